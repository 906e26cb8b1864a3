import { describe, expect, it } from 'vitest'
import { db, snapshotOfEverything } from '../support/admin.ts'
import { call, inParallel, newVisitor, read } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { latest } from '../support/fixtures.ts'
import { ownApi } from '../support/own-api.ts'
import { aMember } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'

/** A word no other text has, in letters that no two runs share. */
function newWord(start: string): string {
  return start + crypto.randomUUID().replaceAll('-', '')
}

/** Writes an article of its own for one test. */
async function anArticle(overrides: Parameters<typeof aNewsDoc>[0] = {}): Promise<string> {
  const id = `test-${crypto.randomUUID()}`
  await writeDocuments(db, [documents.news(id, aNewsDoc({ createdAt: latest, ...overrides }))])
  return id
}

describe('get_news', () => {
  it('shows a preview of 150 characters, and the cover in every width', async () => {
    const longWord = newWord('long')
    const text = `${longWord} ${'x'.repeat(300)}`
    await anArticle({ text })
    const { body } = await read('get_news', { search: longWord })
    const [article] = body.data
    expect(article?.text).toBe(`${text.slice(0, 149)}…`)
    expect(article?.covr).toContain('960.webp')
    expect(article?.cover.sources.length).toBeGreaterThan(0)
    expect(article).not.toHaveProperty('grams')
  })

  it('is answered from caches, and 304 to someone who has it', async () => {
    const first = await read('get_news', { limit: '1' })
    expect(first.headers.get('cache-control')).toMatch(
      /^public, max-age=\d+, s-maxage=\d+, stale-while-revalidate=\d+$/,
    )
    const etag = first.headers.get('etag') ?? ''
    const again = await fetch(`${PORTAL}/api/get_news?limit=1`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  it.each([
    [{ limit: '51' }, 'limit'],
    [{ limit: 'many' }, 'limit'],
    [{ cursor: 'nonsense' }, 'cursor'],
    [{ search: 'x'.repeat(101) }, 'search'],
  ])('names the field that is wrong: %j', async (query, field) => {
    const { status, body } = await read('get_news', query)
    expect(status).toBe(400)
    expect(body).toMatchObject({ status: 'error', code: 'invalid-input', field })
  })

  it('reads no more documents when there are more', async () => {
    const limit = 3
    const { docs } = await db.collection('news').orderBy('createdAt', 'desc').limit(limit).get()
    const { body } = await call('get_news', { limit })
    expect(body.data.map(({ id }) => id)).toEqual(docs.map(({ id }) => id))
  })
})

describe('get_3_news', () => {
  it('answers the latest three', async () => {
    const id = await anArticle({ createdAt: latest + 1_000 })
    const { status, body } = await read('get_3_news')
    expect(status).toBe(200)
    expect(body.data).toHaveLength(3)
    expect(body.data[0]?.id).toBe(id)
  })
})

describe('get_news_data', () => {
  it('answers the article whole', async () => {
    const text = 'A paragraph.\n\n<script>alert(1)</script>'.padEnd(400, '.')
    const id = await anArticle({ text })
    const { status, headers, body } = await call('get_news_data', { id }, { visitor: newVisitor() })
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({ data: [{ id, text, views: 1 }], vote: 'none' })
  })

  it('counts a visitor once a day, and ignores counts in requests', async () => {
    const id = await anArticle()
    const visitor = newVisitor()
    await call('get_news_data', { id, views: 999 }, { visitor })
    const { body } = await call('get_news_data', { id, views: -5 }, { visitor })
    expect(body.data[0].views).toBe(1)
  })

  it('counts a hundred visitors as a hundred, and never goes down', async () => {
    const id = await anArticle()
    const views = await inParallel(100, 8, async () => {
      const { status, body } = await call('get_news_data', { id }, { visitor: newVisitor() })
      expect(status).toBe(200)
      return body.data[0].views
    })
    expect(Math.max(...views)).toBe(100)
    const { body } = await call('get_news_data', { id }, { visitor: newVisitor() })
    expect(body.data[0].views).toBe(101)
  })

  it.each(['no-such-article', '..', 'a/b', '', 'x'.repeat(65)])('finds no article %j', async (id) => {
    const { status } = await call('get_news_data', { id })
    expect(status).toBe(/^[\w-]{1,64}$/.test(id) ? 404 : 400)
  })
})

describe.each([
  ['like_news', 'love', 'like'],
  ['unlike_news', 'hate', 'unlike'],
] as const)('%s', (name, count, vote) => {
  it('counts one vote of a visitor, however often it is sent', async () => {
    const id = await anArticle()
    const visitor = newVisitor()
    await call(name, { id, likes: 50, hates: 50 }, { visitor })
    const { status, body } = await call(name, { id }, { visitor })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'success', love: 0, hate: 0, [count]: 1, vote })
  })

  it('counts thirty parallel votes of one visitor once', async () => {
    const id = await anArticle()
    const visitor = newVisitor()
    const answers = await inParallel(30, 30, () => call(name, { id }, { visitor }))
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
    const { body } = await call('get_news_data', { id }, { visitor })
    expect(body.data[0][count]).toBe(1)
    expect(body.vote).toBe(vote)
  })

  it('is removed, and a removal without a vote changes nothing', async () => {
    const id = await anArticle()
    const visitor = newVisitor()
    await call(name, { id }, { visitor })
    expect((await call(name, { id, on: false }, { visitor })).body).toMatchObject({
      [count]: 0,
      vote: 'none',
    })
    expect((await call(name, { id, on: false }, { visitor })).body).toMatchObject({
      [count]: 0,
      vote: 'none',
    })
  })

  it('counts different visitors, and members by their account in any browser', async () => {
    const id = await anArticle()
    const { token } = await aMember()
    await call(name, { id }, { visitor: newVisitor() })
    await call(name, { id }, { token, visitor: newVisitor() })
    const { body } = await call(name, { id }, { token, visitor: newVisitor() })
    expect(body[count]).toBe(2)
  })

  it('stores no visitor’s id, only a digest by which votes are distinguished', async () => {
    const id = await anArticle()
    const [visitor, member] = [newVisitor(), await aMember()]
    await call(name, { id }, { visitor })
    await call(name, { id }, member)
    const { docs } = await db.collection(`news/${id}/readers`).get()
    const days = docs.map((reader) => (reader.get('expireAt').toMillis() - Date.now()) / 86_400_000)
    expect(days.map(Math.round)).toEqual([400, 400])
    const everything = JSON.stringify(await snapshotOfEverything(/^(users|sessions)\//))
    const below = (await db.collectionGroup('readers').get()).docs.map((reader) => [
      reader.ref.path,
      reader.data(),
    ])
    for (const name of [visitor, member.uid]) expect(everything + JSON.stringify(below)).not.toContain(name)
  })

  it('is refused for an article that is not there, and nothing is written', async () => {
    const { status, body } = await call(name, { id: 'no-such-article' }, { visitor: newVisitor() })
    expect(status).toBe(404)
    expect(body.code).toBe('news-not-found')
    expect((await db.collection('news/no-such-article/readers').get()).empty).toBe(true)
  })

  it('is refused from the 61st vote of an hour on, with the time to wait', async () => {
    const id = await anArticle()
    const visitor = newVisitor()
    const answers = await inParallel(60, 2, () => call(name, { id }, { visitor }))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const { status, headers, body } = await call(name, { id, on: false }, { visitor })
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(body.code).toBe('too-many-requests')
    expect((await call(name, { id }, { visitor: newVisitor() })).body[count]).toBe(2)
  })
})

describe('one changeable vote', () => {
  it('a dislike takes the place of a like', async () => {
    const id = await anArticle()
    const visitor = newVisitor()
    await call('like_news', { id }, { visitor })
    const { body } = await call('unlike_news', { id }, { visitor })
    expect(body).toMatchObject({ love: 0, hate: 1, vote: 'unlike' })
  })

  it('withdrawing a like leaves a dislike alone', async () => {
    const id = await anArticle()
    const visitor = newVisitor()
    await call('unlike_news', { id }, { visitor })
    const { body } = await call('like_news', { id, on: false }, { visitor })
    expect(body).toMatchObject({ love: 0, hate: 1, vote: 'unlike' })
  })
})

describe('the counts lists show', () => {
  it('follow the article once it is read after a while', async () => {
    const word = newWord('rollup')
    const id = await anArticle({ title: word })
    await call('like_news', { id }, { visitor: newVisitor() })
    // Counts are carried over at most every two seconds.
    const late = ownApi(aPlatform({ now: () => Date.now() + 2_200 }))
    await late.call('get_news_data', { id }, { visitor: newVisitor() })
    const { body } = await call('get_news', { search: word })
    expect(body.data[0]).toMatchObject({ id, views: 1, love: 1 })
  })
})
