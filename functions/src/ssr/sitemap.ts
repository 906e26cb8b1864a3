import { day } from '@dlm/contract/format/day'
import { mediaTitle } from '@dlm/contract/format/media-title'
import { kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import { isOffered } from '@dlm/contract/site/offered'
import { documentedPaths, type ReadableKind, readablePath, tagPath } from '@dlm/contract/site/readable-paths'
import { publicScreens } from '@dlm/contract/site/screens'
import * as z from 'zod'
import { isPublished, publicationFields } from '../content/publication.ts'
import { Poster } from '../media/recording.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { pictureUrl, StoredPicture } from '../platform/storage.ts'
import { machineCache, type TextDocument } from './document.ts'
import { escapeMarkup } from './escape.ts'

/** The newest of each collection: no call reads a whole collection, and search engines find the rest by the lists. */
const newest = 500

const Entry = z.object({
  ...publicationFields,
  /** Of news, events and services. */
  title: z.string().optional(),
  /** Of the others; a recording's is its file's. */
  name: z.string().default(''),
  /** A product's heading, where it has no name. */
  subt: z.string().default(''),
  /** Null is a recording of an album that no list shows. */
  locked: z.boolean().nullable().default(false),
  unlisted: z.boolean().default(false),
  tagKeys: z.array(z.string()).default([]),
  cover: StoredPicture.optional(),
  /** A video's. */
  poster: Poster.nullish(),
})

type Entry = z.infer<typeof Entry>

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
  /** Its picture, and an album's photos. */
  images?: readonly Image[]
  /** The keys of its tags. */
  tags?: readonly string[]
}

/** The newest photos of open albums that lists show, by the ids of these. */
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
    const image = { address: pictureUrl(files, picture), caption: caption || alt }
    byAlbum.set(fid, [...(byAlbum.get(fid) ?? []), image])
  }
  return byAlbum
}

/** As the entry's page is titled. */
function titleOf(kind: ReadableKind, { title, name, subt }: Entry): string {
  return title ?? (kind === 'videos' || kind === 'audio' ? mediaTitle(name) : name || subt)
}

async function entries(
  { db, clock, files }: Platform,
  collection: string,
  kind: ReadableKind,
  photosOf: ReadonlyMap<string, readonly Image[]>,
): Promise<Address[]> {
  if (!isOffered(documentedPaths[kind])) return []
  const { docs } = await db
    .collection(collection)
    .where('createdAt', '<=', clock.now())
    .orderBy('createdAt', 'desc')
    .limit(newest)
    .select(...Object.keys(Entry.shape))
    .get()
  return docs.flatMap((document) => {
    const { id } = document
    const entry = parseDocument(Entry, document)
    if (entry.locked !== false || entry.unlisted || !isPublished(entry, clock)) return []
    const picture = entry.cover ?? entry.poster
    const own = picture ? [{ address: pictureUrl(files, picture) }] : []
    return [
      {
        path: readablePath(kind, { id, title: titleOf(kind, entry) }),
        changed: day(new Date(entry.createdAt)),
        tags: entry.tagKeys,
        images: kind === 'albums' ? [...own, ...(photosOf.get(id) ?? [])] : own,
      },
    ]
  })
}

function imageTag({ address, caption }: Image): string {
  const text = caption ? `<image:caption>${escapeMarkup(caption)}</image:caption>` : ''
  return `<image:image><image:loc>${escapeMarkup(address)}</image:loc>${text}</image:image>`
}

/** Every public address, as sitemaps.org has it; locked and unlisted albums, their recordings and hidden areas are not in it. */
export async function sitemap(platform: Platform, origin: string): Promise<TextDocument> {
  const photosOf = await photos(platform)
  const lists = await Promise.all(
    kindsWith('readable').map((name) => {
      const { collection, readable } = kinds[name]
      return entries(platform, collection, readable, photosOf)
    }),
  )
  const tags = new Set(lists.flat().flatMap(({ tags = [] }) => tags.map(tagPath)))
  const screens = [...publicScreens.filter(isOffered), ...tags].map((path) => ({ path }))
  const addresses: Address[] = [...screens, ...lists.flat()]
  const urls = addresses.map(({ path, changed, images = [] }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    const pictures = images.map(imageTag).join('')
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
