import type { OtpPurpose } from '@dlm/contract/accounts/accounts.schema'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Context } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { nameKey } from './unique-name.doc.ts'
import { UserDoc } from './user.doc.ts'
import { findUid } from './user.repo.ts'

/** Whose OTP a call is about. */
export interface OtpOwner {
  /** null for an unknown address: the call continues as for a known one (SECURITY "OTP"). */
  uid: string | null
  /** What its OTPs are stored under: the uid, or a digest of an unknown address, so that its tries are counted alike. */
  holder: string
  /** What limits are counted by: account and purpose. */
  key: string
  /** The account's `sessionVersion`; 0 without an account. */
  version: number
}

/**
 * Who an OTP for this purpose and address belongs to. A password can be recovered without a session; the other purposes are the
 * signed-in owner's of exactly that address (SPEC §5).
 * @throws ApiError sign-in-required, email-mismatch, not-allowed
 */
export async function otpOwner(
  { platform, caller }: Context<'public'>,
  { email, purpose }: { email: string; purpose: OtpPurpose },
): Promise<OtpOwner> {
  if (purpose === 'password') {
    const uid = await findUid(platform, email)
    const holder = uid ?? platform.digests.keyed('otp-holder', nameKey(email))
    return { uid, holder, key: `${purpose}.${holder}`, version: await versionOf(platform, uid) }
  }
  if (!caller) throw new ApiError('sign-in-required')
  if (caller.email !== email) throw new ApiError('email-mismatch')
  if (purpose === 'admin-password' && caller.role !== 'admin') throw new ApiError('not-allowed')
  return {
    uid: caller.uid,
    holder: caller.uid,
    key: `${purpose}.${caller.uid}`,
    version: await versionOf(platform, caller.uid),
  }
}

/** Reads a document without an account too, so that it takes the same time. */
async function versionOf({ db }: Platform, uid: string | null): Promise<number> {
  const snapshot = await db.doc(`users/${uid ?? 'none'}`).get()
  return snapshot.exists ? parseDocument(UserDoc, snapshot).sessionVersion : 0
}
