import type { OtpPurpose } from '@dlm/contract/accounts/accounts.schema'
import { durations } from '@dlm/contract/durations'
import { storedValue } from '../../../lib/storage/stored-value.ts'

/** An OTP that was mailed and is still valid; never the OTP itself, nor the grant it is exchanged for. */
export interface SentOtp {
  purpose: OtpPurpose
  email: string
  /** When another may be sent, in milliseconds. */
  resendAt: number
  /** When it expires, in milliseconds. */
  endsAt: number
}

function parse(json: unknown): SentOtp | null {
  const { purpose, email, resendAt, endsAt } = Object(json)
  const isWhole =
    typeof purpose === 'string' &&
    typeof email === 'string' &&
    [resendAt, endsAt].every((time) => typeof time === 'number')
  return isWhole ? { purpose: purpose as OtpPurpose, email, resendAt, endsAt } : null
}

/** In the session storage, so that a reload, or reading the mail in the same tab, leads back to the field for the OTP. */
const sentOtp = storedValue<SentOtp | null>({
  key: 'dsp-otp',
  persistence: 'tab',
  parse,
  toJson: (sent) => sent ?? undefined,
})

/**
 * Stores that an OTP was mailed.
 * @param pause seconds until another may be
 */
export function storeSentOtp(purpose: OtpPurpose, email: string, pause: number): void {
  const now = Date.now()
  sentOtp.set({ purpose, email, resendAt: now + pause * 1000, endsAt: now + durations.otpLife * 1000 })
}

/** The OTP was used or cancelled. */
export function forgetSentOtp(): void {
  sentOtp.set(null)
}

/**
 * The valid OTP for this purpose, if there is one.
 * @param owner the address of the signed-in user, if only an OTP for that address counts
 */
export function useSentOtp(purpose: OtpPurpose, owner?: string): SentOtp | null {
  const sent = sentOtp.use()
  if (sent?.purpose !== purpose || sent.endsAt <= Date.now()) return null
  return owner === undefined || sent.email.toLowerCase() === owner.toLowerCase() ? sent : null
}
