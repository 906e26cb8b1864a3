import { failure, success } from '../dialog-text.ts'

/** The dialogs of the set-up; none is documented. */
export const setupTexts = {
  mailSent: (email: string) => success('Test Mail Sent', `It is on its way to ${email}. Look for it there.`),
  mailFailed: (reason: string) => failure('Test Mail Not Sent', reason),
} as const
