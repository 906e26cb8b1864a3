import { bounds } from '@dlm/contract/limits'
import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { isLostRace } from './compare-and-set.ts'
import { sha256 } from './digests.ts'
import { parseDocument } from './documents.ts'
import { randomId } from './ids.ts'

/** What a one-time grant allows (SECURITY "OTP"). */
export type GrantPurpose = 'password' | 'admin-password' | 'nic'

/** `grants/{sha256 of the token}`; the token itself is stored nowhere. */
const GrantDoc = z.object({ uid: z.string(), purpose: z.string(), endsAt: z.number() })

export interface Grants {
  /** A token of 128 bits, good once within ten minutes for this user and purpose. */
  issue(uid: string, purpose: GrantPurpose): Promise<string>
  /** The uid the token was issued to, or null. Whatever the answer, the token is used up. */
  redeem(token: string, purpose: GrantPurpose): Promise<string | null>
}

export function grants(db: Firestore, clock: Clock): Grants {
  return {
    async issue(uid, purpose) {
      const token = randomId(128)
      const endsAt = clock.now() + bounds.grantLife * 1000
      await db.doc(`grants/${sha256(token)}`).create({ uid, purpose, endsAt, expireAt: new Date(endsAt) })
      return token
    },
    async redeem(token, purpose) {
      const ref = db.doc(`grants/${sha256(token)}`)
      const snapshot = await ref.get()
      if (!snapshot.updateTime) return null
      const grant = parseDocument(GrantDoc, snapshot)
      // Of several who try at once, one deletes the grant; for the others it is gone or changed.
      const mine = await ref.delete({ lastUpdateTime: snapshot.updateTime }).then(
        () => true,
        (error) => {
          if (isLostRace(error)) return false
          throw error
        },
      )
      return mine && grant.purpose === purpose && grant.endsAt > clock.now() ? grant.uid : null
    },
  }
}
