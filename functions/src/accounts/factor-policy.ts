import type { Firestore } from 'firebase-admin/firestore'
import { parseDocument } from '../platform/documents.ts'
import type { Caller } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { PolicyDoc } from './policy.doc.ts'
import { isOn, readCredentials } from './second-factor.ts'

export const policyRef = (db: Firestore) => db.doc('policies/admins')

/** Whether owners ask every admin for a second factor; read at each call that it matters to. */
export async function isFactorRequired({ db }: Pick<Platform, 'db'>): Promise<boolean> {
  const policy = await policyRef(db).get()
  return policy.exists && parseDocument(PolicyDoc, policy).factor
}

/** The HTTP machine's `Identity.lacksFactor`. */
export async function lacksFactor(platform: Platform, { uid }: Pick<Caller, 'uid'>): Promise<boolean> {
  if (!(await isFactorRequired(platform))) return false
  return !isOn((await readCredentials(platform, uid))?.factor)
}
