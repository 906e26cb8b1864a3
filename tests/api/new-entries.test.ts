import { kindsWith } from '@dlm/contract/kinds/kinds'
import { maxNew } from '@dlm/contract/site/search.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { aProductDoc, aServiceDoc } from '../support/factories/catalogue.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anEventDoc } from '../support/factories/events.ts'
import { anAlbumDoc, anAudioDoc, aPhotoDoc, aVideoDoc } from '../support/factories/media.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { future, unique } from '../support/fixtures.ts'
import { aMember } from '../support/people.ts'

const mark = unique()
const id = (kind: string, at = '') => `${kind}-${mark}${at}`

/** A minute ago: other tests write as well, so only those of this one are checked. */
const before = Date.now() - 60_000
let token: string

const newSince = async (since: number) => (await call('new_entries', { since }, { token })).body.data
/** Those of this test, of all that are new. */
const ours = async (since: number) => (await newSince(since)).filter(({ id }) => id.includes(mark))

beforeAll(async () => {
  token = (await aMember()).token
})

describe('new_entries', () => {
  it.each(kindsWith('isHighlighted'))('answers a member what is new: %s', async (kind) => {
    const at = (seconds: number) => ({ createdAt: Date.now() + seconds * 1000 })
    const entry = {
      news: () => documents.news(id(kind), aNewsDoc({ title: 'An article', ...at(0) })),
      album: () => documents.albums(id(kind), anAlbumDoc(at(0))),
      video: () => documents.videos(id(kind), aVideoDoc(id(kind), at(0))),
      audio: () => documents.audios(id(kind), anAudioDoc(id(kind), at(0))),
      product: () => documents.products(id(kind), aProductDoc(at(0))),
      service: () => documents.services(id(kind), aServiceDoc(at(0))),
      event: () => documents.events(id(kind), anEventDoc(at(0))),
    }[kind]
    await writeDocuments(db, [entry()])
    const [newest] = await ours(before)
    expect(newest).toMatchObject({ kind, id: id(kind), path: expect.stringContaining(id(kind)) })
    expect(await ours(Date.now() + 1000)).toEqual([])
  })

  it('answers the newest of each kind, none that is to be published later, and no photo', async () => {
    const now = Date.now()
    await writeDocuments(db, [
      documents.news(id('news', 'a'), aNewsDoc({ createdAt: now - 3 })),
      documents.news(id('news', 'b'), aNewsDoc({ createdAt: now - 2 })),
      documents.news(id('news', 'c'), aNewsDoc({ createdAt: now - 1 })),
      documents.news(id('news', 'draft'), aNewsDoc({ createdAt: future })),
      documents.events(id('event', 'draft'), anEventDoc({ createdAt: future })),
      documents.photos(id('photo', 'a'), aPhotoDoc(id('photo', 'a'), { fid: id('album') })),
    ])
    const answered = await newSince(now - 10)
    const ids = answered.map(({ id }) => id).filter((each) => each.includes(mark))
    expect(ids).toEqual([id('news', 'c'), id('news', 'b')])
    expect(answered.length).toBeLessThanOrEqual(maxNew)
  })

  it('refuses a visitor, and an invalid time', async () => {
    const { status, body } = await call('new_entries', { since: 0 })
    expect([status, body.code]).toEqual([401, 'sign-in-required'])
    for (const since of [-1, 0.5, '0']) {
      const refused = await call('new_entries', { since: since as never }, { token })
      expect([refused.status, refused.body.code]).toEqual([400, 'invalid-input'])
    }
  })
})
