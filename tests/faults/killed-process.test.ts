import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nameKey } from '../../functions/src/accounts/unique-name.doc.ts'
import { forgetAddressLimits } from '../support/address-limits.ts'
import { db } from '../support/admin.ts'
import { belongings, objectsOf } from '../support/belongings.ts'
import { call } from '../support/client.ts'
import { closeIn, killedAfter } from '../support/function-processes.ts'
import { anAccount, PASSWORD } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'

beforeEach(forgetAddressLimits)

/** Which of these documents there are, all seen at one time. */
async function existing(paths: string[]): Promise<boolean[]> {
  const found = await db.getAll(...paths.map((path) => db.doc(path)))
  return found.map(({ exists }) => exists)
}

describe('a process that is killed in the middle of del_user', () => {
  /** A member with belongings, the documents that make the account, and those that belong to it. */
  async function aVictim() {
    const { uid, user, email, token } = await anAccount()
    const names = [nameKey(user), nameKey(email)]
    const account = [`users/${uid}`, `credentials/${uid}`, `usernames/${names[0]}`, `emails/${names[1]}`]
    const remove = () => call('del_user', { nic: '200012345678', pass: PASSWORD }, { token })
    return { uid, account, owned: await belongings(uid), remove }
  }

  it('leaves the account whole or none of it, and after another try nothing at all', async () => {
    const seen: string[] = []
    await closeIn(async (ms) => {
      const { uid, account, owned, remove } = await aVictim()
      const wasKilled = await killedAfter(ms, remove)

      const there = await existing([...account, ...owned])
      const isWhole = there[0] === true
      if (isWhole) expect(there).not.toContain(false)
      else expect(there.slice(0, account.length)).not.toContain(true)
      seen.push(`${wasKilled ? 'killed' : 'answered'}, ${isWhole ? 'whole' : 'gone'}`)

      expect((await remove()).status).toBe(isWhole ? 200 : 401)
      const rest = [...account, ...owned, `deletions/${uid}`]
      await vi.waitFor(async () => expect(await existing(rest)).not.toContain(true), { timeout: 15_000 })
      expect(await objectsOf(uid)).toBe(0)
      return !isWhole
    })
    expect(seen).toContain('killed, whole')
    expect(seen.some((state) => state.endsWith('gone'))).toBe(true)
  })
})

describe('a process that is killed in the middle of update_password', () => {
  const fresh = 'Fresh#2026'
  const { grants } = aPlatform()

  /** A member who has come to the last step of the recovery. */
  async function anOwner() {
    const { uid, user, email, token } = await anAccount()
    const grant = await grants.issue(uid, 'password')
    return { uid, user, token, update: () => call('update_password', { email, password: fresh, grant }) }
  }

  it('leaves the old password with its sessions or the new one without, and after another try the new one', async () => {
    const seen: string[] = []
    await closeIn(async (ms) => {
      const { uid, user, token, update } = await anOwner()
      const [credentials, profile] = [db.doc(`credentials/${uid}`), db.doc(`users/${uid}`)]
      const before = (await credentials.get()).get('passwordHash')
      const wasKilled = await killedAfter(ms, update)

      const [stored, account] = await db.getAll(credentials, profile)
      const isOld = stored?.get('passwordHash') === before
      expect(account?.get('sessionVersion')).toBe(isOld ? 0 : 1)
      seen.push(`${wasKilled ? 'killed' : 'answered'}, ${isOld ? 'old' : 'new'}`)

      // The grant is used up with the change and not before: who has the old password still can try again.
      expect((await update()).status).toBe(isOld ? 200 : 403)
      expect((await call('signin', { user, pass: fresh })).status).toBe(200)
      expect((await call('signin', { user, pass: PASSWORD })).status).toBe(401)
      expect((await call('get_user_data', {}, { token })).status).toBe(401)
      return !isOld
    })
    expect(seen).toContain('killed, old')
    expect(seen.some((state) => state.endsWith('new'))).toBe(true)
  })
})
