import { RecoveryAdminPassword } from '@dlm/contract/accounts/accounts.schema'
import { brand } from '@dlm/contract/brand/brand'
import { studioDay } from '@dlm/contract/format/day'
import { describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { unique } from '../support/fixtures.ts'
import { ADMIN_PASSWORD, anAccount, anAdmin, anAdminAccount, PASSWORD } from '../support/people.ts'
import { auditOf } from '../support/uploads.ts'

const titles = async (who: { token: string }) =>
  (await call('get_notifications', {}, who)).body.data.map(({ title }) => title)
const stored = async (path: string) => (await db.doc(path).get()).data()

describe('get_users', () => {
  it('finds members by user name and e-mail, and counts all', async () => {
    const [admin, member] = [await anAdminAccount(), await anAccount({ verified: false, nic: null })]
    for (const search of [member.user.toUpperCase(), member.email]) {
      const { body } = await call('get_users', { search }, admin)
      expect(body.data).toMatchObject([
        {
          uid: member.uid,
          user: member.user,
          email: member.email,
          varified: 'none',
          nic: '',
          role: 'client',
        },
      ])
      expect(body.clients).toBeGreaterThan(1)
      expect(body.admins).toBeGreaterThan(0)
    }
  })

  it('answers no other admin’s id, and nothing of passwords', async () => {
    const [admin, other] = [await anAdmin(), await anAdminAccount()]
    const { body } = await call('get_users', { search: other.user }, admin)
    expect(body.data).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain(other.adid)
    expect(JSON.stringify(body)).not.toMatch(/scrypt|[Hh]ash|sessionVersion|grams/)
  })

  it('has the one that is named, or none', async () => {
    const [admin, member] = [await anAdmin(), await anAccount()]
    const one = await call('get_users', { id: member.uid }, admin)
    expect(one.body.data.map(({ uid }) => uid)).toEqual([member.uid])
    expect((await call('get_users', { id: `gone-${unique()}` }, admin)).body.data).toEqual([])
  })

  it('has a group of the accounts alone, whose cursors are its own', async () => {
    const admin = await anAdminAccount()
    const [client, unverified] = [await anAccount(), await anAccount({ verified: false, nic: null })]
    const groupsOf = async (search: string) => {
      const groups = ['admins', 'clients', 'unverified'] as const
      const counts = await Promise.all(
        groups.map(async (group) => (await call('get_users', { search, group }, admin)).body.data.length),
      )
      return groups.filter((_, at) => counts[at] === 1)
    }
    expect(await groupsOf(admin.user)).toEqual(['admins'])
    expect(await groupsOf(client.user)).toEqual(['clients'])
    expect(await groupsOf(unverified.user)).toEqual(['clients', 'unverified'])
    const { body } = await call('get_users', { limit: 1, group: 'clients' }, admin)
    expect((await call('get_users', { limit: 1, cursor: body.next }, admin)).body.code).toBe('invalid-input')
  })

  it('says on which day an account was last used', async () => {
    const [admin, member] = [await anAdmin(), await anAccount()]
    const never = `never-${unique()}`
    await db.doc(`users/${never}`).set({ ...(await stored(`users/${member.uid}`)), user: never })
    const seen = async (id: string) => (await call('get_users', { id }, admin)).body.data[0]?.seen
    expect(await seen(member.uid)).toBe(studioDay(Date.now()))
    expect(await seen(never)).toBeUndefined()
  })

  it('is paged', async () => {
    const admin = await anAdmin()
    const first = await call('get_users', { limit: 1 }, admin)
    const second = await call('get_users', { limit: 1, cursor: first.body.next }, admin)
    expect(first.body.data).toHaveLength(1)
    expect(second.body.data[0]?.uid).not.toBe(first.body.data[0]?.uid)
  })
})

describe('show_nic', () => {
  it('has the whole number that lists and records have masked, and the log has who asked', async () => {
    const [admin, member] = [await anAdmin(), await anAccount()]
    const listed = await call('get_users', { id: member.uid }, admin)
    const own = await call('get_user_data', {}, member)
    for (const { body } of [listed, own]) expect(body.data[0]).toMatchObject({ nic: '*********678' })
    expect(await auditOf(`users/${member.uid}`)).toEqual([])
    const { body, headers } = await call('show_nic', { uid: member.uid }, admin)
    expect([body.nic, headers.get('cache-control')]).toEqual(['200012345678', 'no-store'])
    expect(await auditOf(`users/${member.uid}`)).toEqual(['show_nic'])
  })

  it('is empty before the verification, and nothing of someone who is not there', async () => {
    const [admin, member] = [await anAdmin(), await anAccount({ verified: false, nic: null })]
    expect((await call('show_nic', { uid: member.uid }, admin)).body.nic).toBe('')
    expect((await call('show_nic', { uid: `gone-${unique()}` }, admin)).body.code).toBe('user-not-found')
  })
})

describe('make_admin', () => {
  it('gives a verified member an admin id and an initial password, once, which only sets another', async () => {
    const [admin, member] = [await anAdmin(), await anAccount()]
    const request = { uid: member.uid, user: 'x', pass: 'Fixed#12', authby: 'another' }
    const { body } = await call('make_admin', request, admin)
    const { adid, initialPassword, mail } = body
    expect(adid).toMatch(/^ADM-[A-Z2-9]{8}$/)
    expect(RecoveryAdminPassword.safeParse(initialPassword).success).toBe(true)
    expect(mail).toMatchObject({
      template: 'promotion',
      fields: {
        mail_to: member.email,
        to_name: member.user,
        from: brand.product,
        id: adid,
        code: initialPassword,
      },
    })
    expect(await titles(member)).toContain('You’re now an admin')
    expect((await call('get_user_data', {}, member)).body.data[0]).toMatchObject({ role: 'admin', adid })

    const opened = await call('admin_signin', { adid, adps: initialPassword }, member)
    expect(opened.body.grant).toBeDefined()
    expect((await call('get_users', {}, member)).body.code).toBe('admin-session-required')
    const renewed = { email: member.email, password: 'Own#2026', grant: opened.body.grant ?? '' }
    expect((await call('update_admin_password', renewed, member)).status).toBe(200)
    expect((await call('admin_signin', { adid, adps: initialPassword }, member)).status).toBe(401)
    expect((await call('admin_signin', { adid, adps: 'Own#2026' }, member)).status).toBe(200)
    expect((await call('get_users', {}, member)).status).toBe(200)
  })

  it('stores the initial password only as a hash', async () => {
    const [admin, member] = [await anAdmin(), await anAccount()]
    const { initialPassword, mail } = (await call('make_admin', { uid: member.uid }, admin)).body
    const lines = await db.collection('audit').where('subject', '==', `users/${member.uid}`).get()
    const notices = await db.collection('notifications').where('filter', '==', member.uid).get()
    const documents = await Promise.all(
      [`mails/${mail.id}`, `users/${member.uid}`, `credentials/${member.uid}`].map(stored),
    )
    const all = [
      ...documents,
      ...lines.docs.map((line) => line.data()),
      ...notices.docs.map((notice) => notice.data()),
    ]
    expect(all).toHaveLength(5)
    expect(JSON.stringify(all)).not.toContain(initialPassword)
    expect(await stored(`mails/${mail.id}`)).toMatchObject({
      uid: member.uid,
      by: admin.uid,
      status: 'pending',
    })
  })

  it('refuses a member who is not verified, an admin, and an unknown user; nothing changes', async () => {
    const [admin, member] = [await anAdmin(), await anAccount({ verified: false })]
    const other = await anAdminAccount()
    const unverified = await call('make_admin', { uid: member.uid }, admin)
    expect([unverified.status, unverified.body.code]).toEqual([409, 'user-not-verified'])
    expect(unverified.body.title).toBe('User Not Verified.')
    expect(unverified.body.msg).toBe(
      `This user isn't verified his/her profile for making him/her an admin of ${brand.product}. Please try again after they verified their account.`,
    )
    expect(await stored(`users/${member.uid}`)).toMatchObject({ role: 'client', adid: null })
    expect((await call('make_admin', { uid: other.uid }, admin)).body.code).toBe('role-unchanged')
    expect(await stored(`users/${other.uid}`)).toMatchObject({ adid: other.adid })
    expect((await call('make_admin', { uid: `gone-${unique()}` }, admin)).body.code).toBe('user-not-found')
    expect(await auditOf(`users/${member.uid}`)).toEqual([])
  })
})

describe('demote_admin', () => {
  it('makes an admin a client at once: sessions and admin password are gone', async () => {
    const [admin, other] = [await anAdmin(), await anAdminAccount()]
    await call('admin_signin', { adid: other.adid, adps: ADMIN_PASSWORD }, other)
    expect((await call('get_users', {}, other)).status).toBe(200)

    expect((await call('demote_admin', { uid: other.uid, authby: 'x' }, admin)).status).toBe(200)
    expect((await call('get_users', {}, other)).body.code).toBe('session-ended')
    expect(await stored(`users/${other.uid}`)).toMatchObject({
      role: 'client',
      adid: null,
      sessionVersion: 1,
    })
    expect(await stored(`credentials/${other.uid}`)).toMatchObject({ adminPasswordHash: null })
    expect(await auditOf(`users/${other.uid}`)).toContain('demote_admin')

    const back = (await call('signin', { user: other.user, pass: PASSWORD })).body
    expect(back.data[0]).toMatchObject({ role: 'client' })
  })

  it('refuses one’s own account, a client and an unknown user; nothing changes', async () => {
    const [admin, member] = [await anAdminAccount(), await anAccount()]
    expect((await call('demote_admin', { uid: admin.uid }, admin)).body.code).toBe('own-account')
    expect((await call('demote_admin', { uid: member.uid }, admin)).body.code).toBe('role-unchanged')
    expect((await call('demote_admin', { uid: `gone-${unique()}` }, admin)).body.code).toBe('user-not-found')
    expect(await stored(`users/${admin.uid}`)).toMatchObject({ role: 'admin', adid: admin.adid })
    expect((await call('get_user_data', {}, member)).status).toBe(200)
  })
})

const message = {
  sub: 'Your account',
  greet: 'Dear member',
  body: 'Please verify it.',
  special: 'By Friday.',
}

describe('warn_user', () => {
  it('has the mail ready to the account’s own address, from the admin, and notifies the member', async () => {
    const [admin, member] = [await anAdminAccount(), await anAccount()]
    const request = { ...message, uid: member.uid, mail_to: 'elsewhere@dlm.test' }
    const { mail } = (await call('warn_user', request, admin)).body
    expect(mail).toMatchObject({
      template: 'warning',
      fields: {
        ...message,
        mail_to: member.email,
        to_name: member.user,
        from: `${admin.user}@dlm.test`,
      },
    })
    expect(await titles(member)).toContain('Warning: Your account')
    expect(await auditOf(`users/${member.uid}`)).toEqual(['warn_user'])
  })

  it.each([
    ['sub', 'This e-mail needs a subject to define its use. Please update subject.'],
    ['body', 'This e-mail needs a body about description of this E-mail. Please update email body.'],
    ['greet', 'This e-mail needs a greeting to client. customer is the King. So be it.'],
  ])('needs a %s', async (field, msg) => {
    const [admin, member] = [await anAdmin(), await anAccount()]
    const { body } = await call('warn_user', { ...message, uid: member.uid, [field]: ' ' }, admin)
    expect([body.code, body.field, body.msg]).toEqual(['invalid-input', field, msg])
    expect(await titles(member)).not.toContain('Warning: Your account')
  })

  it('warns a member ten times an hour, and no unknown user', async () => {
    const [admin, member] = [await anAdmin(), await anAccount()]
    const warn = (uid: string) => call('warn_user', { ...message, uid }, admin)
    for (let at = 0; at < 10; at++) expect((await warn(member.uid)).status).toBe(200)
    expect((await warn(member.uid)).status).toBe(429)
    expect(await auditOf(`users/${member.uid}`)).toHaveLength(10)
    expect((await warn(`gone-${unique()}`)).body.code).toBe('user-not-found')
  })
})

describe('remove_rating_words', () => {
  const say = (token: string) => call('rate', { rating: 4, words: 'Kind and quick.' }, { token })
  const ratingSeen = async (uid: string, admin: { token: string }) =>
    (await call('get_users', { id: uid, limit: 1 }, admin)).body.data[0]?.rating

  it('removes the sentence from the rating and from every public answer, not the stars, and notifies the member', async () => {
    const [admin, member] = [await anAdminAccount(), await anAccount()]
    await say(member.token)
    expect(await ratingSeen(member.uid, admin)).toEqual({ rate: 4, words: 'Kind and quick.' })
    expect((await call('remove_rating_words', { uid: member.uid }, admin)).status).toBe(200)
    expect(await ratingSeen(member.uid, admin)).toEqual({ rate: 4 })
    expect((await stored('summaries/ratings'))?.latest[0]).toMatchObject({ uid: member.uid, rate: 4 })
    expect((await stored('summaries/ratings'))?.latest[0].words).toBeUndefined()
    expect(await titles(member)).toContain('Your rating’s sentence was removed')
    expect(await auditOf(`users/${member.uid}`)).toEqual(['remove_rating_words'])
  })

  it('changes nothing where there is no sentence, and knows no member who is gone', async () => {
    const [admin, member] = [await anAdmin(), await anAccount()]
    const remove = (uid: string) => call('remove_rating_words', { uid }, admin)
    expect((await remove(member.uid)).status).toBe(200)
    await call('rate', { rating: 2 }, member)
    expect((await remove(member.uid)).status).toBe(200)
    expect(await ratingSeen(member.uid, admin)).toEqual({ rate: 2 })
    expect(await auditOf(`users/${member.uid}`)).toEqual([])
    expect(await titles(member)).not.toContain('Your rating’s sentence was removed')
    expect((await remove(`gone-${unique()}`)).body.code).toBe('user-not-found')
  })
})

describe('mail_status', () => {
  it('is reported by the admin who has the mail, and stays at what was sent', async () => {
    const [admin, other, member] = [await anAdmin(), await anAdmin(), await anAccount()]
    const { id } = (await call('warn_user', { ...message, uid: member.uid }, admin)).body.mail
    const tell = (who: typeof admin, sent: boolean, mail = id) =>
      call('mail_status', { id: mail, sent, reason: 'Away' }, who)
    const state = async () => (await stored(`mails/${id}`))?.status
    expect((await tell(other, true)).body.code).toBe('mail-not-found')
    expect(await state()).toBe('pending')
    expect((await tell(admin, false)).status).toBe(200)
    expect(await state()).toBe('failed')
    expect((await tell(admin, true)).status).toBe(200)
    expect((await tell(admin, false)).status).toBe(200)
    expect(await state()).toBe('sent')
    expect((await tell(admin, true, `gone-${unique()}`)).body.code).toBe('mail-not-found')
  })
})
