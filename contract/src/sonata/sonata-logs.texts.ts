import { dangerousQuestion, failure, success } from '../dialog-text.ts'
import { leadingZero } from '../format/leading-zero.ts'

/** The dialogs of the admins' Sonata Logs (SPEC §8): apart from the members', which fetch none of these. */
export const sonataLogsTexts = {
  entriesFound: (entries: number) =>
    success('Entries Found.', `You have ${leadingZero(entries)} entries to configure.`),
  /** Own: asked before a request that is not paid for gets its key. */
  askSend: ({ email, transaction }: { email: string; transaction: string }) =>
    dangerousQuestion(
      'Send the key?',
      `This marks transaction ${transaction} as paid, makes its key and mails it to ${email}. It cannot be taken back.`,
    ),
  keySent: (sent: { key: string; email: string; transaction: string }) =>
    success(
      'Key Number Sent',
      `Key ${sent.key} is sent to ${sent.email} for transaction ${sent.transaction}.`,
    ),
  keyFailed: (msg: string) => failure('Key Sent Failed', msg),
  /** Own: the key's mail was sent before, or another admin is sending it. */
  keyOnItsWay: (key: string) =>
    success('Key Issued', `Key ${key} is issued, and its e-mail was sent already or is on its way.`),
  requestDeleted: success('Request Deleted', 'The key request is deleted.'),
} as const
