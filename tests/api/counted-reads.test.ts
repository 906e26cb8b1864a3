import type { EndpointName } from '@dlm/contract/contract'
import { encodeWire } from '@dlm/contract/media/codec'
import { beforeAll, expect, it } from 'vitest'
import type { Platform } from '../../functions/src/platform/platform.ts'
import { onReads } from '../../functions/src/platform/reads.ts'
import { countReads } from '../../scripts/bench/read-counter.ts'
import { db } from '../support/admin.ts'
import { newVisitor } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { unique } from '../support/fixtures.ts'
import { ownApi } from '../support/own-api.ts'
import { aPlatform } from '../support/platform.ts'

const id = `counted-${unique()}`
let platform: Platform
beforeAll(async () => {
  platform = aPlatform()
  await writeDocuments(db, [documents.news(id, aNewsDoc())])
})

it.each([
  ['get_news', {}, 200],
  ['get_news', { search: 'article' }, 200],
  ['get_news_data', { id }, 200],
  ['get_news_data', { id: `missing-${id}` }, 404],
  ['like_news', { id }, 200],
  ['get_products', {}, 200],
  ['get_services', {}, 200],
  ['get_all_albums', { payload: encodeWire({}) }, 200],
  ['photos_all', { payload: encodeWire({}) }, 200],
  ['search_all', { search: 'photo' }, 200],
])('%s %j is counted as Firestore bills it', async (name, input, status) => {
  let counted = 0
  onReads(platform.db, (documents) => {
    counted += documents
  })
  const exact = countReads(platform.db)
  const { call } = ownApi(platform)
  expect((await call(name as EndpointName, input as never, { visitor: newVisitor() })).status).toBe(status)
  const billed = exact().documents
  expect(billed).toBeGreaterThan(0)
  // The cost guard lives with a tenth more or less.
  expect(Math.abs(counted - billed)).toBeLessThanOrEqual(Math.max(1, billed / 10))
})
