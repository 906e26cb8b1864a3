import { Readable } from 'node:stream'
import type { Firestore } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { countReads } from './read-counter.ts'

/** A client whose door answers with these messages. */
function clientAnswering(...messages: object[]) {
  const requestStream = async (_: string) => Readable.from(messages).pause()
  return { requestStream }
}

/** Reads through the counted door, to the end; hands back how many messages arrived. */
async function read(client: ReturnType<typeof clientAnswering>, method: string): Promise<number> {
  const messages = await client.requestStream(method)
  let arrived = 0
  messages.on('data', () => arrived++)
  messages.resume()
  await new Promise((resolve) => messages.once('end', resolve))
  return arrived
}

it.each([
  ['runQuery', [{ document: 1 }, { document: 2 }, { readTime: 1 }], 2],
  ['runQuery', [{ readTime: 1 }], 1],
  ['runAggregationQuery', [{ result: { aggregateFields: { count: { integerValue: '0' } } } }], 1],
  ['runAggregationQuery', [{ result: { aggregateFields: { count: { integerValue: '1001' } } } }], 2],
  ['batchGetDocuments', [{ found: 1 }, { missing: 'a' }, { transaction: 'b' }], 2],
])('%s of %j reads %i, and the client gets every message', async (method, messages, documents) => {
  const client = clientAnswering(...messages)
  const counter = countReads(client as unknown as Firestore)
  expect(await read(client, method)).toBe(messages.length)
  expect(counter()).toEqual({ documents, requests: 1 })
})

it('stops at what it cannot count', async () => {
  const client = clientAnswering()
  countReads(client as unknown as Firestore)
  await expect(client.requestStream('executePipeline')).rejects.toThrow('executePipeline')
})
