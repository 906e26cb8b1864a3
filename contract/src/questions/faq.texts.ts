import { leadingZero } from '../format/leading-zero.ts'

/** The texts of the public questions. */
export const faqTexts = {
  signInToAsk: 'Only members can ask questions. We’ll bring you back here.',
  list: { one: 'question', many: 'questions', all: 'questions' },
  ask: 'Ask a question',
  notPublic: 'Only visible to you until we answer or publish it',
  noReply: 'No reply yet',
  replies: (count: number) => `${leadingZero(count)} ${count === 1 ? 'reply' : 'replies'}`,
  noReplyYet: 'No reply yet. Check back soon.',
  loading: 'Loading…',
  retry: 'Try again',
  moreReplies: 'More replies',
  allQuestions: 'All questions',
} as const
