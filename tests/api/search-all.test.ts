import { type SearchKind, searchKinds, searchReads } from '@dlm/contract/site/search.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { search_all } from '../../functions/src/search/search-all.ts'
import { countReads } from '../../scripts/bench/read-counter.ts'
import { db } from '../support/admin.ts'
import { call, read } from '../support/client.ts'
import { aProductDoc, aServiceDoc } from '../support/factories/catalogue.ts'
import { aQuestionDoc } from '../support/factories/community.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anEventDoc } from '../support/factories/events.ts'
import { aLockedPhotoDoc, anAlbumDoc, anAudioDoc, aPhotoDoc, aVideoDoc } from '../support/factories/media.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { future, latest, unique } from '../support/fixtures.ts'
import { aPlatform } from '../support/platform.ts'

const mark = unique()
const word = `zircon${mark}`
const id = (kind: string) => `${kind}-${mark}`

const find = async (search: string) => (await read('search_all', { search })).body.data
const kindsOf = (results: readonly { kind: SearchKind }[]) => results.map(({ kind }) => kind)

beforeAll(() =>
  writeDocuments(db, [
    documents.news(
      id('news'),
      aNewsDoc({ title: 'An article', text: `It is about ${word}. ${'More. '.repeat(60)}` }),
    ),
    documents.products(id('product'), aProductDoc({ name: `Product ${word}`, subt: 'A tool' })),
    documents.services(id('service'), aServiceDoc({ title: `Service ${word}`, text: 'For all', ageLmt: 0 })),
    documents.events(id('event'), anEventDoc({ title: `Event ${word}` })),
    documents.albums(id('album'), anAlbumDoc({ name: `Album ${word}`, photos: 2 })),
    documents.photos(
      id('photo'),
      aPhotoDoc(id('photo'), { fid: id('album'), name: `photo ${word}.jpg`, caption: 'A quay' }),
    ),
    documents.videos(id('video'), aVideoDoc(id('video'), { name: `video ${word}.mp4` })),
    documents.audios(id('audio'), anAudioDoc(id('audio'), { name: `audio ${word}.mp3` })),
    documents.questions(id('question'), aQuestionDoc({ ques: `Is 5 * 5 “${word}”?`, released: true })),
  ]),
)

describe('search_all', () => {
  it('finds each kind, in the order of the kinds, each with an address', async () => {
    const results = await find(word.toUpperCase())
    expect(kindsOf(results)).toEqual(searchKinds)
    expect(results.map(({ id }) => id)).toEqual(searchKinds.map(id))
    expect(results.map(({ title, text, path }) => [title, text, path])).toEqual([
      ['An article', expect.stringMatching(/^It is about .*…$/), `/read_news?id=${id('news')}`],
      [`Event ${word}`, expect.any(String), `/view_events?id=${id('event')}`],
      [`Product ${word}`, 'A tool', `/view_products?id=${id('product')}`],
      [`Service ${word}`, 'For all', `/services?id=${id('service')}`],
      [`Album ${word}`, '02 photos', `/view_albums?album=${id('album')}`],
      [`photo ${word}`, 'A quay', `/view_albums?album=${id('album')}&photo=${id('photo')}`],
      [`video ${word}`, undefined, `/view_albums?tab=video&id=${id('video')}`],
      [`audio ${word}`, undefined, `/view_albums?tab=audio&id=${id('audio')}`],
      [`Is 5 * 5 “${word}”?`, undefined, expect.stringMatching(/^\/terms_n_conditions\?tab=faq&search=Is/)],
    ])
    for (const { text = '', picture } of results) {
      expect(text.length).toBeLessThanOrEqual(150)
      expect(picture?.sources.length ?? 1).toBe(1)
    }
  })

  it('links to the question itself', async () => {
    const question = (await find(word)).at(-1)
    const search = new URLSearchParams(question?.path.split('?')[1]).get('search') ?? ''
    expect((await read('get_faqs', { search })).body.data.map(({ id }) => id)).toEqual([id('question')])
  })

  it('is a cached read like a list', async () => {
    const { headers } = await read('search_all', { search: word })
    expect(headers.get('cache-control')).toContain('s-maxage=300')
  })

  it('finds a match behind newer entries that only share its letters', async () => {
    const rare = unique().slice(0, 8)
    const part = (at: number) => `zq${at}x ${rare}`
    await writeDocuments(
      db,
      Array.from({ length: 12 }, (_, at) =>
        documents.products(`far-${at}-${rare}`, aProductDoc({ name: part(at), createdAt: latest - at })),
      ),
    )
    expect((await find(part(11))).map(({ id }) => id)).toEqual([`far-11-${rare}`])
  })
})

