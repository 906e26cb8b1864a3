import { waits } from '../constants.ts'
import { failure, success } from '../dialog-text.ts'

/** The dialogs of the activation keys (SPEC §8). */
export const sonataTexts = {
  /** With the time after which the key is submitted automatically (SPEC §9); `no` leaves that to the member. */
  newKeyFound: {
    ...success('New Key Found', 'This key is new to us. Submit it now? We’ll do it for you in a moment.'),
    actions: 'yesno',
    time: waits.newKeySubmit,
  },
  emailUpdated: success('Email Address Updated', 'Your key request is registered to your e-mail address.'),
  transactionCopied: success('Transaction Key Copied', 'Use it as the reference for your payment.'),
  keyCopied: success('Key Number Copied', 'Paste it into the program.'),
  /** Own: browsers may forbid the clipboard. */
  notCopied: failure('Not copied', 'Your browser didn’t let us copy it. Select it on the page to copy it.'),
} as const
