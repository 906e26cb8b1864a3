import { day } from '@dlm/contract/format/day'
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore'
import * as z from 'zod'
import { isOut } from '../content/publication.ts'
import { readerEnd, readerOf, takeView, type Viewer } from '../figures/readers.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { shardedCounters } from '../platform/counters.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocument, readDocuments } from '../platform/reads.ts'

const counters = shardedCounters(['got'])

/** `services/{id}/readers/{visitor}`: the day (YYYY-MM-DD) on which this visitor's view was last counted. */
const ViewDoc = z.object({ viewedOn: z.string() })

/**
 * Counts a visitor's first view of the day of a service; answers how often it was viewed, and whether this is such a view.
 * @param who its address has only so many views an hour; more are not counted
 * @throws ApiError service-not-found, for one that only admins see too
 */
export async function countView(
  { db, clock, throttle }: Platform,
  id: string,
  { visitor, address, mayCountVisits }: Viewer,
): Promise<{ got: number; isNewView: boolean }> {
  const ref = db.doc(`services/${id}`)
  const snapshot = await readDocument(ref)
  if (!snapshot.exists || !isOut(snapshot, clock)) throw new ApiError('service-not-found')
  const viewedOn = day(new Date(clock.now()))
  const reader = readerOf(ref, visitor)
  const isCounted = (found: DocumentSnapshot) =>
    found.exists && parseDocument(ViewDoc, found).viewedOn === viewedOn
  const lastView = await readDocument(reader)
  const count = (found: DocumentSnapshot) => {
    const also = (batch: WriteBatch) => counters.add(batch, ref, { got: 1 })
    const view = { viewedOn, ...readerEnd(clock, false) }
    return { data: isCounted(found) ? null : view, result: !isCounted(found), also }
  }
  const mayCount = mayCountVisits && !isCounted(lastView) && (await takeView(throttle, address))
  const isNewView = mayCount && (await compareAndSet(reader, count, lastView))
  const counts = counters.sum(await readDocuments(db, counters.refs(ref)))
  await counters.rollUp(snapshot, counts, clock)
  return { got: counts.got, isNewView }
}
