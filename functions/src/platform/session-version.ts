import type { Firestore } from 'firebase-admin/firestore'
import { readDocument } from './reads.ts'

/** The version of an account's sessions, which grants and OTPs carry; 0 where there is no such account. */
export async function sessionVersionOf(db: Firestore, uid: string): Promise<number> {
  return (await readDocument(db.doc(`users/${uid}`))).get('sessionVersion') ?? 0
}
