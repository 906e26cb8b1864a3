import { success } from '../dialog-text.ts'

/** The dialogs of the news (SPEC §8). */
export const newsTexts = {
  liked: success('Liked Post', 'Thanks! We counted your like.'),
  unliked: success('Unliked Post', 'Thanks for being honest! We counted your dislike.'),
  submitted: success('News Submitted', 'Your article is published.'),
  draftSubmitted: success('News Submitted', 'Your draft is saved. Only admins can see it.'),
  /** @param time at which it is published, as people write it */
  submittedUntil: (time: string) =>
    success('News Submitted', `Only admins can see the article until it’s published: ${time}.`),
  /** @param day until which it is good, as people write it */
  previewCopied: (day: string) =>
    success('Preview link copied', `Anyone with the link can read this until ${day}.`),
  deleted: success('News Deleted', 'The article has been deleted.'),
} as const
