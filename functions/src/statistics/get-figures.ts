import { Figures, figureDays } from '@dlm/contract/statistics/figures.schema'
import { FieldPath } from 'firebase-admin/firestore'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { lastDays } from '../platform/last-days.ts'

/** The figures of the last days, with what this instance has counted and not yet written. */
export const get_figures: Handler<'get_figures'> = async ({ platform: { db, clock, figures } }) => {
  await figures.flush()
  const days = lastDays(clock)
  const { docs } = await db
    .collection('statistics')
    .orderBy(FieldPath.documentId())
    .startAt(days[0])
    .limit(figureDays)
    .get()
  const found = new Map(docs.map((document) => [document.id, parseDocument(Figures, document)]))
  return { data: days.map((date) => ({ ...(found.get(date) ?? Figures.parse({})), day: date })) }
}
