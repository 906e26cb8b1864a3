import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { mailsTo } from '../support/inbox.ts'
import { aMember, anAccount, anAdmin, anAdminAccount, type Person } from '../support/people.ts'

const adps = 'Adm1n#26'
let owner: Person
const invitationsOf = async (email: string) =>
  (await db.collection('invitations').where('email', '==', email).get()).docs
const roleOf = async ({ uid }: Person) => (await db.doc(`users/${uid}`).get()).data()

beforeAll(async () => {
  owner = await anAdmin({ adminRole: 'owner' })
})

/** The token of an invitation. */
async function tokenFor(email: string, role: 'owner' | 'editor' | 'keys' = 'editor'): Promise<string> {
  const { status, body } = await call('invite', { email, role, days: 7 }, owner)
  expect(status).toBe(200)
  return body.token
}

describe('invite', () => {
  it('mails a link that counts once, stores its hash alone, and is logged without the address', async () => {
    const { email } = await anAccount()
    const { body } = await call('invite', { email, role: 'editor', days: 7 }, owner)
    expect(body.mail).toEqual({ sent: true, reason: '' })
    const [mail] = await mailsTo(email)
    expect(JSON.stringify(mail)).toContain(`/invitation#${body.token}`)
    const [stored] = await invitationsOf(email)
    expect(JSON.stringify([stored?.id, stored?.data()])).not.toContain(body.token)
    const line = await db.collection('audit').where('subject', '==', `invitations/${stored?.id}`).get()
    expect(line.docs.map((document) => [document.get('action'), document.get('name')])).toEqual([
      ['invite', 'as editor'],
    ])
  })

  it('is for owners; an admin cannot be invited, and two weeks are the longest', async () => {
    const { email } = await anAccount()
    const admin = await anAdminAccount()
    expect((await call('invite', { email, role: 'owner', days: 7 }, admin)).body.code).toBe('not-allowed')
    expect((await call('invite', { email: admin.email, role: 'editor', days: 7 }, owner)).body.code).toBe(
      'role-unchanged',
    )
    expect((await call('invite', { email, role: 'editor', days: 15 }, owner)).body.code).toBe('invalid-input')
    expect(await invitationsOf(email)).toEqual([])
  })

  it('takes the place of an earlier one for the address', async () => {
    const account = await anAccount()
    const [first, second] = [await tokenFor(account.email), await tokenFor(account.email, 'keys')]
    expect((await call('accept_invitation', { token: first, adps }, account)).body.code).toBe(
      'invitation-not-valid',
    )
    expect((await call('accept_invitation', { token: second, adps }, account)).body.role).toBe('keys')
  })
})

describe('get_invitations', () => {
  it('has those that are open', async () => {
    const [open, ended, used] = [await anAccount(), await anAccount(), await anAccount()]
    await tokenFor(open.email)
    await tokenFor(ended.email)
    await call('accept_invitation', { token: await tokenFor(used.email), adps }, used)
    await (await invitationsOf(ended.email))[0]?.ref.update({ until: Date.now() - 1 })
    const { data } = (await call('get_invitations', {}, owner)).body
    const listed = data.filter(({ email }) => [open.email, ended.email, used.email].includes(email))
    expect(listed).toMatchObject([{ email: open.email, role: 'editor' }])
    expect(JSON.stringify(data)).not.toContain('"key"')
  })
})

describe('revoke_invitation', () => {
  it('ends the link', async () => {
    const account = await anAccount()
    const token = await tokenFor(account.email)
    const id = (await invitationsOf(account.email))[0]?.id ?? ''
    expect((await call('revoke_invitation', { id }, owner)).status).toBe(200)
    expect((await call('accept_invitation', { token, adps }, account)).body.code).toBe('invitation-not-valid')
    expect((await call('revoke_invitation', { id }, owner)).body.code).toBe('invitation-not-valid')
    expect(await roleOf(account)).toMatchObject({ role: 'client' })
  })
})

