import { failure, success } from '../dialog-text.ts'
import { leadingZero } from '../format/leading-zero.ts'

/** The dialogs of the activation keys (SPEC §8). */
export const sonataTexts = {
  entriesFound: (entries: number) =>
    success('Entries Found.', `You have ${leadingZero(entries)} entries to configure.`),
  keySent: (sent: { key: string; email: string; transaction: string }) =>
    success(
      'Key Number Sent',
      `Key ${sent.key} is sent to ${sent.email} for transaction ${sent.transaction}.`,
    ),
  keyFailed: (msg: string) => failure('Key Sent Failed', msg),
  requestDeleted: success('Request Deleted', 'The key request is deleted.'),
  newKeyFound: success('New Key Found', 'This key is new to us. We are submitting it for you.'),
  emailUpdated: success('Email Address Updated', 'Your key request is registered with your e-mail address.'),
  transactionCopied: success('Transaction Key Copied', 'Please use it as the remark of your payment.'),
  keyCopied: success('Key Number Copied', 'Please paste it into the program.'),
} as const
