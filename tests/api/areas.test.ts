import { type Area, areas } from '@dlm/contract/brand/areas'
import { contract, type EndpointName } from '@dlm/contract/contract'
import type { Endpoint } from '@dlm/contract/endpoint'
import { applyAllSettings } from '@dlm/contract/site/hidden-areas'
import { isOffered } from '@dlm/contract/site/offered'
import { newsFeedPath, paths } from '@dlm/contract/site/paths'
import { readablePath } from '@dlm/contract/site/readable-paths'
import { publicScreens, serverRenderedPaths } from '@dlm/contract/site/screens'
import { validRequests } from '@dlm/contract/testing/requests'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, inParallel, read, send, type Who } from '../support/client.ts'
import { restartPortal } from '../support/emulators.ts'
import { aProductDoc } from '../support/factories/catalogue.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aMember, anAdmin, type Person } from '../support/people.ts'

// What an owner hides does not exist for visitors and members; its data stays.

const site = db.doc('settings/site')
const word = `prism${crypto.randomUUID().slice(0, 8)}`
let member: Person
let admin: Person

/** Hides these in the test's process and in the portal, which asks for settings when it starts. */
async function hide(...hidden: Area[]) {
  await site.set({ changed: { hidden }, revision: 0 })
  applyAllSettings({ hidden })
  await restartPortal()
}

const endpoints = Object.entries(contract) as [EndpointName, Endpoint][]
const codeOf = async (name: EndpointName, who: Who = {}) =>
  (await call(name, validRequests[name], who)).body.code

beforeAll(async () => {
  await writeDocuments(db, [documents.products(word, aProductDoc({ name: word }))])
  member = await aMember()
  admin = await anAdmin()
})

describe('while nothing is hidden', () => {
  it('there is every call, and every page', async () => {
    const some = endpoints.filter(([, { access, areas }]) => access === 'public' && areas.length > 0)
    const codes = await Promise.all(some.map(([name]) => codeOf(name)))
    expect(codes).not.toContain('endpoint-not-found')
    expect((await send(`/view_products?id=${word}`)).status).toBe(200)
  })
})

describe('while all areas are hidden', () => {
  beforeAll(() => hide(...areas))

  it('none of their calls exists for a visitor, a member or an admin', async () => {
    const callsOfAreas = endpoints.filter(([, { areas }]) => areas.length > 0)
    expect(callsOfAreas.length).toBeGreaterThan(30)
    for (const who of [{}, member, admin]) {
      const codes = await inParallel(callsOfAreas.length, 6, (at) =>
        codeOf(callsOfAreas[at]?.[0] as EndpointName, who),
      )
      expect(codes).toEqual(callsOfAreas.map(() => 'endpoint-not-found'))
    }
    expect((await read('get_products')).status).toBe(404)
    expect((await send(`/api/qa?id=${member.uid}`)).status).toBe(404)
  })

  it('the other calls are', async () => {
    expect((await call('get_notifications', {}, member)).status).toBe(200)
    expect((await read('search_all', { search: word })).body.data).toEqual([])
  })

  it('pages of areas are missing at each of their addresses, and the rest is there', async () => {
    for (const path of serverRenderedPaths) {
      const { status, body } = await send<string>(path)
      // The screen of tags is there for one that something carries.
      expect([path, status]).toEqual([path, isOffered(path) && path !== paths.tags ? 200 : 404])
      if (!isOffered(path)) expect(body).toContain('noindex')
      expect(body).not.toContain(newsFeedPath)
    }
    const product = readablePath('products', { id: word, title: word })
    for (const path of [product, '/tags/test', '/news.xml', '/events.ics'])
      expect([path, (await send(path)).status]).toEqual([path, 404])
  })

  it('the landing has no figure, no entry and no link of them', async () => {
    const { body } = await send<string>('/')
    const links = Array.from(body.matchAll(/href="(\/[^"]*)"/g), ([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    )
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((path) => !isOffered(path))).toEqual([])
    const [, served = ''] = /<script id="served"[^>]*>(.*?)<\/script>/.exec(body) ?? []
    expect(JSON.parse(served)).toEqual([])
  })

  it('an admin has what they hold all the same', async () => {
    const { body } = await call('get_editable', { kind: 'product', id: word }, admin)
    expect(body.fields).toMatchObject({ name: word })
    expect((await call('get_needs', {}, admin)).body.data.map(({ kind }) => kind)).not.toContain('questions')
  })
})

describe('while products and Sonata are hidden', () => {
  beforeAll(() => hide('products', 'sonata'))

  it('search and sitemap find the rest alone', async () => {
    const results = (await read('search_all', { search: word })).body
    expect(results.data).toEqual([])
    const { body } = await send<string>('/sitemap.xml')
    for (const path of publicScreens) expect(body.includes(`${path}</loc>`)).toBe(isOffered(path))
    expect(body).not.toContain('/products/')
    expect(body).toContain('/services/')
  })

  it('no page that the server draws has a link to them', async () => {
    for (const path of serverRenderedPaths.filter(isOffered)) {
      const { body } = await send<string>(path)
      const links = Array.from(body.matchAll(/href="(\/[^"]*)"/g), ([, link = '']) =>
        link.replaceAll('&amp;', '&'),
      )
      expect([path, links.filter((link) => !isOffered(link))]).toEqual([path, []])
    }
  })
})

describe('once they are shown again', () => {
  it('all of it is back', async () => {
    await site.delete()
    await expect.poll(async () => (await read('get_products', { id: word })).status).toBe(200)
    await expect.poll(async () => (await send(`/view_products?id=${word}`)).status).toBe(200)
    const results = (await read('search_all', { search: word })).body.data
    expect(results.map(({ id }) => id)).toEqual([word])
  })
})
