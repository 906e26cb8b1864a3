import type { EndpointName, Request } from '@dlm/contract/contract'
import { day } from '@dlm/contract/format/day'
import { type FigureName, Figures, figureDays } from '@dlm/contract/statistics/figures.schema'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { addToStatistics, figures } from '../../functions/src/figures/figures.ts'
import { db } from '../support/admin.ts'
import { startApi } from '../support/api-process.ts'
import { call, newVisitor, type Who } from '../support/client.ts'
import { aServiceDoc } from '../support/factories/catalogue.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aVideoDoc } from '../support/factories/media.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { unique } from '../support/fixtures.ts'
import { newAddress } from '../support/new-address.ts'
import { aMember, anAccount, anAdmin, PASSWORD, type Person } from '../support/people.ts'

const id = `figures-${unique()}`
const stored = [
  documents.news(id, aNewsDoc()),
  documents.services(id, aServiceDoc()),
  documents.videos(id, aVideoDoc(id)),
]

const dayMs = 24 * 60 * 60 * 1000
const dayAgo = (days: number) => day(new Date(Date.now() - days * dayMs))
const ofDay = (date: string) => db.doc(`statistics/${date}`)
const none = Figures.parse({})

let admin: Person
beforeAll(async () => {
  await writeDocuments(db, stored)
  admin = await anAdmin()
})

async function readAll() {
  const { status, body } = await call('get_figures', {}, admin)
  expect(status).toBe(200)
  return body
}
const read = async () => (await readAll()).data

/** The figures of all days together. */
async function sums(): Promise<Figures> {
  const days = await read()
  const names = Object.keys(Figures.shape) as FigureName[]
  const sumOf = (name: FigureName) => days.reduce((sum, counts) => sum + counts[name], 0)
  return Figures.parse(Object.fromEntries(names.map((name) => [name, sumOf(name)])))
}

/** What some calls add to the figures. */
async function added(calls: () => Promise<void>): Promise<Partial<Figures>> {
  const before = await sums()
  await calls()
  const after = await sums()
  const names = Object.keys(after) as FigureName[]
  return Object.fromEntries(
    names.flatMap((name) => (after[name] === before[name] ? [] : [[name, after[name] - before[name]]])),
  )
}

async function done<K extends EndpointName>(name: K, input: Request<K>, who: Who = {}): Promise<void> {
  expect((await call(name, input, who)).status).toBe(200)
}

/** All that counts as a visit, by a visitor who was never there. */
async function visit(who: Who = {}): Promise<void> {
  const visitor = { visitor: newVisitor(), ...who }
  await done('get_news_data', { id }, visitor)
  await done('watched_sr', { id }, visitor)
  await done('video_file', { key: id }, visitor)
  await done('made_zip', {}, visitor)
}

/** All that leaves something on the portal: a vote, an account, a rating, a key. */
async function take(who: Who = {}): Promise<void> {
  const [user, mid] = [`new.${unique().slice(0, 12)}`, `M-${unique()}`]
  const member = await anAccount()
  const own = { ...who, token: member.token }
  await done('like_news', { id, on: true }, { visitor: newVisitor(), ...who })
  await done('unlike_news', { id, on: true }, { visitor: newVisitor(), ...who })
  const account = { user, email: `${user}@dlm.test`, pass: PASSWORD, theme: 'true' as const }
  await done('signup', account, { ...who, forwarded: newAddress() })
  await done('rate', { rating: 4, user: member.user, uid: member.uid, photo: '' }, own)
  await done('m_email_enter', { mid, cypher: 'aSbOcNdAeTfAgDhEiMjOkKlY', email: member.email }, own)
  await done('m_key_enter', { mid }, { ...who, token: admin.token })
}
const taken = { likes: 1, dislikes: 1, signUps: 1, ratings: 1, keyRequests: 1, keysPaid: 1 }

describe('get_figures', () => {
  it('answers the last thirty days, the oldest first, with zeros where nothing happened', async () => {
    const [first, before] = [dayAgo(figureDays - 1), dayAgo(figureDays)]
    const write = addToStatistics(db)
    await write(new Map([first, before].map((date) => [date, { views: 7, keysPaid: 2 }])))
    const { data, before: sums } = await readAll()
    expect(sums).toEqual({ ...none, views: 7, keysPaid: 2 })
    expect(data.map((counts) => counts.day)).toEqual(
      Array.from({ length: figureDays }, (_, at) => dayAgo(figureDays - 1 - at)),
    )
    expect(data[0]).toEqual({ ...none, day: first, views: 7, keysPaid: 2 })
    expect(data[1]).toEqual({ ...none, day: dayAgo(figureDays - 2) })
  })
})

