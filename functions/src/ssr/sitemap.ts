import { day } from '@dlm/contract/format/day'
import { z } from 'zod'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { machineCache, type TextDocument } from './document.ts'
import { escapeMarkup } from './escape.ts'

/** Screens that are the same for everybody. */
const screens = [
  '/',
  '/home',
  '/explore',
  '/products',
  '/view_products',
  '/services',
  '/media',
  '/view_albums',
  '/view_albums?tab=video',
  '/view_albums?tab=audio',
  '/events',
  '/view_events',
  '/view_success',
  '/news_area',
  '/terms_n_conditions',
]

/** Collections whose entries have an address, and that address but for the id. */
const collections = {
  news: '/read_news?id=',
  products: '/view_products?id=',
  services: '/services?id=',
  events: '/view_events?id=',
  albums: '/view_albums?album=',
  videos: '/view_albums?tab=video&id=',
  audios: '/view_albums?tab=audio&id=',
} as const

/** The newest of each collection: no call reads a whole collection, and search engines find the rest by the lists. */
const newest = 500

const Entry = z.object({ createdAt: z.number(), locked: z.boolean().default(false) })

interface Address {
  path: string
  changed?: string
}

async function entries({ db, clock }: Platform, collection: string, path: string): Promise<Address[]> {
  const { docs } = await db
    .collection(collection)
    .where('createdAt', '<=', clock.now())
    .orderBy('createdAt', 'desc')
    .limit(newest)
    .select('createdAt', 'locked')
    .get()
  return docs.flatMap((document) => {
    const { createdAt, locked } = parseDocument(Entry, document)
    return locked ? [] : [{ path: path + document.id, changed: day(new Date(createdAt)) }]
  })
}

/** Every public address, as sitemaps.org has it; locked albums are not in it. */
export async function sitemap(platform: Platform, origin: string): Promise<TextDocument> {
  const lists = await Promise.all(
    Object.entries(collections).map(([collection, path]) => entries(platform, collection, path)),
  )
  const addresses: Address[] = [...screens.map((path) => ({ path })), ...lists.flat()]
  const urls = addresses.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `<url><loc>${escapeMarkup(origin + path)}</loc>${lastmod}</url>`
  })
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
  return { status: 200, type: 'application/xml; charset=utf-8', body, cache: machineCache }
}
