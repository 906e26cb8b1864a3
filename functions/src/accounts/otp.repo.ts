import { randomInt } from 'node:crypto'
import type { OtpPurpose } from '@dlm/contract/accounts/accounts.schema'
import { otpRange } from '@dlm/contract/constants'
import { bounds } from '@dlm/contract/limits'
import type { DocumentReference } from 'firebase-admin/firestore'
import { isLostRace } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { hashSecret, verifySecret } from '../platform/secrets.ts'
import { OtpDoc } from './otp.doc.ts'

function otpOf({ db }: Platform, purpose: OtpPurpose, uid: string): DocumentReference {
  return db.doc(`otps/${purpose}.${uid}`)
}

/** Makes an OTP of six digits, ends the one before it, and answers it for the mail. For nobody it takes the same time. */
export async function makeOtp(platform: Platform, purpose: OtpPurpose, uid: string | null): Promise<string> {
  const code = String(randomInt(otpRange.min, otpRange.max + 1))
  const codeHash = await hashSecret(code)
  const endsAt = platform.clock.now() + bounds.otpLife * 1000
  const otp: OtpDoc = { codeHash, endsAt }
  if (uid !== null) await otpOf(platform, purpose, uid).set({ ...otp, expireAt: new Date(endsAt) })
  return code
}

/**
 * Takes the OTP in force for a grant: one write, so that a process that dies leaves one of them. It is compared outside of
 * any transaction, and used up on the condition that no other was sent meanwhile and nobody else used it (SECURITY "OTP").
 * @returns null where this is not the OTP
 */
export async function exchangeOtp(
  platform: Platform,
  purpose: OtpPurpose,
  uid: string | null,
  code: string,
): Promise<string | null> {
  const ref = otpOf(platform, purpose, uid ?? 'nobody')
  const snapshot = await ref.get()
  const otp = snapshot.exists ? parseDocument(OtpDoc, snapshot) : null
  const isLive = otp !== null && otp.endsAt > platform.clock.now()
  const right = await verifySecret(code, isLive ? otp.codeHash : null)
  if (!right || uid === null || !snapshot.updateTime) return null
  const batch = platform.db.batch()
  batch.delete(ref, { lastUpdateTime: snapshot.updateTime })
  const grant = platform.grants.issueWith(batch, uid, purpose)
  return batch.commit().then(
    () => grant,
    (error) => {
      if (isLostRace(error)) return null
      throw error
    },
  )
}