it('names the entries that were viewed most in these days, of both months, and none that is deleted', async () => {
  const ids = ['much', 'more', 'gone'].map((name) => `${name}-${unique()}`)
  const [much = '', more = '', gone = ''] = ids
  await writeDocuments(db, [
    documents.news(much, aNewsDoc({ title: 'Much' })),
    documents.services(more, aServiceDoc({ title: 'More' })),
  ])
  const many = 10 ** 9
  const write = addToStatistics(db)
  await write(
    new Map([
      [dayAgo(0), { [`news/${much}/views`]: many, [`service/${more}/views`]: many }],
      [dayAgo(figureDays - 1), { [`service/${more}/views`]: many, [`news/${gone}/views`]: many }],
      // Before these days.
      [dayAgo(figureDays + 1), { [`news/${much}/views`]: 5 * many }],
    ]),
  )
  const { top } = await readAll()
  expect(top.slice(0, 2)).toEqual([
    { kind: 'service', id: more, title: 'More', views: 2 * many },
    { kind: 'news', id: much, title: 'Much', views: many },
  ])
  expect(top.some(({ id }) => id === gone)).toBe(false)
})

it('adds up the bytes of the original files', async () => {
  const before = (await readAll()).stored
  const id = `stored-${unique()}`
  await writeDocuments(db, [documents.videos(id, aVideoDoc(id, { size: 5_000 }))])
  const { videos } = (await readAll()).stored
  expect(videos - before.videos).toBe(5_000)
})

describe('made_zip', () => {
  it('counts a zip', async () => {
    expect(await added(() => done('made_zip', {}))).toEqual({ zips: 1 })
  })
})

describe('what is counted', () => {
  it('is what happens: visits, and what people leave', async () => {
    expect(await added(() => visit())).toEqual({ views: 2, downloads: 1, zips: 1 })
    expect(await added(() => take())).toEqual(taken)
  })

  it.each(['dnt', 'sec-gpc'] as const)('is no visit of a browser that sends %s', async (untracked) => {
    const looks = async () =>
      Promise.all(
        ['news', 'services'].map(async (kind) => {
          const entry = db.doc(`${kind}/${id}`)
          const [readers, counts] = await Promise.all([
            entry.collection('readers').count().get(),
            entry.collection('counts').get(),
          ])
          return [readers.data().count, counts.docs.map((document) => document.data())]
        }),
      )
    const before = await looks()
    expect(await added(() => visit({ untracked }))).toEqual({})
    expect(await looks()).toEqual(before)
    expect(await added(() => take({ untracked }))).toEqual(taken)
  })

  it('is nothing that was refused or has been done already', async () => {
    const visitor = newVisitor()
    const act = async () => {
      await done('get_news_data', { id }, { visitor })
      await done('like_news', { id, on: true }, { visitor })
    }
    await act()
    const again = async () => {
      await act()
      await done('like_news', { id, on: false }, { visitor })
      expect((await call('video_file', { key: 'no-such-file' })).status).toBe(404)
      const { email, token } = await aMember()
      const request = { mid: `M-${unique()}`, cypher: 'nocapitals', email }
      expect((await call('m_email_enter', request, { token })).status).toBe(400)
    }
    expect(await added(again)).toEqual({})
  })

  it('is written in tens at most, and none of 10,000 is lost', async () => {
    const today = dayAgo(0)
    const before = (await ofDay(today).get()).get('downloads') ?? 0
    let writes = 0
    const write = addToStatistics(db)
    const counter = figures(
      async (counts) => {
        writes += counts.size
        await write(counts)
      },
      { now: () => Date.parse(`${today}T12:00:00Z`) },
    )
    for (let at = 0; at < 10_000; at += 20) {
      const requests = Array.from({ length: 20 }, () => {
        counter.count('downloads')
        return counter.flushIfDue()
      })
      await Promise.all(requests)
    }
    await counter.flush()
    expect((await ofDay(today).get()).get('downloads') - before).toBe(10_000)
    expect(writes).toBeLessThanOrEqual(1_000)
  })

  it('is written when the process is stopped', async () => {
    const before = await sums()
    const stopped = await startApi()
    await visit({ origin: stopped.origin })
    await stopped.terminate()
    const { views, downloads, zips } = await sums()
    expect([views, downloads, zips]).toEqual([before.views + 2, before.downloads + 1, before.zips + 1])
  })

  it('is stored as numbers by the day that end after 400 days, and names no user', async () => {
    await read()
    const { docs } = await db.collection('statistics').get()
    expect(docs.length).toBeGreaterThan(0)
    for (const document of docs) {
      const { expireAt, ...counts } = document.data()
      expect(document.id).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(Object.keys(counts).filter((name) => !(name in Figures.shape))).toEqual([])
      expect(Object.values(counts).every(Number.isInteger)).toBe(true)
      expect(expireAt).toEqual(Timestamp.fromMillis(Date.parse(document.id) + 400 * dayMs))
      expect(await document.ref.listCollections()).toEqual([])
    }
  })
})
