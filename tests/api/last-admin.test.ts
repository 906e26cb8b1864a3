import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { deleteAccount } from '../../functions/src/accounts/account-deletion.ts'
import type { Context } from '../../functions/src/platform/handler.ts'
import { ensureOwner } from '../../functions/src/roles/last-owner.ts'
import { demote_admin } from '../../functions/src/users/demote-admin.ts'
import { set_role } from '../../functions/src/users/set-role.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aCredentialsDoc, aUserDoc } from '../support/factories/users.ts'
import { aPlatform } from '../support/platform.ts'

/** An empty database: the portal's own has the admins of all other tests. */
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
    const isLeft = await Promise.all(uids.map(isThere))
    expect(isLeft.filter(Boolean)).toHaveLength(1)
    const remaining = uids[isLeft.indexOf(true)] ?? ''
    const again = await Promise.allSettled([
      deleteAccount(platform, remaining),
      deleteAccount(platform, 'client'),
    ])
    expect(again.map(outcome)).toEqual(['last-admin', 'gone'])
    expect(await isThere(remaining)).toBe(true)
  }
})

describe('of two owners who go at once one stays', () => {
  const owner = { role: 'admin', adminRole: 'owner', adid: 'ADM-1' } as const
  const by = (uid: string) => ({ platform, caller: { uid, user: uid }, address: 'here' }) as Context<'admin'>
  const ways = {
    'delete their accounts': (uid: string) => deleteAccount(platform, uid),
    'step down': async (uid: string) => void (await set_role(by(uid), { uid, role: 'editor' })),
    'demote each other': async (uid: string) =>
      void (await demote_admin(by(uid), { uid: uid === 'one' ? 'other' : 'one', authby: undefined })),
  }
  const owners = async () =>
    (await db.collection('users').where('role', '==', 'admin').where('adminRole', '==', 'owner').get()).docs

  it.each(Object.entries(ways))('when they %s', { timeout: 120_000 }, async (name, go) => {
    for (let round = 0; round < 10; round++) {
      await db.recursiveDelete(db.collection('users'))
      await writeDocuments(db, [
        ...['one', 'other'].flatMap((uid) => [
          documents.users(uid, aUserDoc(owner)),
          documents.credentials(uid, aCredentialsDoc()),
        ]),
        documents.users('admin', aUserDoc({ role: 'admin', adid: 'ADM-2' })),
      ])
      const results = await Promise.allSettled(['one', 'other'].map(go))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const [remaining, ...more] = await owners()
      expect(more).toEqual([])
      if (name === 'demote each other') continue
      const again = await Promise.allSettled([go(remaining?.id ?? '')])
      expect(again.map(outcome)).toEqual(['last-owner'])
      expect(await owners()).toHaveLength(1)
    }
  })
})

it('a portal of before there were roles gets its oldest admin as owner, once', async () => {
  await db.recursiveDelete(db.collection('users'))
  const admin = (createdAt: number) => aUserDoc({ role: 'admin', adid: 'ADM-1', createdAt })
  await writeDocuments(db, [
    documents.users('client', aUserDoc({ createdAt: 1 })),
    documents.users('second', admin(3)),
    documents.users('first', admin(2)),
  ])
  const roles = async () =>
    Object.fromEntries(
      (await db.collection('users').get()).docs.map((found) => [found.id, found.get('adminRole')]),
    )
  await ensureOwner(db)
  const expected = { client: undefined, first: 'owner', second: undefined }
  expect(await roles()).toEqual(expected)
  await db.doc('users/client').update({ role: 'admin' })
  await ensureOwner(db)
  expect(await roles()).toEqual(expected)
})
