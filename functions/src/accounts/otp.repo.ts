import { randomInt } from 'node:crypto'
import type { OtpPurpose } from '@dlm/contract/accounts/accounts.schema'
import { otpRange } from '@dlm/contract/constants'
import { durations } from '@dlm/contract/durations'
import type { DocumentReference } from 'firebase-admin/firestore'
import { isConflict } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { hashSecret, verifySecret } from '../platform/secrets.ts'
import { sessionVersionOf } from '../platform/session-version.ts'
import { OtpDoc } from './otp.doc.ts'
import type { OtpOwner } from './otp-owner.ts'

function otpOf(
  { db }: Platform,
  purpose: OtpPurpose,
  { holder }: Pick<OtpOwner, 'holder'>,
): DocumentReference {
  return db.doc(`otps/${purpose}.${holder}`)
}

/**
 * Makes an OTP of six digits, ends the one before it, and answers it for the mail. That of an unknown address is stored too,
 * although it is not mailed: all later steps are the same.
 * @param asker the visitor who asks for it
 */
export async function makeOtp(
  platform: Platform,
  purpose: OtpPurpose,
  owner: Pick<OtpOwner, 'holder' | 'version'>,
  asker: string,
): Promise<string> {
  const code = String(randomInt(otpRange.min, otpRange.max + 1))
  const codeHash = await hashSecret(code)
  const endsAt = platform.clock.now() + durations.otpLife * 1000
  const otp: OtpDoc = { codeHash, endsAt, version: owner.version, asker }
  await otpOf(platform, purpose, owner).set({ ...otp, expireAt: new Date(endsAt) })
  return code
}

/** Whether this visitor asked for the OTP in force. */
export async function askedForOtp(
  platform: Platform,
  purpose: OtpPurpose,
  owner: Pick<OtpOwner, 'holder'>,
  visitor: string,
): Promise<boolean> {
  const snapshot = await otpOf(platform, purpose, owner).get()
  return snapshot.exists && parseDocument(OtpDoc, snapshot).asker === visitor
}

/**
 * Takes the OTP in force for a grant: one write, so that a process that dies leaves one of them. It is compared outside of
 * any transaction, and used up on the condition that no other was sent or used meanwhile (SECURITY "OTP").
 * @returns null where this is not the OTP
 */
export async function exchangeOtp(
  platform: Platform,
  purpose: OtpPurpose,
  owner: Pick<OtpOwner, 'uid' | 'holder'>,
  code: string,
): Promise<string | null> {
  const { uid } = owner
  const ref = otpOf(platform, purpose, owner)
  const [snapshot, sessionVersion] = await Promise.all([
    ref.get(),
    sessionVersionOf(platform.db, uid ?? 'none'),
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