describe('accept_invitation', () => {
  it('makes the member an admin of that role, who signs in with the password that was chosen', async () => {
    const account = await anAccount()
    const { body } = await call('accept_invitation', { token: await tokenFor(account.email), adps }, account)
    expect(body.role).toBe('editor')
    expect(await roleOf(account)).toMatchObject({ role: 'admin', adminRole: 'editor', adid: body.adid })
    expect((await call('dashboard_counts', {}, account)).body.code).toBe('admin-session-required')
    expect((await call('admin_signin', { adid: body.adid, adps }, account)).body).toMatchObject({
      adid: body.adid,
    })
    expect((await call('get_users', { limit: 1 }, account)).body.code).toBe('not-allowed')
    expect((await call('get_editable', { kind: 'news', id: 'none' }, account)).body.code).toBe(
      'content-not-found',
    )
    const notices = await db.collection('notifications').where('filter', '==', owner.uid).get()
    expect(notices.docs.some((notice) => notice.get('text').startsWith(account.user))).toBe(true)
  })

  it('counts once, of two at once as well', async () => {
    const account = await anAccount()
    const token = await tokenFor(account.email)
    const answers = await Promise.all([1, 2].map(() => call('accept_invitation', { token, adps }, account)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await db.doc(`users/${account.uid}`).update({ role: 'client' })
    expect((await call('accept_invitation', { token, adps }, account)).body.code).toBe('invitation-used')
  })

  it('refuses another account, one that is not verified, one that ended, and an unknown token', async () => {
    const [account, other] = [await anAccount(), await anAccount()]
    const token = await tokenFor(account.email)
    const accept = async (who: Person, sent = token) =>
      (await call('accept_invitation', { token: sent, adps }, who)).body.code
    expect(await accept(other)).toBe('invitation-for-another')
    expect(await accept(account, 'A'.repeat(40))).toBe('invitation-not-valid')
    await db.doc(`users/${account.uid}`).update({ verified: false })
    expect(await accept(account)).toBe('user-not-verified')
    await db.doc(`users/${account.uid}`).update({ verified: true })
    const [stored] = await invitationsOf(account.email)
    await stored?.ref.update({ until: Date.now() - 1 })
    expect(await accept(account)).toBe('invitation-ended')
    expect([await roleOf(account), await roleOf(other)]).toMatchObject([
      { role: 'client' },
      { role: 'client' },
    ])
    await stored?.ref.update({ until: Date.now() + 60_000 })
    expect(await accept(account)).toBeUndefined()
  })

  it('counts only while the one who made it is an owner', async () => {
    const former = await anAdmin({ adminRole: 'owner' })
    const account = await anAccount()
    const { token } = (await call('invite', { email: account.email, role: 'owner', days: 1 }, former)).body
    await db.doc(`users/${former.uid}`).update({ adminRole: 'editor' })
    expect((await call('accept_invitation', { token, adps }, account)).body.code).toBe('invitation-not-valid')
    expect(await roleOf(account)).toMatchObject({ role: 'client' })
    await db.doc(`users/${former.uid}`).update({ adminRole: 'owner' })
    expect((await call('accept_invitation', { token, adps }, account)).body.role).toBe('owner')
  })
})

it('is deleted with the account that it is for, and with that of its owner', async () => {
  const former = await anAdmin({ adminRole: 'owner' })
  const [account, other] = [await aMember(), await anAccount()]
  await tokenFor(account.email)
  await call('invite', { email: other.email, role: 'keys', days: 1 }, former)
  expect((await call('my_data', {}, other)).body.data[0]?.invitations).toMatchObject([{ role: 'keys' }])
  expect((await call('del_user', { uid: account.uid }, owner)).status).toBe(200)
  expect((await call('del_user', { uid: former.uid }, owner)).status).toBe(200)
  expect(await invitationsOf(account.email)).toEqual([])
  expect(await invitationsOf(other.email)).toEqual([])
})
