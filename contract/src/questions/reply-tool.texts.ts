/** The texts of the tool Reply FAQs. */
export const replyToolTexts = {
  list: {
    one: 'question',
    many: 'questions',
    all: 'open questions',
    hint: 'Every question has been answered.',
  },
  emptyHeading: 'You Have No Questions.',
  heading: 'Your Questions',
  reply: 'Reply',
  gone: 'This question has been answered or removed, or is further down the list.',
  isPublic: 'public',
  isNotPublic: 'not public yet',
  publish: 'Publish question',
  deleteQuestion: 'Delete question',
  yourReply: 'Your reply',
  submit: 'Submit',
  sending: 'Sending…',
  ctrl: 'Ctrl',
  enter: 'Enter',
  ctrlEnterHint: 'sends your reply and opens the next question.',
} as const
