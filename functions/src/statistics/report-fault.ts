import { createHash } from 'node:crypto'
import { scrubFault } from '@dlm/contract/statistics/scrub-fault'
import { FieldValue } from 'firebase-admin/firestore'
import type { Handler } from '../platform/handler.ts'

/** Milliseconds a fault is kept after it was last met. */
const life = 30 * 24 * 60 * 60 * 1000

/** Counts a fault of a browser. The message is scrubbed here too: what a browser sends is not believed. */
export const report_fault: Handler<'report_fault'> = async ({ platform }, { message, release, screen }) => {
  const { db, clock } = platform
  const kept = { message: scrubFault(message), release, screen }
  const digest = createHash('sha256').update(JSON.stringify(kept)).digest('hex').slice(0, 32)
  const at = clock.now()
  await db
    .doc(`faults/${digest}`)
    .set({ ...kept, at, count: FieldValue.increment(1), expireAt: new Date(at + life) }, { merge: true })
  return {}
}
