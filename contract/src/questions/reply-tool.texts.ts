/** The texts of the tool Reply FAQs. */
export const replyToolTexts = {
  isPublic: 'public',
  isNotPublic: 'not public yet',
  publish: 'Publish question',
  deleteQuestion: 'Delete question',
  emptyHeading: 'You Have No Questions.',
  heading: 'Your Questions',
  gone: 'This question has been answered or removed, or is further down the list.',
  reply: 'Reply',
  yourReply: 'Your reply',
  submit: 'Submit',
  sending: 'Sending…',
  ctrl: 'Ctrl',
  enter: 'Enter',
  ctrlEnterHint: 'sends your reply and opens the next question.',
  list: {
    one: 'question',
    many: 'questions',
    all: 'open questions',
    hint: 'Every question has been answered.',
  },
} as const
