import { contract } from '@dlm/contract/contract'
import type { Endpoint } from '@dlm/contract/endpoint'
import { studioDay } from '@dlm/contract/format/day'
import { validRequests } from '@dlm/contract/testing/requests'
import { beforeAll, describe, expect, it } from 'vitest'
import { never } from '../../functions/src/content/publication.ts'
import { entryNotificationId } from '../../functions/src/notifications/notification.doc.ts'
import { pageReader } from '../../functions/src/page-reads.ts'
import { db } from '../support/admin.ts'
import { call, inParallel, newVisitor, send } from '../support/client.ts'
import { aProductDoc, aServiceDoc } from '../support/factories/catalogue.ts'
import { aNotificationDoc } from '../support/factories/community.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anEventDoc } from '../support/factories/events.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { unique } from '../support/fixtures.ts'
import { crawled } from '../support/locked-visits.ts'
import { aMember, anAdmin, type Person } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'
import { forms, stageCover } from '../support/uploads.ts'

const mark = unique()
const hour = 3_600_000
const day = 24 * hour
const now = Date.now()
const today = studioDay(now)

const collections = ['news', 'events', 'products', 'services'] as const
type Collection = (typeof collections)[number]
const kinds = { news: 'news', events: 'event', products: 'product', services: 'service' } as const

/** Entries of every kind, by their names: those of the first group are public. */
const published = {
  out: { createdAt: now - day },
  stays: { createdAt: now - day, takeDown: studioDay(now + 3 * day) },
}
const hidden = {
  draft: { createdAt: never },
  soon: { createdAt: now + 2 * hour },
  gone: { createdAt: now - day, takeDown: today },
}
type Name = keyof typeof published | keyof typeof hidden
const names = (of: object) => Object.keys(of) as Name[]
const idOf = (name: Name) => `${name}-${mark}`

function entry(collection: Collection, name: Name, when: { createdAt: number; takeDown?: string }) {
  const [id, title] = [idOf(name), `Heron ${mark}`]
  // Titles are alike, so that entries are found by each other's words; they are distinguished by their ids.
  if (collection === 'news') return documents.news(id, aNewsDoc({ title, text: id, ...when }))
  if (collection === 'events') return documents.events(id, anEventDoc({ title, deta: id, ...when }))
  if (collection === 'products')
    return documents.products(id, aProductDoc({ name: title, deta: id, ...when }))
  return documents.services(id, aServiceDoc({ title, text: id, ...when }))
}

/** The names of the entries in an answer. */
const entriesIn = (text: string) =>
  names({ ...published, ...hidden }).filter((name) => text.includes(idOf(name)))

let admin: Person
let member: Person
beforeAll(async () => {
  admin = await anAdmin()
  member = await aMember()
  const all = Object.entries({ ...published, ...hidden }) as [
    Name,
    { createdAt: number; takeDown?: string },
  ][]
  await writeDocuments(
    db,
    collections.flatMap((collection) => all.map(([name, when]) => entry(collection, name, when))),
  )
  await writeDocuments(
    db,
    all.map(([name, when]) =>
      documents.notifications(
        `notice-${idOf(name)}`,
        aNotificationDoc({ title: `Heron ${mark}`, text: idOf(name), ...when }),
      ),
    ),
  )
})

