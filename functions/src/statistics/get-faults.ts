import { mostFaults } from '@dlm/contract/statistics/faults.schema'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { FaultDoc } from './fault.doc.ts'

/** The faults that browsers met, the latest first. */
export const get_faults: Handler<'get_faults'> = async ({ platform: { db } }) => {
  const { docs } = await db.collection('faults').orderBy('at', 'desc').limit(mostFaults).get()
  return { data: docs.map((document) => parseDocument(FaultDoc, document)) }
}
