/** The texts of the form that asks, and of a member's own questions. */
export const askingTexts = {
  ownQuestions: 'Your questions',
  noQuestions: 'You haven’t asked anything yet. Your questions and our replies will appear here.',
  list: { one: 'question', many: 'questions', all: 'questions' },
  deleteReply: 'Delete reply',
  deleteQuestion: 'Delete question',
  title: 'Ask a question',
  name: 'Your name',
  question: 'Your question',
  questionMissing: 'Write your question.',
  publicHint:
    'Only you can see your question until we answer or publish it. Then everyone can read it, with your username and our replies.',
  sending: 'Sending…',
  ask: 'Ask',
  similar: 'Similar questions',
  similarHint: 'These questions might help:',
  deleting: 'Deleting…',
} as const
