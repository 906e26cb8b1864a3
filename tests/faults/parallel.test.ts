import { decodeWire } from '@dlm/contract/media/codec'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { db } from '../support/admin.ts'
import { type ApiProcess, startApi } from '../support/api-process.ts'
import { newVisitor, send } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aSavedDoc } from '../support/factories/media.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { unique } from '../support/fixtures.ts'
import { newAddress } from '../support/new-address.ts'
import { anAccount, PASSWORD } from '../support/people.ts'
import { isSoak } from './rounds.ts'

const rounds = isSoak ? 20 : 1
const members = 8

let api: ApiProcess
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** A request of one member, or of a visitor, and what of its answer is this request's alone. */
type Mixed = () => Promise<[status: number, answered: unknown, expected: unknown]>

/** Ten requests around one new member, each with an answer that no other caller may get. */
async function mixed(): Promise<Mixed[]> {
  const { uid, user, email, token } = await anAccount()
  const [nid, mark, visitor] = [`N-${unique()}`, unique(), newVisitor()]
  await writeDocuments(db, [
    documents.news(nid, aNewsDoc({ title: `Of ${mark}` })),
    documents.saved(uid, aSavedDoc({ ids: [`S-${mark}`] })),
  ])
  const me = { token }
  return [
    async () => {
      const { status, body } = await api.call('get_news_data', { id: nid }, { visitor })
      return [status, [body.data[0]?.id, body.data[0]?.title], [nid, `Of ${mark}`]]
    },
    async () => {
      const { status, body } = await api.call('get_user_data', { user: uid }, me)
      return [status, [body.data[0]?.uid, body.data[0]?.email], [uid, email]]
    },
    async () => {
      const { status, body } = await api.call('saved', { uid }, me)
      return [status, decodeWire(body.data, (value) => z.array(z.string()).parse(value)), [`S-${mark}`]]
    },
    async () => {
      const { status, body } = await api.call('theme', { email, theme: 'true' }, me)
      return [status, body, { status: 'success' }]
    },
    async () => {
      const { status, body } = await api.call('qa', { user, ques: `Whose is ${mark}?`, uid }, me)
      return [status, [body.data[0]?.uid, body.data[0]?.ques], [uid, `Whose is ${mark}?`]]
    },
    async () => {
      const { status, body } = await api.call('like_news', { id: nid, on: true }, { visitor: newVisitor() })
      return [status, [body.love, body.vote], [1, 'like']]
    },
    async () => {
      const { status, body } = await api.call('signin', { user, pass: PASSWORD }, { forwarded: newAddress() })
      return [status, body.data[0]?.uid, uid]
    },
    async () => {
      const { status, body } = await api.call('theme', { email, theme: mark as 'true' }, me)
      return [status === 400 ? 200 : status, Object.keys(body.fields ?? {}), ['theme']]
    },
    async () => {
      const { status, body } = await api.call('qa', { user, uid } as never, me)
      return [status === 400 ? 200 : status, Object.keys(body.fields ?? {}), ['ques']]
    },
    async () => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const { status, body } = await send(
        '/api/theme',
        { method: 'POST', headers, body: `{"${mark}` },
        api.origin,
      )
      return [status === 400 ? 200 : status, body.code, 'invalid-body']
    },
  ]
}

it('eighty requests at once in one process get their own answers', async () => {
  for (let round = 0; round < rounds; round++) {
    const requests = (await Promise.all(Array.from({ length: members }, mixed))).flat()
    expect(requests).toHaveLength(80)
    const answers = await Promise.all(requests.map((request) => request()))
    expect(answers.map(([status, answered]) => [status, answered])).toEqual(
      answers.map(([, , expected]) => [200, expected]),
    )
  }
  const { docs } = await db
    .collection('questions')
    .where('ques', '>=', 'Whose is ')
    .where('ques', '<', 'Whose is~')
    .get()
  expect(docs).toHaveLength(rounds * members)
  await Promise.all(docs.map(({ ref }) => ref.delete()))
}, 600_000)
