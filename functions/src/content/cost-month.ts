import type { CostStep } from '@dlm/contract/costs/cost-steps'
import type { Ceilings } from '@dlm/contract/costs/costs.schema'
import { day } from '@dlm/contract/format/day'
import { ceilings as defaults } from '@dlm/contract/limits'
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { CeilingsDoc, UsageDoc } from '../costs/usage.doc.ts'
import { monthOf } from '../figures/usage.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocuments } from '../platform/reads.ts'
import { reachedStep, stepInForce } from './cost-step.ts'

export const ceilingsRef = (db: Firestore): DocumentReference => db.doc('ceilings/site')

/** The document of a month, `YYYY-MM`. */
export const usageRef = (db: Firestore, month: string): DocumentReference => db.doc(`usage/${month}`)

/** The present state of a month. */
export interface Month {
  month: string
  usage: UsageDoc
  ceilings: Ceilings
  /** The highest step there is reason for, and the one that holds. */
  reached: CostStep
  step: CostStep
}

/** Nothing was counted before the first write. */
export const readUsage = (found: DocumentSnapshot): UsageDoc =>
  found.exists ? parseDocument(UsageDoc, found) : UsageDoc.parse({})

export const readCeilings = (found: DocumentSnapshot): Ceilings =>
  found.exists ? parseDocument(CeilingsDoc, found) : defaults

/** The month that it is now, `YYYY-MM` (UTC). */
export const currentMonth = ({ clock }: Pick<Platform, 'clock'>): string =>
  monthOf(day(new Date(clock.now())))

/** This month as it is stored, or another one. */
export async function findMonth(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  month = currentMonth({ clock }),
): Promise<Month> {
  const [found, site] = await readDocuments(db, [usageRef(db, month), ceilingsRef(db)])
  if (!found || !site) throw new Error('the database answered for fewer documents than it was asked for')
  const [usage, ceilings] = [readUsage(found), readCeilings(site)]
  const reached = reachedStep(usage, ceilings)
  return { month, usage, ceilings, reached, step: stepInForce(reached, usage.lifted) }
}
