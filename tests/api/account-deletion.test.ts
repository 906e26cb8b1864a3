import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { nameKey } from '../../functions/src/accounts/unique-name.doc.ts'
import { auth, db, snapshotOfEverything } from '../support/admin.ts'
import { call, newVisitor } from '../support/client.ts'
import { portalLog } from '../support/emulators.ts'
import { aQuestionDoc } from '../support/factories/community.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { anAccount, anAdmin, anAdminAccount, PASSWORD } from '../support/people.ts'
import { addRelatedDocuments, objectsOf, tracesOf } from '../support/related-documents.ts'

const aPhoto =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** How often the trigger of account deletions has run, by the log of the portal. */
const timesGoneOn = () =>
  readFileSync(portalLog, 'utf8').split('"collection":"deletions","severity":"INFO","message":"trigger"')
    .length

describe('del_user', () => {
  it('deletes nothing for a wrong password or N.I.C', async () => {
    const { token } = await anAccount()
    const before = await snapshotOfEverything(/^(throttles|sessions|credentials)\//)
    for (const request of [
      {},
      { pass: PASSWORD },
      { nic: '200012345678' },
      { nic: '200012345679', pass: PASSWORD },
      { nic: '200012345678', pass: 'Wrong#2025' },
    ]) {
      const { status, body } = await call('del_user', request, { token })
      expect([status, body.code]).toEqual([403, 'deletion-refused'])
    }
    expect(await snapshotOfEverything(/^(throttles|sessions|credentials)\//)).toEqual(before)
  })

  it('deletes the account with everything of it; its names are free again', async () => {
    const { uid, user, email, token } = await anAccount()
    await addRelatedDocuments(uid)
    const request = { uid, nic: '200012345678', pass: PASSWORD }
    expect((await call('del_user', request, { token })).status).toBe(200)
    expect(await tracesOf(uid, user, nameKey(user), nameKey(email))).toEqual([])
    expect(await objectsOf(uid)).toBe(0)
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' })
    expect((await call('get_user_data', {}, { token })).status).toBe(401)
    expect((await call('signin', { user, pass: PASSWORD })).status).toBe(401)
  })

  it('does not remove a counted vote, which names no user', async () => {
    const { uid, token } = await anAccount()
    const id = `test-${crypto.randomUUID()}`
    await writeDocuments(db, [documents.news(id, aNewsDoc())])
    const like = async (who: object) => (await call('like_news', { id }, who)).body.love
    expect(await like({ token })).toBe(1)
    expect((await tracesOf(uid)).filter((path) => path.startsWith('news/'))).toEqual([])
    expect(await like({ token })).toBe(1)
    await call('del_user', { nic: '200012345678', pass: PASSWORD }, { token })
    expect(await tracesOf(uid)).toEqual([])
    expect(await like({ visitor: newVisitor() })).toBe(2)
  })

  it('asks no N.I.C of a member who has none', async () => {
    const { token } = await anAccount({ nic: null, verified: false })
    expect((await call('del_user', { pass: PASSWORD }, { token })).status).toBe(200)
  })

  it('of another user needs an admin with the admin session', async () => {
    const [target, member, admin] = [await anAccount(), await anAccount(), await anAdmin()]
    const remove = (token: string) => call('del_user', { uid: target.uid, pass: PASSWORD }, { token })
    expect((await remove(member.token)).body.code).toBe('not-allowed')
    expect((await db.doc(`users/${target.uid}`).get()).exists).toBe(true)
    expect((await remove(admin.token)).status).toBe(200)
    expect((await remove(admin.token)).body.code).toBe('user-not-found')
  })

  it('removes the profile photo, whose address names no user', async () => {
    const { uid, token } = await anAccount({ nic: null, verified: false })
    const { photo } = (await call('up_pp', { photo: aPhoto }, { token })).body
    expect([photo.includes(uid), (await fetch(photo)).status]).toEqual([false, 200])
    expect((await call('del_user', { pass: PASSWORD }, { token })).status).toBe(200)
    expect((await fetch(photo)).status).toBe(404)
  })

  it('takes the account out of the audit log: what was done to it, and what it did', async () => {
    const [target, admin] = [await anAdminAccount(), await anAdmin()]
    const question = `test-${crypto.randomUUID()}`
    await writeDocuments(db, [documents.questions(question, aQuestionDoc())])
    await call('release_question', { id: question }, target)
    await call('show_nic', { uid: target.uid }, admin)
    await call('demote_admin', { uid: target.uid }, admin)
    const lines = async () => (await db.collection('audit').get()).docs.map((line) => line.data())
    expect(JSON.stringify(await lines())).toContain(target.user)
    expect((await call('del_user', { uid: target.uid }, admin)).status).toBe(200)
    expect(await tracesOf(target.uid, target.user, target.email)).toEqual([])
    const log = await lines()
    const actions = ({ uid }: { uid: string }) =>
      log.filter((line) => line.uid === uid).map(({ action, subject, name }) => [action, subject, name])
    const unnamed = ['users/deleted', 'a deleted account']
    expect(actions(admin).sort()).toEqual(
      ['del_user', 'demote_admin', 'show_nic'].map((action) => [action, ...unnamed]),
    )
    expect(log.find(({ subject }) => subject === `questions/${question}`)).toMatchObject({
      ...{ uid: 'deleted', user: 'a former admin', address: 'unknown', action: 'release_question' },
    })
  })

  it('continues automatically after a process died with the account half deleted', async () => {
    const { uid, user, email } = await anAccount()
    await addRelatedDocuments(uid)
    const paths = ['users', 'credentials'].map((collection) => `${collection}/${uid}`)
    const names = [`usernames/${nameKey(user)}`, `emails/${nameKey(email)}`]
    const batch = db.batch()
    for (const path of [...paths, ...names]) batch.delete(db.doc(path))
    batch.set(db.doc(`deletions/${uid}`), { startedAt: Date.now() })
    await batch.commit()
    await vi.waitFor(async () => expect(await tracesOf(uid)).toEqual([]), { timeout: 30_000 })
    expect(await objectsOf(uid)).toBe(0)
  })

  it('ends: the trigger that continues it does not trigger itself', async () => {
    const { token } = await anAccount({ nic: null, verified: false })
    const before = timesGoneOn()
    expect((await call('del_user', { pass: PASSWORD }, { token })).status).toBe(200)
    await vi.waitFor(() => expect(timesGoneOn()).toBeGreaterThan(before), { timeout: 20_000 })
    const inASecond = async () => {
      const then = timesGoneOn()
      await pause(1000)
      return timesGoneOn() - then
    }
    await expect.poll(inASecond).toBe(0)
  })
})