describe('what is not public', () => {
  const secret = `onyx${mark}`
  const locked = id('locked')

  beforeAll(() =>
    writeDocuments(db, [
      documents.news(id('draft-news'), aNewsDoc({ title: secret, createdAt: future })),
      documents.news(id('open-news'), aNewsDoc({ title: secret })),
      documents.events(id('draft-event'), anEventDoc({ title: secret, createdAt: future })),
      documents.events(id('open-event'), anEventDoc({ title: secret })),
      documents.albums(locked, anAlbumDoc({ name: 'Locked', locked: true, photos: 1 })),
      documents.photos(
        id('locked-photo'),
        aLockedPhotoDoc(locked, id('locked-photo'), { name: `${secret}.jpg`, alt: secret, caption: secret }),
      ),
      documents.photos(id('open-photo'), aPhotoDoc(id('open-photo'), { caption: secret })),
      documents.questions(id('new-question'), aQuestionDoc({ ques: secret, reps: 0, released: false })),
      documents.questions(id('open-question'), aQuestionDoc({ ques: secret, reps: 1 })),
      documents.questions(id('by-name'), aQuestionDoc({ ques: 'Why?', user: secret, released: true })),
      documents.services(id('adults'), aServiceDoc({ title: secret, text: 'Whispered', ageLmt: 50 })),
    ]),
  )

  it('is not found: drafts, photos of locked albums, unreviewed questions, names of who asked', async () => {
    const open = ['open-news', 'open-event', 'adults', 'open-photo', 'open-question']
    expect((await find(secret)).map(({ id }) => id)).toEqual(open.map(id))
  })

  it('does not include the text of a service for adults', async () => {
    const service = (await find(secret)).find(({ kind }) => kind === 'service')
    expect(service?.text).toBe('For adults')
  })
})

describe('queries', () => {
  it.each(['', ' ', '\t'])('nothing is found for nothing: %j', async (search) => {
    expect((await read('search_all', { search })).body.data).toEqual([])
  })

  it.each([
    'a',
    '%',
    '*',
    '__proto__',
    '../../users',
    "' OR 1=1 --",
    '\u202e\0',
    '😀',
    '\ud83d',
    'x'.repeat(100),
  ])('are taken as they are: %j', async (search) => {
    const { status, body } = await call('search_all', { search })
    expect(status).toBe(200)
    expect(body.data.length).toBeLessThanOrEqual(searchReads)
  })

  it('of more than 100 characters are refused, and so are lists', async () => {
    expect((await read('search_all', { search: 'x'.repeat(101) })).body.code).toBe('invalid-input')
    expect((await call('search_all', { search: ['a'] as never })).body.code).toBe('invalid-input')
  })
})

describe('the documents that are read', () => {
  const many = unique()

  beforeAll(() =>
    writeDocuments(
      db,
      Array.from({ length: 40 }, (_, at) => [
        documents.news(`many-${at}-${many}`, aNewsDoc({ title: `Amber ${many}`, text: `zqj ${at}` })),
        documents.photos(
          `many-${at}-${many}`,
          aPhotoDoc(`many-${at}-${many}`, { name: `amber ${many}.jpg` }),
        ),
      ]).flat(),
    ),
  )

  it.each([
    ['common letters', 'a', 1],
    ['what many have', `amber ${many}`, 4],
    ['letters that many have, but not in this order', 'zqj and nothing else', 0],
    ['nothing', `zz${unique()}qq`, 0],
  ])('are at most 30, for %s', async (_, search, atLeast) => {
    const platform = aPlatform()
    const counter = countReads(platform.db)
    const { data } = await search_all({ platform } as never, { search })
    expect(data.length).toBeGreaterThanOrEqual(atLeast)
    expect(counter().documents).toBeGreaterThanOrEqual(searchKinds.length)
    expect(counter().documents).toBeLessThanOrEqual(searchReads)
  })

  it('are none for an empty search', async () => {
    const platform = aPlatform()
    const counter = countReads(platform.db)
    expect(await search_all({ platform } as never, { search: '' })).toEqual({ data: [] })
    expect(counter().documents).toBe(0)
  })
})
