import { day } from '@dlm/contract/format/day'
import { publicScreens } from '@dlm/contract/site/paths'
import * as z from 'zod'
import { parseDocument } from '../platform/documents.ts'
import { entryPaths } from '../platform/entry-paths.ts'
import type { Platform } from '../platform/platform.ts'
import { pictureUrl, StoredPicture } from '../platform/storage.ts'
import { machineCache, type TextDocument } from './document.ts'
import { escapeMarkup } from './escape.ts'

/** Collections whose entries have an address, and that address but for the id. */
const collections = {
  news: entryPaths.news,
  products: entryPaths.product,
  services: entryPaths.service,
  events: entryPaths.event,
  albums: entryPaths.album,
  videos: entryPaths.video,
  audios: entryPaths.audio,
} as const

/** The newest of each collection: no call reads a whole collection, and search engines find the rest by the lists. */
const newest = 500

const Entry = z.object({
  createdAt: z.number(),
  locked: z.boolean().default(false),
  cover: StoredPicture.optional(),
  /** A video's. */
  poster: StoredPicture.nullish(),
})

const Photo = z.object({
  fid: z.string(),
  picture: StoredPicture.nullable(),
  alt: z.string().default(''),
  caption: z.string().default(''),
})

interface Image {
  address: string
  /** What is read below it, or else what is seen on it. */
  caption?: string
}

interface Address {
  path: string
  changed?: string
  /** The picture that stands for it, and an album's photos. */
  images?: readonly Image[]
}

/** The newest photos of open albums, by the addresses of these. */
async function photos({ db, files }: Platform): Promise<Map<string, Image[]>> {
  const open = db.collection('photos').where('locked', '==', false).orderBy('createdAt', 'desc')
  const { docs } = await open
    .limit(newest)
    .select(...Object.keys(Photo.shape))
    .get()
  const byAlbum = new Map<string, Image[]>()
  for (const document of docs) {
    const { fid, picture, alt, caption } = parseDocument(Photo, document)
    if (!picture) continue
    const path = entryPaths.album + fid
    const image = { address: pictureUrl(files, picture), caption: caption || alt }
    byAlbum.set(path, [...(byAlbum.get(path) ?? []), image])
  }
  return byAlbum
}

async function entries({ db, clock, files }: Platform, collection: string, path: string): Promise<Address[]> {
  const { docs } = await db
    .collection(collection)
    .where('createdAt', '<=', clock.now())
    .orderBy('createdAt', 'desc')
    .limit(newest)
    .select(...Object.keys(Entry.shape))
    .get()
  return docs.flatMap((document) => {
    const { createdAt, locked, cover, poster } = parseDocument(Entry, document)
    const picture = cover ?? poster
    const address = { path: path + document.id, changed: day(new Date(createdAt)) }
    return locked
      ? []
      : [{ ...address, ...(picture && { images: [{ address: pictureUrl(files, picture) }] }) }]
  })
}

function imageTag({ address, caption }: Image): string {
  const text = caption ? `<image:caption>${escapeMarkup(caption)}</image:caption>` : ''
  return `<image:image><image:loc>${escapeMarkup(address)}</image:loc>${text}</image:image>`
}

/** Every public address, as sitemaps.org has it; locked albums are not in it. */
export async function sitemap(platform: Platform, origin: string): Promise<TextDocument> {
  const [photosOf, ...lists] = await Promise.all([
    photos(platform),
    ...Object.entries(collections).map(([collection, path]) => entries(platform, collection, path)),
  ])
  const addresses: Address[] = [...publicScreens.map((path) => ({ path })), ...lists.flat()]
  const urls = addresses.map(({ path, changed, images = [] }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    const pictures = [...images, ...(photosOf.get(path) ?? [])].map(imageTag).join('')
    return `<url><loc>${escapeMarkup(origin + path)}</loc>${lastmod}${pictures}</url>`
  })
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
  return { status: 200, type: 'application/xml; charset=utf-8', body, cache: machineCache }
}
