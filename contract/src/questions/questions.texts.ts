import { dangerousQuestion, success } from '../dialog-text.ts'

/** The dialogs of questions and replies (SPEC §8). */
export const questionTexts = {
  added: success('Question added', 'We will reply to your question soon.'),
  /** Own: an admin publishes a question. */
  released: success('Question Released', 'Everybody can read the question now.'),
  deleted: success('Question deleted', 'Your question and its replies are deleted.'),
  /** Own, as the next one: what is asked before. */
  askDelete: dangerousQuestion(
    'Delete this question?',
    'Your question and its replies will be deleted for everyone.',
  ),
  askDeleteReply: dangerousQuestion(
    'Delete this reply?',
    'The reply to your question will be deleted for everyone.',
  ),
  /** Own: a reply is saved for questions that are asked often. */
  replySaved: success('Reply Saved', 'It can be inserted into every reply.'),
  replySubmitted: success('Reply Submitted', 'The reply is published.'),
} as const
