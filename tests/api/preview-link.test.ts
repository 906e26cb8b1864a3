import { durations } from '@dlm/contract/durations'
import { beforeAll, describe, expect, it } from 'vitest'
import { isPreviewOf, issuePreview } from '../../functions/src/content/preview-permit.ts'
import { issuePermit } from '../../functions/src/platform/permits.ts'
import { db } from '../support/admin.ts'
import { call, newVisitor, send } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { unique } from '../support/fixtures.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'
import { auditOf } from '../support/uploads.ts'

const mark = unique()
const id = (name: string) => `preview-${name}-${mark}`
const title = (name: string) => `Unseen ${name} ${mark}`
const tomorrow = Date.now() + 86_400_000
/** Long ago, so that it is not listed between others of today. */
const past = Date.UTC(2020, 0, 1)
const platform = aPlatform()

let admin: Person
let token: string

/** Writes an article; what is out tomorrow is a draft. */
function anArticle(name: string, createdAt = tomorrow) {
  const date = new Date(createdAt).toISOString().slice(0, 10)
  return writeDocuments(db, [documents.news(id(name), aNewsDoc({ title: title(name), createdAt, date }))])
}

const link = (name: string, who: Person | null = admin) =>
  call('preview_link', { id: id(name) }, who ?? undefined)
const readBy = (name: string, preview?: string) =>
  call('get_news_data', { id: id(name), ...(preview && { preview }) }, { visitor: newVisitor() })

/** The same token with another character at a position. */
function flipped(of: string, at: number): string {
  return of.slice(0, at) + (of[at] === 'A' ? 'B' : 'A') + of.slice(at + 1)
}

beforeAll(async () => {
  admin = await anAdmin()
  await Promise.all([anArticle('draft'), anArticle('other'), anArticle('out', past)])
  token = (await link('draft')).body.token
})

describe('preview_link', () => {
  it('answers an admin a token for seven days, and stores nothing', async () => {
    const before = await db.doc(`news/${id('other')}`).get()
    const { status, headers, body } = await link('other')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(Math.abs(body.endsAt - Date.now() - durations.newsPreview * 1000)).toBeLessThan(60_000)
    expect(durations.newsPreview).toBe(7 * 24 * 60 * 60)
    const now = await db.doc(`news/${id('other')}`).get()
    expect(now.updateTime).toEqual(before.updateTime)
    expect(await auditOf(`news/${id('other')}`)).toEqual([])
  })

  it('is refused for a published article, and for a missing one', async () => {
    expect((await link('out')).body.code).toBe('news-published')
    expect((await link('nothing')).body.code).toBe('news-not-found')
  })
})

