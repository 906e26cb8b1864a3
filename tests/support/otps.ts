import type { OtpPurpose } from '@dlm/contract/accounts/accounts.schema'
import { hashSecret } from '../../functions/src/platform/secrets.ts'
import { db } from './admin.ts'
import type { Person } from './people.ts'
import { aPlatform } from './platform.ts'

/** The code that `giveOtp` puts to an account. */
export const OTP = '482913'

/** Puts an OTP to an account as `forgot_mail` leaves it, without its mail, and without the second that an answer takes. */
export async function giveOtp({ uid }: Pick<Person, 'uid'>, purpose: OtpPurpose): Promise<void> {
  const otp = { codeHash: await hashSecret(OTP), endsAt: Date.now() + 60_000, version: 0 }
  await db.doc(`otps/${purpose}.${uid}`).set(otp)
}

/** A grant as `get_varify` answers it for the right code. */
export function grantFor({ uid }: Pick<Person, 'uid'>, purpose: OtpPurpose): Promise<string> {
  return aPlatform().grants.issue({ uid, sessionVersion: 0 }, purpose)
}
