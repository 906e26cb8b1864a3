import type { ContentKind } from '@dlm/contract/dashboard/dashboard.schema'
import { day } from '@dlm/contract/format/day'
import { figureDays } from '@dlm/contract/statistics/figures.schema'
import { EntryFigures } from '@dlm/contract/statistics/insight.schema'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { addToStatistics } from '../../functions/src/figures/figures.ts'
import { insightRef } from '../../functions/src/figures/insights.ts'
import { db } from '../support/admin.ts'
import { call, newVisitor } from '../support/client.ts'
import { aProductDoc, aServiceDoc } from '../support/factories/catalogue.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aVideoDoc } from '../support/factories/media.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { future, unique } from '../support/fixtures.ts'
import { anAdmin, type Person } from '../support/people.ts'

const id = `insight-${unique()}`
const other = `other-${unique()}`
const dayMs = 24 * 60 * 60 * 1000
const dayAgo = (days: number) => day(new Date(Date.now() - days * dayMs))
const none = EntryFigures.parse({})

let admin: Person
beforeAll(async () => {
  await writeDocuments(db, [
    ...[id, other].map((each) => documents.news(each, aNewsDoc({ title: each }))),
    documents.services(id, aServiceDoc()),
    documents.videos(id, aVideoDoc(id)),
    documents.products(id, aProductDoc()),
  ])
  admin = await anAdmin()
})

async function insightOf(kind: ContentKind, of = id) {
  const { status, body } = await call('get_insight', { kind, id: of }, admin)
  expect(status).toBe(200)
  return body
}

/** What happened today. */
const today = async (kind: ContentKind, of = id) => (await insightOf(kind, of)).days.at(-1)

describe('get_insight', () => {
  it('counts what happens to an entry, by the day, and nothing of another', async () => {
    const visitor = newVisitor()
    for (const who of [{ visitor }, { visitor }, { visitor: newVisitor() }])
      await call('get_news_data', { id }, who)
    await call('like_news', { id, on: true }, { visitor })
    await call('unlike_news', { id, on: true }, { visitor: newVisitor() })
    await call('watched_sr', { id }, { visitor })
    await call('video_file', { key: id }, { visitor })
    await call('video_file', { key: id }, { visitor, untracked: 'dnt' })
    const date = dayAgo(0)
    expect(await today('news')).toEqual({ ...none, day: date, views: 2, likes: 1, dislikes: 1 })
    expect(await today('service')).toEqual({ ...none, day: date, views: 1 })
    expect(await today('video')).toEqual({ ...none, day: date, downloads: 1 })
    expect(await today('news', other)).toEqual({ ...none, day: date })
  })

  it('answers the last thirty days, over the end of a month, the oldest first', async () => {
    const dates = [figureDays, figureDays - 1, 5].map(dayAgo)
    await addToStatistics(db)(new Map(dates.map((date) => [date, { [`product/${id}/views`]: 3 }])))
    const { days } = await insightOf('product')
    expect(days).toHaveLength(figureDays)
    const counted = days.filter(({ views }) => views > 0)
    expect(counted.map((counts) => [counts.day, counts.views])).toEqual(
      dates.slice(1).map((date) => [date, 3]),
    )
  })

  it('names the texts that embed or link an entry, drafts too, until they do so no more', async () => {
    const [shows, leads] = [`shows-${unique()}`, `leads-${unique()}`]
    const written = (blocks: object[]) => ({ text: '', markdown: 'written', blocks: JSON.stringify(blocks) })
    const words = [{ type: 'text', text: 'here' }]
    const link = { type: 'link', address: `/purchase_products?id=${id}`, content: words }
    await writeDocuments(db, [
      documents.news(
        shows,
        aNewsDoc({ title: shows, createdAt: future, ...written([{ type: 'embed', kind: 'product', id }]) }),
      ),
      documents.services(
        leads,
        aServiceDoc({ title: leads, ...written([{ type: 'paragraph', content: [link] }]) }),
      ),
    ])
    const news = { kind: 'news', id: shows, title: shows }
    expect((await insightOf('product')).mentions).toEqual([
      news,
      { kind: 'service', id: leads, title: leads },
    ])
    const form = await call('get_editable', { kind: 'service', id: leads }, admin)
    const fields = { ...form.body.fields, text: 'No more.' }
    const edited = await call('edit', { kind: 'service', id: leads, revision: 0, fields }, admin)
    expect([edited.status, edited.body.fields]).toEqual([200, undefined])
    expect((await insightOf('product')).mentions).toEqual([news])
  })

  it('is of numbers by the day that end after 400 days, and names no user', async () => {
    await insightOf('news')
    const { docs } = await db.collection('insights').get()
    expect(docs.length).toBeGreaterThan(0)
    for (const document of docs) {
      const { expireAt, days, month: ofMonth, views = 0, ...more } = document.data()
      const month = document.id.split('~').at(-1) ?? ''
      expect(more).toEqual({})
      expect([ofMonth, Number.isInteger(views)]).toEqual([month, true])
      expect(expireAt).toEqual(Timestamp.fromMillis(Date.parse(month) + 400 * dayMs))
      for (const [date, counts] of Object.entries<Record<string, unknown>>(days)) {
        expect(date.startsWith(month)).toBe(true)
        expect(Object.keys(counts).filter((name) => !(name in EntryFigures.shape))).toEqual([])
        expect(Object.values(counts).every(Number.isInteger)).toBe(true)
      }
    }
  })

  it('refuses an entry that does not exist', async () => {
    const missing = await call('get_insight', { kind: 'news', id: `gone-${unique()}` }, admin)
    expect([missing.status, missing.body.code]).toEqual([404, 'content-not-found'])
  })

  it('is deleted with the entry', async () => {
    const id = `gone-${unique()}`
    await writeDocuments(db, [documents.news(id, aNewsDoc({ title: id }))])
    await call('get_news_data', { id }, { visitor: newVisitor() })
    expect((await today('news', id))?.views).toBe(1)
    const ref = insightRef(db, 'news', id, dayAgo(0).slice(0, 7))
    expect((await ref.get()).exists).toBe(true)
    await call('delete_news', { id }, admin)
    expect((await ref.get()).exists).toBe(true)
    await call('purge', { kind: 'news', id }, admin)
    expect((await ref.get()).exists).toBe(false)
  })
})