describe('an article that is not out', () => {
  it('is read whole with its token, and not cached', async () => {
    const { status, headers, body } = await readBy('draft', token)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body.data[0]).toMatchObject({ id: id('draft'), title: title('draft'), views: 0 })
    expect([body.isPreview, body.vote]).toEqual([true, 'none'])
    const address = `/api/get_news_data?id=${id('draft')}&preview=${token}`
    expect((await send(address)).status).toBe(405)
  })

  it('counts no view, and takes no vote', async () => {
    await readBy('draft', token)
    expect((await db.collection(`news/${id('draft')}/readers`).get()).size).toBe(0)
    expect((await db.collection(`news/${id('draft')}/counts`).get()).size).toBe(0)
    expect((await call('like_news', { id: id('draft') })).body.code).toBe('news-not-found')
    expect((await call('get_more_news', { id: id('draft') })).body.code).toBe('news-not-found')
  })

  it.each([
    ['without one', () => undefined],
    ['that of another article', () => issuePreview(platform, id('other'), tomorrow)],
    ['one of another kind', () => issuePermit(platform, 'album-token', id('draft'), 'news', tomorrow)],
    ['one with another signature', () => flipped(token, token.length - 20)],
    ['one with a later end', () => `${Number(token.slice(0, 13)) + 1}${token.slice(13)}`],
    ['one that is over', () => issuePreview(platform, id('draft'), Date.now() - 1)],
    ['what is none', () => '../../news?'],
  ])('is not there with a token but its own: %s', async (_, other) => {
    const { status, body } = await readBy('draft', other())
    expect([status, body.code]).toEqual([404, 'news-not-found'])
    expect(JSON.stringify(body)).not.toContain('Unseen')
    expect((await readBy('draft', issuePreview(platform, id('draft'), Date.now() + 60_000))).status).toBe(200)
  })

  it('is read until its seven days are over, by the clock of the platform', async () => {
    const { body } = await link('draft')
    const at = (now: number) => isPreviewOf(aPlatform({ now: () => now }), id('draft'), body.token)
    expect([at(body.endsAt - 1), at(body.endsAt)]).toEqual([true, false])
  })

  it('is in no list and no search, also with links to it', async () => {
    const search = mark
    const answers = await Promise.all([
      call('get_news', { search, limit: 50 }),
      call('get_3_news', {}),
      call('search_all', { search }),
      call('get_more_news', { id: id('out') }),
      send<string>('/sitemap.xml'),
      send<string>('/news.xml'),
    ])
    const texts = answers.map(({ body }) => JSON.stringify(body))
    expect(texts.filter((text) => text.includes(id('draft')))).toEqual([])
    expect(texts[0]).toContain(id('out'))
    expect(texts[2]).toContain(id('out'))
  })

  it('that is deleted has no link and no reader', async () => {
    await anArticle('deleted')
    const { body } = await link('deleted')
    expect((await readBy('deleted', body.token)).status).toBe(200)
    expect((await call('delete_news', { id: id('deleted') }, admin)).status).toBe(200)
    expect(await auditOf(`news/${id('deleted')}`)).toEqual(['delete_news'])
    expect((await readBy('deleted', body.token)).body.code).toBe('news-not-found')
    expect((await link('deleted')).body.code).toBe('news-not-found')
  })

  it('is public once it is out, and the same with the token', async () => {
    await anArticle('soon')
    const { body } = await link('soon')
    await db.doc(`news/${id('soon')}`).update({ createdAt: past })
    const plain = await readBy('soon')
    expect([plain.status, plain.body.isPreview]).toEqual([200, undefined])
    const again = await readBy('soon', body.token)
    expect([again.status, again.body.isPreview, again.body.data[0].views]).toEqual([200, undefined, 2])
  })
})

describe('the page of a preview', () => {
  const page = (name: string, preview?: string) =>
    send<string>(`/read_news?id=${id(name)}${preview === undefined ? '' : `&preview=${preview}`}`, {
      redirect: 'manual',
    })

  it('is the app, uncached, not indexed, and without content', async () => {
    for (const address of ['/read_news?id=', '/news/unseen--']) {
      const path = `${address}${id('draft')}${address.includes('?') ? '&' : '?'}preview=${token}`
      const { status, headers, body } = await send<string>(path, { redirect: 'manual' })
      expect([status, headers.get('location')]).toEqual([200, null])
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(body).toContain('<meta name="robots" content="noindex" />')
      expect(body).toContain('<div id="root"></div>')
      expect(body).not.toMatch(/Unseen|og:|canonical|ld\+json/)
      expect(body).not.toContain(token)
    }
  })

  it('is not there without the token, or with another', async () => {
    for (const other of [undefined, '', issuePreview(platform, id('other'), tomorrow), flipped(token, 50)]) {
      const { status, headers, body } = await page('draft', other)
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
      expect(body).not.toContain('Unseen')
    }
  })

  it('redirects to the article’s address without the token once it is published', async () => {
    const preview = issuePreview(platform, id('out'), tomorrow)
    const { status, headers } = await page('out', preview)
    expect(status).toBe(301)
    expect(headers.get('location')).toMatch(new RegExp(`^/news/unseen-out-.*${id('out')}$`))
  })
})
