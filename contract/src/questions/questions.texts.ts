import { confirmation, success } from '../dialog-text.ts'

/** The dialogs of questions and replies (SPEC §8). */
export const questionTexts = {
  added: success('Question added', 'We will reply to your question soon.'),
  deleted: success('Question deleted', 'Your question and its replies are deleted.'),
  /** Own, as the next one: what is asked before. */
  askDelete: confirmation(
    'Delete this question?',
    'Your question and its replies will be deleted for everybody.',
  ),
  askDeleteReply: confirmation(
    'Delete this reply?',
    'The reply to your question will be deleted for everybody.',
  ),
  replySubmitted: success('Reply Submitted', 'The reply is published.'),
} as const
