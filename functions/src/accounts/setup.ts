import { durations } from '@dlm/contract/durations'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { sha256 } from '../platform/digests.ts'
import { parseDocument } from '../platform/documents.ts'
import { randomId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { countRoles } from '../roles/count-roles.ts'

/**
 * `setup/site`, there from the link until the set-up ends: the hash of the link's token, and until when it is valid;
 * then when it was used, and when a test mail was sent. Times in ms.
 */
export const SetupDoc = z.object({
  token: z.object({ hash: z.string(), until: z.number() }).nullable().default(null),
  startedAt: z.number().nullable().default(null),
  mailedAt: z.number().nullable().default(null),
})
export type SetupDoc = z.infer<typeof SetupDoc>

const tokenBits = 240

export const setupRef = (db: Firestore) => db.doc('setup/site')

/** The set-up as it is; null where none was begun, or it has ended. */
export async function findSetup(db: Firestore): Promise<SetupDoc | null> {
  const snapshot = await setupRef(db).get()
  return snapshot.exists ? parseDocument(SetupDoc, snapshot) : null
}

/** Whether this token sets up the portal now. */
export function opens({ token }: SetupDoc, given: string, now: number): boolean {
  return token !== null && token.hash === sha256(given) && now < token.until
}

/** A token for the link that sets up the portal, in place of any earlier one; null where the portal has an admin. */
export async function issueSetupToken(platform: Pick<Platform, 'db' | 'clock'>): Promise<string | null> {
  const { db, clock } = platform
  if ((await countRoles(platform)).admins > 0) return null
  const token = randomId(tokenBits)
  const setup: SetupDoc = {
    ...{ startedAt: null, mailedAt: null },
    token: { hash: sha256(token), until: clock.now() + durations.setupLink * 1000 },
  }
  await setupRef(db).set(setup)
  return token
}