describe('what is not out yet, or is taken down', () => {
  it('is in no answer of any call', async () => {
    // A request by id answers one entry; a search has a list.
    const guesses = [{ search: mark }, ...names(hidden).map((name) => ({ id: idOf(name) }))]
    const requests = crawled.flatMap((name) => {
      const { access, input }: Endpoint = contract[name]
      const request: Record<string, unknown> = validRequests[name]
      if (access === 'admin') return []
      return guesses.flatMap((guess) => {
        if ('id' in guess && !('id' in request)) return []
        const applicable = Object.entries({ ...guess, since: 0 }).filter(([field]) => field in request)
        const body = { ...Object.fromEntries(applicable), ...('limit' in request && { limit: 50 }) }
        const who = { ...(access === 'member' && member), visitor: newVisitor() }
        return input.safeParse(body).success ? [{ name, body, who }] : []
      })
    })
    const answered = await inParallel(requests.length, 6, async (at) => {
      const { name, body, who } = requests[at] as (typeof requests)[number]
      const listed = entriesIn(JSON.stringify((await call(name, body as never, who)).body))
      expect([name, listed.filter((each) => each in hidden)]).toEqual([name, []])
      return listed
    })
    // The published ones are in the answers.
    expect(answered.flat().length).toBeGreaterThan(10)
  })

  it('is on no page, in no feed, in no calendar and not in the sitemap', async () => {
    const paths = [
      ...[
        '/sitemap.xml',
        '/news.xml',
        '/events.ics',
        '/',
        '/home',
        '/news_area',
        '/view_products',
        '/services',
      ],
      ...['/view_events', '/explore'],
      ...names(hidden).flatMap((name) =>
        ['read_news', 'view_products', 'services', 'view_events'].map((path) => `/${path}?id=${idOf(name)}`),
      ),
    ]
    for (const path of paths) {
      const { body } = await send<string>(path, { headers: { 'cache-control': 'no-cache' } })
      // A requested address is part of its page.
      const leaked = entriesIn(body.replaceAll(path.replaceAll('&', '&amp;'), '')).filter(
        (name) => name in hidden,
      )
      if (path.includes('?')) expect(body).not.toContain(`Heron ${mark}`)
      else expect([path, leaked]).toEqual([path, []])
    }
    const { body: sitemap } = await send<string>('/sitemap.xml')
    expect(entriesIn(sitemap)).toEqual(names(published))
  })

  it('is not counted, voted on or read on from', async () => {
    for (const name of names(hidden)) {
      expect((await call('watched_sr', { id: idOf(name) })).body.code).toBe('service-not-found')
      expect((await call('like_news', { id: idOf(name) })).body.code).toBe('news-not-found')
      expect((await call('get_more_news', { id: idOf(name) })).body.code).toBe('news-not-found')
    }
    for (const name of names(published))
      expect((await call('watched_sr', { id: idOf(name) })).status).toBe(200)
  })

  it('is in the lists of admins, with its time', async () => {
    const lists = ['get_news', 'get_all_events', 'get_products', 'get_services'] as const
    for (const list of lists) {
      const query = { search: mark, drafts: true, limit: 50 }
      const { body } = await call(list, query, admin)
      const byId = new Map(
        (body.data as { id: string; publish?: string; takeDown?: string }[]).map((each) => [each.id, each]),
      )
      expect(byId.size).toBe(5)
      expect(byId.get(idOf('draft'))?.publish).toBe('draft')
      expect(byId.get(idOf('soon'))?.publish).toBe(new Date(now + 2 * hour).toISOString().slice(0, 16))
      expect(byId.get(idOf('gone'))).toMatchObject({ takeDown: today })
      expect(byId.get(idOf('out'))?.publish).toBeUndefined()
      for (const person of [undefined, member])
        expect((await call(list, query, person)).body.code).toBe('not-allowed')
    }
  })
})

describe('by the clock alone', () => {
  /** What a visitor is answered at a moment, by a platform of the test's own whose clock is set. */
  async function foundAt(moment: number) {
    const read = pageReader(aPlatform({ now: () => moment }))
    const lists = ['get_news', 'get_all_events', 'get_products', 'get_services'] as const
    return Promise.all(
      lists.map(async (list) => {
        const { answer } = (await read(list, { search: mark, limit: '50' })) ?? {}
        return entriesIn(JSON.stringify(answer)).toSorted()
      }),
    )
  }
  const all = (...expected: Name[]) => collections.map(() => expected.toSorted())

  it('an entry comes at its time, to the millisecond', async () => {
    expect(await foundAt(now + 2 * hour - 1)).toEqual(all('out', 'stays'))
    const after = await foundAt(now + 2 * hour)
    expect(after).toEqual(all('out', 'stays', 'soon'))
  })

  it('an entry is taken down at the first moment of its day', async () => {
    const end = Date.parse(studioDay(now + 3 * day))
    expect(await foundAt(end - 1)).toEqual(all('out', 'stays', 'soon'))
    expect(await foundAt(end)).toEqual(all('out', 'soon'))
    expect(await foundAt(now - hour)).toEqual(
      studioDay(now - hour) < today ? all('out', 'stays', 'gone') : all('out', 'stays'),
    )
  })
})

