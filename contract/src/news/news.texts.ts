import { success } from '../dialog-text.ts'

/** The dialogs of the news (SPEC §8). */
export const newsTexts = {
  liked: success('Liked Post', 'Thank you! Your like is counted.'),
  unliked: success('Unliked Post', 'Thank you for being frank! Your dislike is counted.'),
  submitted: success('News Submitted', 'The article is published.'),
  draftSubmitted: success('News Submitted', 'The draft is saved. Only admins see it.'),
  /** @param time at which it is published, as people write it */
  submittedUntil: (time: string) =>
    success('News Submitted', `Only admins see the article until it is published: ${time}.`),
  /** @param day until which it is good, as people write it */
  previewCopied: (day: string) =>
    success('Preview Link', `The link is copied. Anyone who has it can read this until ${day}.`),
  deleted: success('News Deleted', 'The article is removed.'),
} as const
