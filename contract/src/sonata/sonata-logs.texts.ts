import { failure, success } from '../dialog-text.ts'
import { leadingZero } from '../format/leading-zero.ts'

/** The dialogs of the admins' Sonata Logs (SPEC §8): apart from the members', which fetch none of these. */
export const sonataLogsTexts = {
  entriesFound: (entries: number) =>
    success('Entries Found.', `You have ${leadingZero(entries)} entries to configure.`),
  keySent: (sent: { key: string; email: string; transaction: string }) =>
    success(
      'Key Number Sent',
      `We sent key ${sent.key} to ${sent.email} for transaction ${sent.transaction}.`,
    ),
  keyFailed: (msg: string) => failure('Key Sent Failed', msg),
  /** Own: the key's mail was sent before, or another admin is sending it. */
  keyOnItsWay: (key: string) =>
    success('Key issued', `We issued key ${key}. Its e-mail has been sent or is on its way.`),
  requestDeleted: success('Request Deleted', 'The key request has been deleted.'),
} as const
