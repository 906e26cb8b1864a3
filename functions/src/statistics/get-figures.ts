import { day } from '@dlm/contract/format/day'
import { Figures, figureDays } from '@dlm/contract/statistics/figures.schema'
import { FieldPath } from 'firebase-admin/firestore'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The figures of the last days, with what this instance has counted and not yet written. */
export const get_figures: Handler<'get_figures'> = async ({ platform: { db, clock, figures } }) => {
  await figures.flush()
  const ago = (days: number) => day(new Date(clock.now() - days * dayMs))
  const days = Array.from({ length: figureDays }, (_, at) => ago(figureDays - 1 - at))
  const { docs } = await db
    .collection('statistics')
    .orderBy(FieldPath.documentId())
    .startAt(days[0])
    .limit(figureDays)
    .get()
  const found = new Map(docs.map((document) => [document.id, parseDocument(Figures, document)]))
  return { data: days.map((date) => ({ ...(found.get(date) ?? Figures.parse({})), day: date })) }
}