describe('the form', () => {
  const added = {
    add_news: 'date',
    add_event: 'publish',
    add_product: 'publish',
    add_service: 'publish',
  } as const
  const add = async (name: keyof typeof added, when: { publish: string; takeDown?: string }) => {
    const kind = name.replace('add_', '') as 'news' | 'event' | 'product' | 'service'
    const form = forms[kind](await stageCover(admin), `Egret ${unique()}`)
    const { publish, ...others } = when
    const { status, body } = await call(name, { ...form, [added[name]]: publish, ...others } as never, admin)
    const [entry] = (body as { data?: { id: string; publish?: string }[] }).data ?? []
    return { kind, status, body, id: entry?.id ?? '', publish: entry?.publish }
  }
  const read = async (kind: 'news' | 'event' | 'product' | 'service', id: string) => {
    const { body } = await call('get_editable', { kind, id }, admin)
    return { revision: body.revision, fields: body.fields }
  }

  it.each(Object.keys(added) as (keyof typeof added)[])(
    '%s stores a draft, which gets a time, comes out, and is taken down',
    async (name) => {
      const { kind, id, publish } = await add(name, { publish: 'draft' })
      expect(publish).toBe('draft')
      const collection = collections.find((each) => kinds[each] === kind) as Collection
      const ref = db.doc(`${collection}/${id}`)
      const field = added[name]
      const change = async (fields: Record<string, unknown>) => {
        const before = await read(kind, id)
        const { status } = await call(
          'edit',
          { kind, id, revision: before.revision, fields: { ...before.fields, ...fields } },
          admin,
        )
        expect(status).toBe(200)
        return (await ref.get()).data() ?? {}
      }
      expect((await read(kind, id)).fields).toMatchObject({ [field]: 'draft', takeDown: '' })
      expect(await change({ [field]: '2031-04-05T16:45' })).toMatchObject({
        createdAt: Date.parse('2031-04-05T16:45Z'),
      })
      expect((await read(kind, id)).fields[field as 'publish']).toBe('2031-04-05T16:45')
      const { createdAt } = await change({ [field]: '' })
      expect(Math.abs(createdAt - Date.now())).toBeLessThan(60_000)
      // What is out stays as old as it is, also when it is taken down and put up again.
      expect(await change({ takeDown: today })).toMatchObject({ createdAt, takeDown: today })
      expect(await change({ takeDown: '' })).toMatchObject({ createdAt, takeDown: '' })
      if (kind !== 'service') {
        const notice = await db.doc(`notifications/${entryNotificationId(kind, id)}`).get()
        expect(notice.data()).toMatchObject({ createdAt, takeDown: '' })
      }
      const { body } = await call('get_versions', { kind, id }, admin)
      expect(body.data.map(({ fields }) => fields[field as 'publish'])).toEqual([
        ...Array(2).fill(new Date(createdAt).toISOString().slice(0, 16)),
        ...['2031-04-05T16:45', 'draft'],
      ])
    },
    30_000,
  )

  it.each([
    { publish: '2026-13-01' },
    { publish: '2026-12-01T25:00' },
    { publish: '2026-02-31T10:00' },
    { publish: '2026-12-01T10:00Z' },
    { publish: 'tomorrow' },
    { publish: '', takeDown: '2026-02-31' },
    { publish: '', takeDown: 'draft' },
  ])('takes no time that is none: %o', async (when) => {
    const { status, body } = await add('add_service', when)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [when.takeDown ? 'takeDown' : 'publish']])
  })
})
