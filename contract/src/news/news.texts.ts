import { success } from '../dialog-text.ts'

/** The dialogs of the news (SPEC §8). */
export const newsTexts = {
  liked: success('Liked Post', 'Thanks! We’ve counted your like.'),
  unliked: success('Unliked Post', 'Thanks for being honest! We’ve counted your dislike.'),
  submitted: success('News Submitted', 'The article is published.'),
  draftSubmitted: success('News Submitted', 'The draft is saved. Only admins can see it.'),
  /** @param time at which it is published, as people write it */
  submittedUntil: (time: string) =>
    success('News Submitted', `Only admins can see the article until it’s published on ${time}.`),
  /** @param day until which it is good, as people write it */
  previewCopied: (day: string) =>
    success('Preview Link', `Link copied. Anyone with it can read the article until ${day}.`),
  deleted: success('News Deleted', 'The article is removed.'),
} as const
