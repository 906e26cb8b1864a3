import { dangerousQuestion, success } from '../dialog-text.ts'

/** The dialogs of questions and replies (SPEC §8). */
export const questionTexts = {
  added: success('Question added', 'We’ll reply soon.'),
  /** Own: an admin publishes a question. */
  released: success('Question published', 'Everyone can read it now.'),
  deleted: success('Question deleted', 'Your question and its replies have been deleted.'),
  /** Own, as the next one: what is asked before. */
  askDelete: dangerousQuestion(
    'Delete this question?',
    'Your question and its replies will be deleted for everyone.',
    'Delete question',
  ),
  askDeleteReply: dangerousQuestion(
    'Delete this reply?',
    'The reply to your question will be deleted for everyone.',
    'Delete reply',
  ),
  /** Own: a reply is saved for questions that are asked often. */
  replySaved: success('Reply saved', 'You can insert it into any reply.'),
  replySubmitted: success('Reply Submitted', 'Your reply is published.'),
} as const
