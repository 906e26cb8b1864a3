import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aNewsDoc } from '../support/factories/news.ts'

const run = crypto.randomUUID().slice(0, 8)
const id = (name: string) => `more-${name}-${run}`
/** Among the newest entries, and in the past: an article with a future date is a draft. */
const start = Date.now() - 1_000
const word = `xylophone${run}`

const stored = [
  ['old', 'A bicycle', 0],
  ['read', `The ${word} concert`, 10],
  ['new', 'Another bicycle', 20],
  ['alike', `Where the ${word} was built`, -86_400_000],
  ['draft', `A ${word} soon`, 86_400_000],
] as const

beforeAll(() =>
  writeDocuments(
    db,
    stored.map(([name, title, after]) =>
      documents.news(id(name), aNewsDoc({ title, text: `${name} text.`, createdAt: start + after })),
    ),
  ),
)

describe('get_more_news', () => {
  it('answers the articles before and after, and those with the same words', async () => {
    const { status, body } = await call('get_more_news', { id: id('read') })
    expect(status).toBe(200)
    expect([body.previous?.id, body.next?.id]).toEqual([id('old'), id('new')])
    expect(body.related.map((article) => article.id)).toEqual([id('alike')])
  })

  it('has none after the newest, and no draft', async () => {
    const { body } = await call('get_more_news', { id: id('new') })
    expect(JSON.stringify(body)).not.toContain(id('draft'))
    expect(body.previous?.id).toBe(id('read'))
  })

  it.each(['draft', 'nothing'])('finds no %s', async (name) => {
    const { status, body } = await call('get_more_news', { id: id(name) })
    expect([status, body.code]).toEqual([404, 'news-not-found'])
  })
})
