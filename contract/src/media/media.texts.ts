import { failure, success } from '../dialog-text.ts'

/** The dialogs of saved media (SPEC §8). */
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
} as const
