import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { CredentialsDoc } from '../../functions/src/accounts/credentials.doc.ts'
import { nameKey } from '../../functions/src/accounts/unique-name.doc.ts'
import { AuditDoc } from '../../functions/src/content/audit.doc.ts'
import { systemClock } from '../../functions/src/platform/clock.ts'
import { verifySecret } from '../../functions/src/platform/secrets.ts'
import { makeFirstAdmin } from '../../scripts/lib/first-admin.ts'
import { resetFactor } from '../../scripts/lib/reset-factor.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aCredentialsDoc, aUserDoc } from '../support/factories/users.ts'

/** A database without admins: the portal's own has some. */
const app = initializeApp({ projectId: 'demo-first-admin' }, 'first-admin')
const db = getFirestore(app)
const platform = { db, clock: systemClock }
afterAll(() => deleteApp(app))

const member = aUserDoc({ user: 'founder', email: 'founder@dlm.test', verified: true, nic: '200012345678' })
const stranger = aUserDoc({ user: 'newcomer', email: 'newcomer@dlm.test' })

beforeEach(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection)
  await writeDocuments(db, [
    ...[member, stranger].flatMap((profile) => [
      documents.users(profile.user, profile),
      documents.credentials(profile.user, aCredentialsDoc()),
      documents.usernames(nameKey(profile.user), { uid: profile.user }),
    ]),
    documents.emails(nameKey(member.email), { uid: member.user }),
  ])
})

const everything = async () => {
  const collections = await db.listCollections()
  const all = await Promise.all(collections.map((collection) => collection.get()))
  return all.flatMap(({ docs }) => docs.map((document) => [document.ref.path, document.data()]))
}

it.each(['founder', 'Founder@dlm.test'])('a verified member, named as %s, becomes an admin', async (name) => {
  const { adid, password } = await makeFirstAdmin(platform, name)
  expect((await db.doc('users/founder').get()).data()).toMatchObject({ role: 'admin', adid })
  const credentials = await db.doc('credentials/founder').get()
  expect(credentials.get('mustChangeAdminPassword')).toBe(true)
  expect(await verifySecret(password, credentials.get('adminPasswordHash'))).toBe(true)
  const { docs } = await db.collection('audit').get()
  expect(docs.map((line) => AuditDoc.parse(line.data()))).toMatchObject([
    { user: 'founder', action: 'make_admin', subject: 'users/founder', address: 'command line' },
  ])
  expect(JSON.stringify(await everything())).not.toContain(password)
})

it.each([
  ['newcomer', 'not verified'],
  ['unknown', 'no such account'],
])('%s does not, being %s, and nothing changes', async (name, reason) => {
  const before = await everything()
  await expect(makeFirstAdmin(platform, name)).rejects.toThrow(reason)
  expect(await everything()).toEqual(before)
})

it('where there is an admin, no other becomes the first', async () => {
  await makeFirstAdmin(platform, 'founder')
  await db.doc('users/newcomer').update({ verified: true })
  const before = await everything()
  await expect(makeFirstAdmin(platform, 'newcomer')).rejects.toThrow('There is an admin already')
  expect(await everything()).toEqual(before)
})

describe('the second factor of an owner who is locked out', () => {
  const factor = { secret: 'sealed', onAt: 1, usedStep: 0, recovery: [] }

  it.each(['founder', 'founder@dlm.test'])(
    'goes by command, for %s, with the admin sessions',
    async (name) => {
      await makeFirstAdmin(platform, 'founder')
      await db.doc('credentials/founder').update({ factor })
      const { adminPasswordHash } = CredentialsDoc.parse((await db.doc('credentials/founder').get()).data())
      await resetFactor(platform, name)
      const credentials = CredentialsDoc.parse((await db.doc('credentials/founder').get()).data())
      expect(credentials).toMatchObject({ factor: null, adminPasswordHash })
      expect((await db.doc('users/founder').get()).data()).toMatchObject({ role: 'admin', adminVersion: 1 })
      const lines = await db.collection('audit').where('action', '==', 'reset_factor').get()
      expect(lines.docs.map((line) => AuditDoc.parse(line.data()))).toMatchObject([
        { user: 'founder', subject: 'users/founder', address: 'command line' },
      ])
    },
  )

  it.each([
    ['unknown', 'no such account'],
    ['newcomer', 'no second factor'],
  ])('of %s is none, being of %s, and nothing changes', async (name, reason) => {
    const before = await everything()
    await expect(resetFactor(platform, name)).rejects.toThrow(reason)
    expect(await everything()).toEqual(before)
  })
})
