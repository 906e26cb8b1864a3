import type { OtpPurpose } from '@dlm/contract/accounts/accounts.schema'
import { accountTexts } from '@dlm/contract/accounts/accounts.texts'
import { callApi } from '../../../lib/api.ts'
import { failureMessage } from '../../../lib/failure-message.ts'
import { notify } from '../../../lib/notify.ts'

/** Milliseconds before another OTP may be sent (SECURITY "Limits"). */
export const resendPause = 60_000

/**
 * Has an OTP mailed, and says so or why not (SPEC §8).
 * @returns whether it was sent
 */
export async function sendOtp(email: string, purpose: OtpPurpose): Promise<boolean> {
  try {
    await callApi('forgot_mail', { email, purpose })
  } catch (error) {
    await notify(accountTexts.otpFailed(failureMessage(error)))
    return false
  }
  await notify(accountTexts.otpSent)
  return true
}
