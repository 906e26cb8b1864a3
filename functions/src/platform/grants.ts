import { durations } from '@dlm/contract/durations'
import type { Firestore, WriteBatch } from 'firebase-admin/firestore'
import * as z from 'zod'
import type { Clock } from './clock.ts'
import { isConflict } from './compare-and-set.ts'
import { sha256 } from './digests.ts'
import { parseDocument } from './documents.ts'
import { randomId } from './ids.ts'
import { readDocument } from './reads.ts'
import { sessionVersionOf } from './session-version.ts'

/** What a one-time grant allows (SECURITY "OTP"). */
export type GrantPurpose = 'password' | 'admin-password' | 'nic' | 'backup'

/** `grants/{sha256 of the token}`; the token itself is stored nowhere. */
const GrantDoc = z.object({
  uid: z.string(),
  purpose: z.string(),
  endsAt: z.number(),
  /** The account's `sessionVersion` when it was issued: what ends its sessions ends its grants. */
  version: z.number().int().optional(),
  /** The sign-in it was issued to, where it must not outlive that. */
  sid: z.string().optional(),
})
type GrantDoc = z.infer<typeof GrantDoc>

/** Whom a grant is issued to: an account, as it is at that moment. */
export interface GrantOwner {
  uid: string
  sessionVersion: number
  /** The sign-in, for what must not outlive it: `redeem` passes it on. */
  sid?: string
}

export interface Grants {
  /** A token of 128 bits, good once within ten minutes for this purpose, until the account's sessions are ended. */
  issue(owner: GrantOwner, purpose: GrantPurpose): Promise<string>
  /** The same with a batch, for what is used up in exchange for it. */
  issueWith(batch: WriteBatch, owner: GrantOwner, purpose: GrantPurpose): string
  /**
   * The uid the token was issued to, or null; the token is used up in one write with what it allows, so that a process
   * that dies leaves both or neither. Where `allow` throws, nothing is written.
   */
  redeem(
    token: string,
    purpose: GrantPurpose,
    allow?: (batch: WriteBatch, uid: string, sid?: string) => void | Promise<void>,
  ): Promise<string | null>
}

export function grants(db: Firestore, clock: Clock): Grants {
  function issueWith(batch: WriteBatch, owner: GrantOwner, purpose: GrantPurpose): string {
    const token = randomId(128)
    const endsAt = clock.now() + durations.grantLife * 1000
    const { uid, sessionVersion: version, sid } = owner
    const grant: GrantDoc = { uid, purpose, endsAt, version, ...(sid !== undefined && { sid }) }
    batch.create(db.doc(`grants/${sha256(token)}`), { ...grant, expireAt: new Date(endsAt) })
    return token
  }

  return {
    issueWith,
    async issue(owner, purpose) {
      const batch = db.batch()
      const token = issueWith(batch, owner, purpose)
      await batch.commit()
      return token
    },
    async redeem(token, purpose, allow) {
      const ref = db.doc(`grants/${sha256(token)}`)
      const snapshot = await readDocument(ref)
      if (!snapshot.updateTime) return null
      const grant = parseDocument(GrantDoc, snapshot)
      const isGood =
        grant.purpose === purpose &&
        grant.endsAt > clock.now() &&
        grant.version === (await sessionVersionOf(db, grant.uid))
      const batch = db.batch()
      if (isGood) await allow?.(batch, grant.uid, grant.sid)
      batch.delete(ref, { lastUpdateTime: snapshot.updateTime })
      // Of several who try at once, one deletes the grant; for the others it is gone or changed.
      const isFirst = await batch.commit().then(
        () => true,
        (error) => {
          if (isConflict(error)) return false
          throw error
        },
      )
      return isFirst && isGood ? grant.uid : null
    },
  }
}
