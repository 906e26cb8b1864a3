import { createHash } from 'node:crypto'
import { maxFaults } from '@dlm/contract/statistics/faults.schema'
import { scrubFault } from '@dlm/contract/statistics/scrub-fault'
import { FieldValue } from 'firebase-admin/firestore'
import { takeView } from '../figures/readers.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { FaultDoc } from './fault.doc.ts'

/** The faults that browsers met, the latest first. */
const get_faults: Handler<'get_faults'> = async ({ platform: { db } }) => {
  const { docs } = await db.collection('faults').orderBy('at', 'desc').limit(maxFaults).get()
  return { data: docs.map((document) => parseDocument(FaultDoc, document)) }
}

/** Counts a zip, unless the browser asks not to be tracked or its address has had its share. */
const made_zip: Handler<'made_zip'> = async ({ platform, address, mayCountVisits, count }) => {
  if (mayCountVisits && (await takeView(platform.throttle, address))) count('zips')
  return {}
}

/** Milliseconds a fault is stored after it last occurred. */
const life = 30 * 24 * 60 * 60 * 1000

/** Counts a fault of a browser. The message is scrubbed here too: what a browser sends is not believed. */
const report_fault: Handler<'report_fault'> = async ({ platform }, { message, release, screen }) => {
  const { db, clock } = platform
  const fault = { message: scrubFault(message), release, screen }
  const digest = createHash('sha256').update(JSON.stringify(fault)).digest('hex').slice(0, 32)
  const at = clock.now()
  await db
    .doc(`faults/${digest}`)
    .set({ ...fault, at, count: FieldValue.increment(1), expireAt: new Date(at + life) }, { merge: true })
  return {}
}

/** Handlers of the statistics domain. */
export const statisticsHandlers = {
  made_zip,
  report_fault,
  get_faults,
}
