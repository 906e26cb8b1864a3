import { brand } from '@dlm/contract/brand/brand'
import { day } from '@dlm/contract/format/day'
import type { MailResult } from '../platform/mail.ts'
import type { Platform } from '../platform/platform.ts'

interface Recipient {
  user: string
  email: string
}

/** Mails an OTP; the fields are those of SPEC §7. */
export function mailOtp({ mailer }: Platform, { user, email }: Recipient, code: string): Promise<MailResult> {
  return mailer.send({
    template: 'otp',
    fields: { mail_to: email, to_name: user, from: brand.product, code },
  })
}

/** What an owner is told by mail after it happened, so that a stranger who did it is noticed. */
export type AccountChange = 'password' | 'admin password'

/** Tells the owner of a changed password. Nothing hangs on it: the change is done, whether the mail arrives or not. */
export async function mailChange(
  { mailer, clock }: Platform,
  { user, email }: Recipient,
  change: AccountChange,
): Promise<void> {
  await mailer.send({
    template: 'notice',
    fields: {
      mail_to: email,
      to_name: user,
      from: brand.product,
      sub: `Your ${change} was changed`,
      body: `The ${change} of your account was changed on ${day(new Date(clock.now()))}. If that was not you, set a new password at once.`,
    },
  })
}
