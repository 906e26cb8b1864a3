import { failure, success } from '../dialog-text.ts'

/** The dialogs of the set-up; none is documented. */
export const setupTexts = {
  mailSent: (email: string) => success('Test e-mail sent', `Check the inbox of ${email}.`),
  mailFailed: (reason: string) => failure('Test e-mail not sent', reason),
} as const
