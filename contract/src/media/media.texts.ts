import { dangerousQuestion, failure, success } from '../dialog-text.ts'
import { plural } from '../format/plural.ts'
import { zipFiles } from './zip-limits.ts'

/** The dialogs of saved media and the zip (SPEC §8). */
export const mediaTexts = {
  saved: (media: number) =>
    success('Media Saved', `Find ${media === 1 ? 'it' : 'them'} in your saved media.`),
  /** Own message: a visitor's stay in the browser until the sign-in. */
  savedHere: (media: number) =>
    success(
      'Media Saved',
      media === 1
        ? 'Saved in this browser. Sign in to add it to your account.'
        : 'Saved in this browser. Sign in to add them to your account.',
    ),
  removed: success('Media Removed', 'It’s no longer in your saved media.'),
  savingFailed: (msg: string) => failure('Problem saving media', msg),
  zipFull: failure('The zip is full', `A zip can hold ${zipFiles} files. Download it before you add more.`),
  /** Asked before a choice of files is given up. */
  zipClose: (files: number) =>
    dangerousQuestion(
      'Close the zip?',
      `You’ll lose your selection of ${plural(files, 'file')}.`,
      'Close the zip',
    ),
} as const
