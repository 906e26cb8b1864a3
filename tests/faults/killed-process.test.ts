import { describe, expect, it, vi } from 'vitest'
import { nameKey } from '../../functions/src/accounts/unique-name.doc.ts'
import { db } from '../support/admin.ts'
import { startApi } from '../support/api-process.ts'
import { call } from '../support/client.ts'
import {
  ADMIN_PASSWORD,
  anAccount,
  anAdminAccount,
  hasAdminSession,
  PASSWORD,
  storedSession,
} from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'
import { addRelatedDocuments, objectsOf } from '../support/related-documents.ts'
import { isSoak } from './rounds.ts'

/** Makes a call in a process of its own that is killed after `writes` writes; answers whether it died before its answer. */
async function isKilled(writes: number, make: (origin: string) => Promise<unknown>): Promise<boolean> {
  const api = await startApi()
  await api.dieAfterWrites(writes)
  const answered = await make(api.origin).catch(() => null)
  await api.stop()
  return answered === null
}

/** Which of these documents there are, all seen at one time. */
async function existing(paths: string[]): Promise<boolean[]> {
  const snapshots = await db.getAll(...paths.map((path) => db.doc(path)))
  return snapshots.map(({ exists }) => exists)
}

describe('a process that is killed in the middle of del_user', () => {
  /** A member with related documents: those of the account, and those that belong to it. */
  async function aVictim() {
    const { uid, user, email, token } = await anAccount()
    const names = [nameKey(user), nameKey(email)]
    const account = [`users/${uid}`, `credentials/${uid}`, `usernames/${names[0]}`, `emails/${names[1]}`]
    const remove = (origin?: string) =>
      call('del_user', { nic: '200012345678', pass: PASSWORD }, { token, ...(origin && { origin }) })
    return { uid, account, owned: await addRelatedDocuments(uid), remove }
  }

  it('leaves the account whole or none of it, and after another try nothing at all', async () => {
    const outcomes: string[] = []
    for (const writes of isSoak ? Array.from({ length: 15 }, (_, at) => at) : [1, 5]) {
      const { uid, account, owned, remove } = await aVictim()
      const wasKilled = await isKilled(writes, remove)

      const remaining = await existing([...account, ...owned])
      const isWhole = remaining[0] === true
      if (isWhole) expect(remaining).not.toContain(false)
      else expect(remaining.slice(0, account.length)).not.toContain(true)
      outcomes.push(`${wasKilled ? 'killed' : 'answered'}, ${isWhole ? 'whole' : 'gone'}`)

      expect((await remove()).status).toBe(isWhole ? 200 : 401)
      const rest = [...account, ...owned, `deletions/${uid}`]
      await vi.waitFor(async () => expect(await existing(rest)).not.toContain(true), { timeout: 15_000 })
      expect(await objectsOf(uid)).toBe(0)
    }
    expect(new Set(outcomes)).toContain('killed, whole')
    expect(new Set(outcomes)).toContain('killed, gone')
  })
})

describe('a process that is killed in the middle of update_password', () => {
  const fresh = 'Fresh#2026'
  const { grants } = aPlatform()

  /** A member who has come to the last step of the recovery. */
  async function anOwner() {
    const { uid, user, email, token } = await anAccount()
    const grant = await grants.issue({ uid, sessionVersion: 0 }, 'password')
    const update = (origin?: string) =>
      call('update_password', { email, password: fresh, grant }, origin ? { origin } : {})
    return { uid, user, token, update }
  }

  it('leaves the old password with its sessions or the new one without, and after another try the new one', async () => {
    const outcomes: string[] = []
    for (const writes of isSoak ? [0, 1, 2, 3] : [0, 1]) {
      const { uid, user, token, update } = await anOwner()
      const [credentials, profile] = [db.doc(`credentials/${uid}`), db.doc(`users/${uid}`)]
      const before = (await credentials.get()).get('passwordHash')
      const wasKilled = await isKilled(writes, update)

      const [stored, account] = await db.getAll(credentials, profile)
      const isOld = stored?.get('passwordHash') === before
      expect(account?.get('sessionVersion')).toBe(isOld ? 0 : 1)
      outcomes.push(`${wasKilled ? 'killed' : 'answered'}, ${isOld ? 'old' : 'new'}`)

      // The grant is used up with the change and not before: who has the old password still can try again.
      expect((await update()).status).toBe(isOld ? 200 : 403)
      expect((await call('signin', { user, pass: fresh })).status).toBe(200)
      expect((await call('signin', { user, pass: PASSWORD })).status).toBe(401)
      expect((await call('get_user_data', {}, { token })).status).toBe(401)
    }
    expect(outcomes).toEqual(
      ['killed, old', 'killed, new', 'killed, new', 'killed, new'].slice(0, outcomes.length),
    )
  })
})

describe('a process that is killed in the middle of an admin’s sign-in', () => {
  it('leaves no admin session of which the audit log does not tell', async () => {
    const outcomes: string[] = []
    for (const writes of isSoak ? [1, 2, 3, 4, 5] : [2, 5]) {
      const admin = await anAdminAccount()
      const { uid, token, adid } = admin
      await storedSession(token).update({ adminOpenedAt: 0 })
      const enter = (origin?: string) =>
        call('admin_signin', { adid, adps: ADMIN_PASSWORD }, { token, ...(origin && { origin }) })
      await isKilled(writes, enter)
      const isOpen = await hasAdminSession(admin)
      const { size } = await db.collection('audit').where('uid', '==', uid).get()
      expect(size).toBe(isOpen ? 1 : 0)
      outcomes.push(isOpen ? 'open' : 'shut')
      expect((await enter()).status).toBe(200)
    }
    expect(new Set(outcomes)).toEqual(new Set(['shut', 'open']))
  })
})
