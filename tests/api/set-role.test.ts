import { describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { aMember, anAdminAccount, type Person } from '../support/people.ts'
import { auditOf } from '../support/uploads.ts'

const one = (adminRole: 'owner' | 'admin' | 'editor') => anAdminAccount({ adminRole })
const roleOf = async ({ uid }: Person) => (await db.doc(`users/${uid}`).get()).get('adminRole')

describe('set_role', () => {
  it('gives an admin another role, which counts at the next call, and is logged', async () => {
    const [owner, editor] = [await one('owner'), await one('editor')]
    expect((await call('get_users', { limit: 1 }, editor)).body.code).toBe('not-allowed')
    expect((await call('set_role', { uid: editor.uid, role: 'support' }, owner)).status).toBe(200)
    expect((await call('get_users', { limit: 1 }, editor)).status).toBe(200)
    expect(await auditOf(`users/${editor.uid}`)).toEqual(['set_role'])
    const notices = await db.collection('notifications').where('filter', '==', editor.uid).get()
    expect(notices.docs.map((document) => document.get('text'))).toEqual([
      'Your admin role is now “support”.',
    ])
    const again = await call('set_role', { uid: editor.uid, role: 'support' }, owner)
    expect(again.body.code).toBe('role-unchanged')
  })

  it('is for owners, and for admins only', async () => {
    const [owner, admin, editor, member] = [
      await one('owner'),
      await one('admin'),
      await one('editor'),
      await aMember(),
    ]
    expect((await call('set_role', { uid: editor.uid, role: 'admin' }, admin)).body.code).toBe('not-allowed')
    expect((await call('set_role', { uid: admin.uid, role: 'owner' }, admin)).body.code).toBe('not-allowed')
    expect((await call('set_role', { uid: member.uid, role: 'editor' }, owner)).body.code).toBe(
      'not-an-admin',
    )
    expect((await call('set_role', { uid: 'unknown', role: 'editor' }, owner)).body.code).toBe(
      'user-not-found',
    )
    expect([await roleOf(admin), await roleOf(editor), await roleOf(member)]).toEqual([
      'admin',
      'editor',
      undefined,
    ])
  })

  it('lets an owner step down beside another one', async () => {
    const [owner, other] = [await one('owner'), await one('owner')]
    expect((await call('set_role', { uid: owner.uid, role: 'editor' }, owner)).status).toBe(200)
    expect([await roleOf(owner), await roleOf(other)]).toEqual(['editor', 'owner'])
  })
})

describe('an owner', () => {
  it('is demoted and removed by owners only', async () => {
    const [owner, other, admin] = [await one('owner'), await one('owner'), await one('admin')]
    expect((await call('demote_admin', { uid: owner.uid }, admin)).body.code).toBe('not-allowed')
    expect((await call('del_user', { uid: owner.uid }, admin)).body.code).toBe('not-allowed')
    expect(await roleOf(owner)).toBe('owner')
    expect((await call('demote_admin', { uid: owner.uid }, other)).status).toBe(200)
    expect(await roleOf(owner)).toBeUndefined()
  })
})
