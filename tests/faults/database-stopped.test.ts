import { setTimeout as pause } from 'node:timers/promises'
import { encodeWire } from '@dlm/contract/media/codec'
import type { Query } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { portOwner } from '../../scripts/emulators/port-owner.ts'
import { db } from '../support/admin.ts'
import { type ApiProcess, startApi } from '../support/api-process.ts'
import { type Answered, newVisitor } from '../support/client.ts'
import { endpoint } from '../support/emulators.ts'
import { aQuestionDoc } from '../support/factories/community.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { unique } from '../support/fixtures.ts'
import { aLockedAlbum, forged, unlock } from '../support/media.ts'
import { newAddress } from '../support/new-address.ts'
import { aMember, anAdmin, anAdminWithoutSession } from '../support/people.ts'
import { isSoak } from './rounds.ts'

const stoppedFor = isSoak ? 30_000 : 10_000
const every = 500
/** Seconds, as in production. */
const timeoutMs = 8

let api: ApiProcess
beforeAll(async () => {
  api = await startApi({ REQUEST_TIMEOUT_SECONDS: String(timeoutMs) })
})
afterAll(() => api.stop())

/** A call that is made over and over: what it may be answered when the database is there, and when it is not. */
interface Load {
  make(): Promise<Answered<{ code?: string }>>
  /** The only status but 503. */
  status: number
}

it('calls on a stopped database are answered 503 in time, nothing is allowed or half done, and they work again automatically', async () => {
  const [fid, nid, fqid] = [`ALB-${unique()}`, `N-${unique()}`, `Q-${unique()}`]
  const [admin, withoutSession, member] = [await anAdmin(), await anAdminWithoutSession(), await aMember()]
  await writeDocuments(db, [
    ...(await aLockedAlbum(fid, 'sesame12', ['hidden.jpg'])),
    documents.news(nid, aNewsDoc()),
    documents.questions(fqid, aQuestionDoc({ uid: member.uid })),
  ])
  const { grant } = await unlock(fid, 'sesame12')
  const photos = (permit: string) => () =>
    api.call('photos_all', { payload: encodeWire({ fid, grant: permit }) })
  const loads: Record<string, Load> = {
    'a public list': { make: () => api.call('get_3_news', {}), status: 200 },
    'a vote': {
      make: () => api.call('like_news', { id: nid, on: true }, { visitor: newVisitor() }),
      status: 200,
    },
    'an admin’s reply': { make: () => api.call('ans_qa', { fqid, answ: 'So.' }, admin), status: 200 },
    'a member’s theme': {
      make: () => api.call('theme', { email: member.email, theme: 'true' }, member),
      status: 200,
    },
    'photos with a grant': { make: photos(grant), status: 200 },
    'photos without': { make: photos(forged), status: 403 },
    'a wrong album code': {
      make: () => api.call('unlock_album', { fid, pass: 'wrong123' }, { visitor: newVisitor() }),
      status: 403,
    },
    'an admin’s list for a member': { make: () => api.call('get_users', {}, member), status: 403 },
    'an admin’s list for an admin without a session': {
      make: () => api.call('get_users', {}, withoutSession),
      status: 403,
    },
    'an admin’s list for a visitor': { make: () => api.call('get_users', {}), status: 401 },
    'a wrong password': {
      make: () =>
        api.call(
          'signin',
          { user: `unknown.${unique().slice(0, 8)}`, pass: 'Wrong#2025' },
          { forwarded: newAddress() },
        ),
      status: 401,
    },
  }
  const answers: { name: string; seconds: number; answered: Answered<{ code?: string }> }[] = []
  async function ask(name: string, { make }: Load): Promise<void> {
    const started = Date.now()
    const answered = await make()
    answers.push({ name, answered, seconds: (Date.now() - started) / 1000 })
  }

  for (const [name, load] of Object.entries(loads)) await ask(name, load)
  expect(answers.map(({ name, answered }) => [name, answered.status])).toEqual(
    Object.entries(loads).map(([name, { status }]) => [name, status]),
  )

  const { pid = 0 } = (await portOwner(endpoint('firestore').port)) ?? {}
  expect(pid).toBeGreaterThan(0)
  const pending: Promise<void>[] = []
  process.kill(pid, 'SIGSTOP')
  try {
    for (let passed = 0; passed < stoppedFor; passed += every) {
      pending.push(...Object.entries(loads).map(([name, load]) => ask(name, load)))
      await pause(every)
    }
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  await Promise.all(pending)
  // Without a restart: the same process, soon.
  for (const name of ['a public list', 'a member’s theme', 'a vote'])
    await vi.waitFor(async () => expect((await loads[name]?.make())?.status).toBe(200), { timeout: 20_000 })

  expect(answers.filter(({ seconds }) => seconds > timeoutMs + 4)).toEqual([])
  for (const [name, { status }] of Object.entries(loads)) {
    const own = answers.filter((one) => one.name === name)
    expect(
      [...new Set(own.map(({ answered }) => answered.status))].filter((status) => status !== 503),
      name,
    ).toEqual([status])
  }
  const unavailable = answers.filter(({ answered }) => answered.status === 503)
  expect(new Set(unavailable.map(({ name }) => name)).size).toBeGreaterThan(8)
  for (const { answered } of unavailable) {
    expect(answered.body).toMatchObject({ status: 'error', code: 'unavailable' })
    expect(answered.headers.get('retry-after')).toBe('5')
  }

  // What was answered 200 is done, and all else is done whole or not at all.
  const done = (name: string) =>
    answers.filter((one) => one.name === name && one.answered.status === 200).length
  // At one moment: a call that failed may still be committed.
  const state = await db.runTransaction(
    async (moment) => {
      const all = (query: Query) => moment.get(query)
      return {
        readers: await all(db.collection(`news/${nid}/readers`).where('vote', '==', 'like')),
        shards: await all(db.collection(`news/${nid}/counts`)),
        question: await moment.get(db.doc(`questions/${fqid}`)),
        replies: await all(db.collection('replies').where('fqid', '==', fqid)),
        lines: await all(db.collection('audit').where('subject', '==', `questions/${fqid}`)),
        notices: await all(db.collection('notifications').where('filter', '==', member.uid)),
      }
    },
    { readOnly: true },
  )
  const { readers, shards, question, replies, lines, notices } = state
  const love = shards.docs.reduce((sum, shard) => sum + (shard.get('love') ?? 0), 0)
  expect(love).toBe(readers.size)
  expect(love).toBeGreaterThanOrEqual(done('a vote'))
  expect([question.get('reps'), lines.size, notices.size]).toEqual([replies.size, replies.size, replies.size])
  expect(replies.size).toBeGreaterThanOrEqual(done('an admin’s reply'))
  for (const { ref } of [...replies.docs, ...notices.docs, ...lines.docs]) await ref.delete()
}, 180_000)
