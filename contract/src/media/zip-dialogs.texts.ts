import { dangerousQuestion, failure } from '../dialog-text.ts'
import { plural } from '../format/plural.ts'
import { zipFiles } from './zip-limits.ts'

/** The dialogs of the zip. */
export const zipDialogTexts = {
  zipFull: failure('The zip is full', `A zip can hold ${zipFiles} files. Download it before you add more.`),
  /** Asked before a choice of files is given up. */
  zipClose: (files: number) =>
    dangerousQuestion(
      'Close the zip?',
      `You’ll lose your selection of ${plural(files, 'file')}.`,
      'Close the zip',
    ),
} as const
