import { deleteApp, initializeApp } from 'firebase-admin/app'
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  getFirestore,
  type Query,
} from 'firebase-admin/firestore'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { createPlatform } from './create-platform.ts'
import { compareAndSet } from './platform/compare-and-set.ts'
import { parseDocument } from './platform/documents.ts'
import type { Platform } from './platform/platform.ts'
import { countMatches, readDocument, readDocuments, readQuery } from './platform/reads.ts'

/** A client as it may be after an update: without the private method that all its reads go through today. */
let db: Firestore
let platform: Platform
/** The fields of the documents that there are, by path. */
const stored: Record<string, object> = { 'news/a': { title: 'A' }, 'news/b': { title: 'B' } }

function snapshotOf(path: string) {
  const ref = db.doc(path)
  const data = () => stored[path]
  return { ref, id: ref.id, exists: path in stored, data } as unknown as DocumentSnapshot
}

/** A query of that client which finds the documents at these paths. */
function queryFor(...paths: string[]): Query {
  const get = async () => ({ docs: paths.map(snapshotOf) })
  const count = () => ({ get: async () => ({ data: () => ({ count: 2_500 }) }) })
  return { firestore: db, get, count } as unknown as Query
}

beforeEach(() => {
  const app = initializeApp({ projectId: 'demo-none', storageBucket: 'demo-none.appspot.com' })
  db = getFirestore(app)
  Object.assign(db, { requestStream: undefined })
  vi.spyOn(db, 'getAll').mockImplementation(async (...refs) =>
    refs.flatMap((ref) => ('path' in ref ? snapshotOf(ref.path) : [])),
  )
  const mail = { origin: '', serviceId: '', publicKey: '', privateKey: '' }
  platform = createPlatform({ appSecret: 'a secret of thirty-two characters', mail, portalOrigin: '' })
  return () => deleteApp(app)
})
afterEach(() => void vi.restoreAllMocks())

/** What the platform has counted, and writes. */
async function countedReads(): Promise<unknown> {
  const batch = { set: vi.fn(), commit: async () => [] }
  vi.spyOn(db, 'batch').mockReturnValue(batch as never)
  await platform.usage.flush()
  const days: Record<string, { reads: unknown }>[] = batch.set.mock.calls.map(([, data]) => data.days)
  return days.flatMap((day) => Object.values(day))[0]?.reads
}

it('reads, and counts what it reads, without anything private of the client', async () => {
  const article = await readDocument(db.doc('news/a'))
  expect(parseDocument(z.object({ title: z.string() }), article)).toEqual({ title: 'A' })
  await readDocuments(db, [db.doc('news/b'), db.doc('news/missing')], ['title'])
  await compareAndSet(db.doc('news/none'), () => ({ data: null, result: undefined }))
  expect(await readQuery(queryFor('news/a', 'news/b'))).toHaveLength(2)
  expect(await countMatches(queryFor())).toBe(2_500)
  // One, two, one, two, and three for 2,500 entries of an index.
  expect(await countedReads()).toEqual(FieldValue.increment(9))
})

it('counts a document once, and a query that finds nothing as one document', async () => {
  const [article] = await readQuery(queryFor('news/a'))
  for (const _ of [1, 2]) if (article) parseDocument(z.object({}), article)
  await readQuery(queryFor())
  expect(await countedReads()).toEqual(FieldValue.increment(2))
})
