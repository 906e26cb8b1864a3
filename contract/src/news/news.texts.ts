import { success } from '../dialog-text.ts'

/** The dialogs of the news (SPEC §8). */
export const newsTexts = {
  liked: success('Liked Post', 'Thank you! Your like is counted.'),
  unliked: success('Unliked Post', 'Thank you for being frank! Your dislike is counted.'),
  submitted: success('News Submitted', 'The article is published.'),
  /** @param day until which it is good, as people write it */
  previewCopied: (day: string) =>
    success('Preview Link', `The link is copied. Whoever has it can read this until ${day}.`),
  deleted: success('News Deleted', 'The article is removed.'),
} as const
