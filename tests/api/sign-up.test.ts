import { beforeEach, describe, expect, it } from 'vitest'
import { nameKey } from '../../functions/src/accounts/unique-name.doc.ts'
import { db, snapshotOfEverything } from '../support/admin.ts'
import { call, callFromNewAddress, inParallel } from '../support/client.ts'
import { anAccount, PASSWORD } from '../support/people.ts'

const aName = () => `new.${crypto.randomUUID().slice(0, 8)}`
beforeEach(callFromNewAddress)

describe('signup', () => {
  const signUp = (user: string, more: object = {}) =>
    call('signup', { user, email: `${user}@dlm.test`, pass: PASSWORD, ...more })

  it('makes an account one can sign in to, and believes nothing else that is sent', async () => {
    const user = aName()
    const sent = { uid: 'chosen', varified: 'YES', role: 'admin', date: 'Jan 1st 99', theme: 'true' }
    expect((await signUp(user, sent)).status).toBe(200)
    const { body } = await call('signin', { user, pass: PASSWORD })
    const [account] = body.data
    expect(account).toMatchObject({
      user,
      role: 'client',
      varified: 'none',
      theme: 'true',
      nic: '',
      photo: '',
    })
    expect(account.uid).not.toBe('chosen')
    expect(account.date).not.toBe('Jan 1st 99')
    expect(JSON.stringify(body)).not.toMatch(/scrypt|"pass"|adps/)
  })

  it.each([
    ['user name', (user: string) => ({ user: user.toUpperCase() }), 'username-taken', 'user'],
    ['user name in other characters', (user: string) => ({ user: wide(user) }), 'username-taken', 'user'],
    ['user name with a letter that looks the same', withLookAlike, 'username-taken', 'user'],
    ['e-mail', (user: string) => ({ email: `${user.toUpperCase()}@DLM.test` }), 'email-taken', 'email'],
  ] as const)('refuses a taken %s, and writes nothing', async (_, change, code, field) => {
    const { user } = await anAccount()
    const before = await snapshotOfEverything(/^throttles\//)
    const fresh = aName()
    const { status, body } = await signUp(fresh, change(user))
    expect([status, body.code, body.field]).toEqual([409, code, field])
    expect(await snapshotOfEverything(/^throttles\//)).toEqual(before)
  })

  it('makes one account of twenty that want one name at once, and no half of another', async () => {
    const user = aName()
    const emails = Array.from({ length: 20 }, (_, at) => `${at}.${user}@dlm.test`)
    const answers = await inParallel(20, 10, (at) => signUp(user, { email: emails[at] }))
    const created = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ body }) => body.code === 'username-taken')
    expect([created.length, refused.length]).toEqual([1, 19])

    const accounts = (await db.collection('users').where('user', '==', user).get()).docs
    expect(accounts).toHaveLength(1)
    const uid = accounts[0]?.id
    expect((await db.doc(`usernames/${nameKey(user)}`).get()).get('uid')).toBe(uid)
    const reserved = await Promise.all(emails.map((email) => db.doc(`emails/${nameKey(email)}`).get()))
    expect(reserved.filter(({ exists }) => exists).map((document) => document.get('uid'))).toEqual([uid])
  })

  it('makes one account of twenty that want one e-mail address at once, and takes no name of the others', async () => {
    const users = Array.from({ length: 20 }, aName)
    const email = `${users[0]}@dlm.test`
    const answers = await inParallel(20, 10, (at) => signUp(users[at] ?? '', { email }))
    const created = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ body }) => body.code === 'email-taken')
    expect([created.length, refused.length]).toEqual([1, 19])

    const accounts = (await db.collection('users').where('email', '==', email).get()).docs
    expect(accounts).toHaveLength(1)
    const uid = accounts[0]?.id
    expect((await db.doc(`emails/${nameKey(email)}`).get()).get('uid')).toBe(uid)
    const reserved = await Promise.all(users.map((user) => db.doc(`usernames/${nameKey(user)}`).get()))
    expect(reserved.filter(({ exists }) => exists).map((document) => document.get('uid'))).toEqual([uid])
  })
})

/** The same name with a small capital O, which looks the same. */
function withLookAlike(user: string) {
  return { user: user.replace('o', '\u1d0f') }
}

/** The same name in full-width letters, which people read as the same. */
function wide(name: string): string {
  return name.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
}
