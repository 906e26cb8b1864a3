import type { OtpPurpose } from '@dlm/contract/accounts/accounts.schema'
import { accountTexts } from '@dlm/contract/accounts/accounts.texts'
import { durations } from '@dlm/contract/durations'
import { callApi } from '../../../lib/api/api.ts'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { notify } from '../../../lib/notify.ts'
import { storeSentOtp } from './sent-otp.ts'

/**
 * Requests an OTP by mail, and reports the result (SPEC §8). After a mail within the last minute the form waits for that OTP.
 * The OTP step is shown once the mail is confirmed.
 */
export async function sendOtp(email: string, purpose: OtpPurpose): Promise<void> {
  try {
    await callApi('forgot_mail', { email, purpose })
  } catch (error) {
    const wasJustSent = error instanceof ApiFailure && error.code === 'otp-just-sent'
    const dialog = wasJustSent ? accountTexts.otpJustSent : accountTexts.otpFailed
    await notify(dialog(failureMessage(error)))
    if (wasJustSent) storeSentOtp(purpose, email, error.retryAfter ?? durations.otpPause)
    return
  }
  await notify(accountTexts.otpSent)
  storeSentOtp(purpose, email, durations.otpPause)
}
