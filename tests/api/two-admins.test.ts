import { describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, inParallel } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aSonataRequestDoc } from '../support/factories/sonata.ts'
import { unique } from '../support/fixtures.ts'
import { anAccount, anAdminAccount } from '../support/people.ts'
import { auditOf } from '../support/uploads.ts'

const rounds = Array.from({ length: 8 }, (_, at) => at)

const lines = async (uid: string) =>
  (await db.collection('notifications').where('filter', '==', uid).get()).size
const roleOf = async (uid: string) => (await db.doc(`users/${uid}`).get()).get('role')

describe('two admins at once', { timeout: 180_000 }, () => {
  it('mark one request paid: one key, one notification, one mail', async () => {
    const [one, other] = [await anAdminAccount(), await anAdminAccount()]
    for (const _ of rounds) {
      const member = await anAccount()
      const mid = `mid-${unique()}`
      await writeDocuments(db, [
        documents.sonata(mid, aSonataRequestDoc({ uid: member.uid, email: member.email })),
      ])
      const answers = await Promise.all([one, other, one].map((admin) => call('m_key_enter', { mid }, admin)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(answers.filter(({ body }) => body.first)).toHaveLength(1)
      expect(answers.filter(({ body }) => body.mail)).toHaveLength(1)
      expect(new Set(answers.map(({ body }) => body.data[0].keynum)).size).toBe(1)
      expect(await lines(member.uid)).toBe(1)
      expect(await auditOf(`sonata/${mid}`)).toEqual(['m_key_enter'])
    }
  })

  it('promote one member: one initial password, which is the one that is good', async () => {
    const [one, other] = [await anAdminAccount(), await anAdminAccount()]
    for (const _ of rounds) {
      const member = await anAccount()
      const { uid } = member
      const answers = await Promise.all([one, other].map((admin) => call('make_admin', { uid }, admin)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const newAdmin = answers.find(({ status }) => status === 200)?.body
      const credentials = { adid: newAdmin?.adid ?? '', adps: newAdmin?.initialPassword ?? '' }
      expect((await call('admin_signin', credentials, member)).status).toBe(200)
      expect(await auditOf(`users/${uid}`)).toEqual(['make_admin'])
    }
  })

  it.each(['demote_admin', 'del_user'] as const)('%s each other: one stays an admin', async (name) => {
    await inParallel(rounds.length, 3, async () => {
      const pair = [await anAdminAccount(), await anAdminAccount()] as const
      const [one, other] = pair
      const answers = await Promise.all([
        call(name, { uid: other.uid }, one),
        call(name, { uid: one.uid }, other),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const roles = await Promise.all(pair.map(({ uid }) => roleOf(uid)))
      expect(roles.filter((role) => role === 'admin')).toHaveLength(1)
    })
  })

  it('demote and remove each other: one stays an admin', async () => {
    await inParallel(rounds.length, 3, async () => {
      const [one, other] = [await anAdminAccount(), await anAdminAccount()]
      await Promise.all([
        call('demote_admin', { uid: other.uid }, one),
        call('del_user', { uid: one.uid }, other),
      ])
      const roles = [await roleOf(one.uid), await roleOf(other.uid)]
      expect(roles.filter((role) => role === 'admin')).toHaveLength(1)
    })
  })
})
