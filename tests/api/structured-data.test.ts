import { describe, expect, it } from 'vitest'
import { send } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'

const get = (path: string) => send<string>(path, { redirect: 'manual' })

/** What each kind must say, as search engines ask for it; the first of a row is where its addresses begin. */
const required: Readonly<Record<string, { at: string; fields: readonly string[] }>> = {
  Organization: { at: '/', fields: ['name', 'url', 'logo'] },
  NewsArticle: {
    at: '/news/',
    fields: ['headline', 'articleBody', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  },
  SoftwareApplication: {
    at: '/products/',
    fields: ['name', 'description', 'image', 'url', 'applicationCategory'],
  },
  Service: { at: '/services/', fields: ['name', 'description', 'image', 'url', 'provider'] },
  QAPage: { at: '/terms_n_conditions?tab=faq', fields: ['url', 'mainEntity'] },
  Event: { at: '/events/', fields: ['name', 'startDate', 'image', 'url', 'organizer'] },
  ImageGallery: { at: '/albums/', fields: ['name', 'image', 'url', 'numberOfItems', 'creator'] },
  VideoObject: {
    at: '/videos/',
    fields: ['name', 'description', 'thumbnailUrl', 'contentUrl', 'uploadDate', 'duration'],
  },
  AudioObject: {
    at: '/audio/',
    fields: ['name', 'contentUrl', 'encodingFormat', 'uploadDate', 'duration'],
  },
  CollectionPage: { at: '/tags/', fields: ['name', 'keywords', 'mainEntity', 'url'] },
}

/** A page with its head: one that was not made in time is the plain app, uncached, and is requested again. */
async function whole(path: string) {
  const first = await get(path)
  return first.status === 200 && first.headers.get('cache-control') === 'no-store' ? get(path) : first
}

/** What a page says it is about, or null. */
function dataOf(html: string): Record<string, unknown> | null {
  const scripts = Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
  expect(scripts.length).toBeLessThanOrEqual(1)
  return scripts[0]?.[1] ? JSON.parse(scripts[0][1]) : null
}

async function addresses(): Promise<string[]> {
  const { body } = await get('/sitemap.xml')
  return Array.from(body.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) =>
    address.replaceAll('&amp;', '&').replace(PORTAL, ''),
  )
}

/** The schema.org type that an address of the sitemap must have; a list has none. */
function kindOf(address: string): string | null {
  const kinds = Object.entries(required)
  const match = kinds.find(([, { at }]) => (at === '/' ? address === at : address.startsWith(at)))
  return match?.[0] ?? null
}

describe('structured data', () => {
  it('every address of the sitemap has what its kind must say', async () => {
    const kinds = new Set<string>()
    for (const address of await addresses()) {
      const kind = kindOf(address)
      const { status, body } = await whole(address)
      // Search engines are sent to where a page is, not to where it was.
      expect([address, status]).toEqual([address, 200])
      const data = dataOf(body)
      if (kind === null) {
        expect(data, address).toBeNull()
        continue
      }
      // A service for adults has no data for visitors.
      if (kind === 'Service' && data === null) continue
      expect([address, data?.['@context'], data?.['@type']]).toEqual([address, 'https://schema.org', kind])
      const missing = required[kind]?.fields.filter((field) => !data?.[field])
      expect([address, missing]).toEqual([address, []])
      kinds.add(kind)
    }
    expect([...kinds].sort()).toEqual(Object.keys(required).sort())
  })

  it('a photo of another photographer names them and the licence, and nothing of where it was taken', async () => {
    const { body } = await send<string>('/view_albums?album=borrowed-light&photo=borrowed-light-01')
    const data = dataOf(body)
    expect(data).toMatchObject({ '@type': 'ImageObject', creator: { '@type': 'Person' } })
    expect([data?.description, data?.caption]).toEqual([expect.any(String), expect.any(String)])
    expect(String(data?.license)).toMatch(/^https:\/\/creativecommons\.org\/licenses\//)
    expect(JSON.stringify(data)).not.toMatch(/GeoCoordinates|contentLocation/)
  })

  it('of a locked album there is none, nor a picture of it in the sitemap', async () => {
    expect(dataOf((await send<string>('/view_albums?album=casa-lumen')).body)).toBeNull()
    const sitemap = (await get('/sitemap.xml')).body
    expect(sitemap).not.toMatch(/albums\/[^<]*casa-lumen<|albums%2Fcasa-lumen/)
    expect(sitemap.match(/<image:loc>/g)?.length).toBeGreaterThan(20)
  })
})
