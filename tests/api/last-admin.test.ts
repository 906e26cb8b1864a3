import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { afterAll, expect, it } from 'vitest'
import { deleteAccount } from '../../functions/src/accounts/account-deletion.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aUserDoc } from '../support/factories/users.ts'
import { aPlatform } from '../support/platform.ts'

/** A database in which nobody is but who is put there: the portal's own has the admins of all other tests. */
const app = initializeApp({ projectId: 'demo-last-admin' }, 'last-admin')
const db = getFirestore(app)
const platform = { ...aPlatform(), db }
afterAll(() => deleteApp(app))

const isThere = async (uid: string) => (await db.doc(`users/${uid}`).get()).exists
const outcome = (result: PromiseSettledResult<void>) =>
  result.status === 'fulfilled' ? 'gone' : (result.reason as { code: string }).code

it('the last two admins who delete their accounts at once leave one', { timeout: 120_000 }, async () => {
  for (let round = 0; round < 20; round++) {
    await db.recursiveDelete(db.collection('users'))
    const uids = ['one', 'other']
    const admin = { role: 'admin', adid: 'ADM-1' } as const
    await writeDocuments(db, [
      ...uids.map((uid) => documents.users(uid, aUserDoc(admin))),
      documents.users('client', aUserDoc()),
    ])
    const results = await Promise.allSettled(uids.map((uid) => deleteAccount(platform, uid)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const there = await Promise.all(uids.map(isThere))
    expect(there.filter(Boolean)).toHaveLength(1)
    const left = uids[there.indexOf(true)] ?? ''
    const again = await Promise.allSettled([deleteAccount(platform, left), deleteAccount(platform, 'client')])
    expect(again.map(outcome)).toEqual(['last-admin', 'gone'])
    expect(await isThere(left)).toBe(true)
  }
})
