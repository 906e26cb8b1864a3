import { Readable } from 'node:stream'
import type { Firestore } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { countReads } from './read-counter.ts'

/** Counts a request of this method that is answered with these messages. */
async function countOf(method: string, messages: object[]) {
  const client = { requestStream: async (_method: string) => Readable.from(messages) }
  const counter = countReads(client as unknown as Firestore)
  const answer = await client.requestStream(method)
  await answer.toArray()
  return counter()
}

it.each([
  ['runQuery', [{ document: {} }, { document: {} }, { readTime: 1 }], 2],
  ['runQuery', [{ readTime: 1 }], 1],
  ['batchGetDocuments', [{ found: {} }, { missing: 'news/1' }, {}], 2],
  ['runAggregationQuery', [{ result: { aggregateFields: { count: { integerValue: '2500' } } } }], 3],
])('%s of %j is billed as %i documents', async (method, messages, documents) => {
  expect(await countOf(method, messages)).toEqual({ documents, requests: 1 })
})

it('refuses what it cannot count', async () => {
  await expect(countOf('listen', [])).rejects.toThrow('cannot count what listen reads')
})
