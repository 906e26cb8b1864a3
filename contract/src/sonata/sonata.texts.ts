import { waits } from '../constants.ts'
import { failure, success } from '../dialog-text.ts'

/** The dialogs of the activation keys (SPEC §8). */
export const sonataTexts = {
  /** With the time after which the key is submitted automatically (SPEC §9); `no` leaves that to the member. */
  newKeyFound: {
    ...success('New Key Found', 'This key is new to us. Shall we submit it? We do so in a moment.'),
    actions: 'yesno',
    time: waits.newKeySubmit,
  },
  emailUpdated: success('Email Address Updated', 'Your key request is registered with your e-mail address.'),
  transactionCopied: success('Transaction Key Copied', 'Please use it as the remark of your payment.'),
  keyCopied: success('Key Number Copied', 'Please paste it into the program.'),
  /** Own: browsers may forbid the clipboard. */
  notCopied: failure(
    'Not Copied',
    'Your browser did not let us copy it. You can select it on the page and copy it from there.',
  ),
} as const
