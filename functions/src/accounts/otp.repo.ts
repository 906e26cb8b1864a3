import { randomInt } from 'node:crypto'
import type { OtpPurpose } from '@dlm/contract/accounts/accounts.schema'
import { otpRange } from '@dlm/contract/constants'
import { durations } from '@dlm/contract/limits'
import type { DocumentReference } from 'firebase-admin/firestore'
import { isConflict } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { GrantOwner } from '../platform/grants.ts'
import type { Platform } from '../platform/platform.ts'
import { hashSecret, verifySecret } from '../platform/secrets.ts'
import { sessionVersionOf } from '../platform/session-version.ts'
import { OtpDoc } from './otp.doc.ts'

function otpOf({ db }: Platform, purpose: OtpPurpose, uid: string): DocumentReference {
  return db.doc(`otps/${purpose}.${uid}`)
}

/**
 * Makes an OTP of six digits, ends the one before it, and answers it for the mail. For nobody it takes the same time.
 * @param asker the visitor who asks for it
 */
export async function makeOtp(
  platform: Platform,
  purpose: OtpPurpose,
  owner: GrantOwner | null,
  asker: string,
): Promise<string> {
  const code = String(randomInt(otpRange.min, otpRange.max + 1))
  const codeHash = await hashSecret(code)
  const endsAt = platform.clock.now() + durations.otpLife * 1000
  if (owner === null) return code
  const otp: OtpDoc = { codeHash, endsAt, version: owner.sessionVersion, asker }
  await otpOf(platform, purpose, owner.uid).set({ ...otp, expireAt: new Date(endsAt) })
  return code
}

/** Whether this visitor asked for the OTP in force. */
export async function askedForOtp(
  platform: Platform,
  purpose: OtpPurpose,
  uid: string | null,
  visitor: string,
): Promise<boolean> {
  const snapshot = await otpOf(platform, purpose, uid ?? 'nobody').get()
  return snapshot.exists && parseDocument(OtpDoc, snapshot).asker === visitor
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
  const [snapshot, sessionVersion] = await Promise.all([
    ref.get(),
    sessionVersionOf(platform.db, uid ?? 'nobody'),
  ])
  const otp = snapshot.exists ? parseDocument(OtpDoc, snapshot) : null
  const isLive = otp !== null && otp.endsAt > platform.clock.now() && otp.version === sessionVersion
  const right = await verifySecret(code, isLive ? otp.codeHash : null)
  if (!right || uid === null || !snapshot.updateTime) return null
  const batch = platform.db.batch()
  batch.delete(ref, { lastUpdateTime: snapshot.updateTime })
  const grant = platform.grants.issueWith(batch, { uid, sessionVersion }, purpose)
  return batch.commit().then(
    () => grant,
    (error) => {
      if (isConflict(error)) return null
      throw error
    },
  )
}
