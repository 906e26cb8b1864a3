import type { Firestore } from 'firebase-admin/firestore'
import { expect, it, vi } from 'vitest'
import { observeReads } from './observe-reads.ts'

it('leaves a client alone that has no such method', () => {
  const client = {} as Firestore
  observeReads(client, { documents: vi.fn() })
  expect(client).toEqual({})
})

it('counts for the last observer alone', async () => {
  const messages = { on: vi.fn() }
  const client = { requestStream: vi.fn(async () => messages) }
  const [first, second] = [vi.fn(), vi.fn()]
  observeReads(client as unknown as Firestore, { documents: first })
  observeReads(client as unknown as Firestore, { documents: second })
  await (client.requestStream as (method: string) => Promise<unknown>)('runQuery')
  expect(first).not.toHaveBeenCalled()
  expect(second.mock.calls).toEqual([[1]])
})
