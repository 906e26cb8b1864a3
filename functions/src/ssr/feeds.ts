import { brand } from '@dlm/contract/brand/brand'
import { preview } from '@dlm/contract/format/preview'
import type { Kind } from '@dlm/contract/kinds/kind'
import { addressOf, kinds } from '@dlm/contract/kinds/kinds'
import { readablePath } from '@dlm/contract/site/readable-paths'
import { splitTags } from '@dlm/contract/tags/tags'
import * as z from 'zod'
import { isOut, publicationFields, withoutDrafts } from '../content/publication.ts'
import { type AnyPublishable, allPublishables } from '../kinds/registry.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { pictureUrl } from '../platform/storage.ts'
import { readEmbeds } from '../text/embeds.ts'
import { writtenFields } from '../text/written.doc.ts'
import { embedsIn, storedBlocks } from '../text/written-text.ts'
import { pageCache, type TextDocument } from './document.ts'
import { escapeMarkup } from './escape.ts'
import { eventsFeed } from './events-feed.ts'
import { blocksAsHtml, paragraphsAsHtml } from './feed-text.ts'

const newest = 20

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`
}

const Entry = z.object({ ...publicationFields, ...writtenFields, tags: z.string().default('') })

/** The newest entries of a kind as RSS 2.0, with their whole texts, what these show of the portal, and their covers. */
async function rssFeed(
  { kind, page }: AnyPublishable,
  path: string,
  platform: Platform,
  origin: string,
): Promise<TextDocument> {
  const { db, clock, files } = platform
  const { collection, title, list }: Kind = kinds[kind]
  const { docs } = await withoutDrafts(clock)(db.collection(collection))
    .orderBy('createdAt', 'desc')
    .limit(newest)
    .get()
  const entries = docs
    .filter((document) => isOut(document, clock))
    .map((document) => {
      const { createdAt, blocks, tags } = parseDocument(Entry, document)
      return {
        ...page(document),
        id: document.id,
        createdAt,
        tags: splitTags(tags),
        blocks: blocks === '' ? null : storedBlocks(blocks),
      }
    })
  // All at once: what several entries embed is read once.
  const embeds = await readEmbeds(
    platform,
    entries.flatMap(({ blocks }) => embedsIn(blocks ?? [])),
  )
  const items = entries.map(({ id, title, text, tags, blocks, picture, createdAt }) => {
    const content = blocks ? blocksAsHtml(blocks, embeds, origin) : paragraphsAsHtml(text)
    return [
      '<item>',
      element('title', title),
      element('link', origin + readablePath(kinds[kind].readable, { id, title })),
      // Stays when the title changes, else readers would show the article as a new one.
      element('guid', origin + addressOf(kind, id)),
      element('pubDate', new Date(createdAt).toUTCString()),
      ...tags.map((tag) => element('category', tag)),
      element('description', preview(text)),
      element('content:encoded', content),
      // The size of a rendition in bytes is unknown; 0 is what feeds say then.
      picture &&
        `<enclosure url="${escapeMarkup(pictureUrl(files, picture))}" length="0" type="image/webp" />`,
      '</item>',
    ].join('')
  })
  const self = escapeMarkup(`${origin}${path}`)
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    element('title', `${brand.product} ${title.toLowerCase()}`),
    element('link', origin + list?.path),
    element('description', brand.line),
    element('language', 'en'),
    `<atom:link href="${self}" rel="self" type="application/rss+xml" />`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
  return { status: 200, type: 'application/rss+xml; charset=utf-8', body, cache: pageCache }
}

type Feed = (platform: Platform, origin: string) => Promise<TextDocument>

/** The feeds, by their paths. */
export const feeds: Readonly<Record<string, Feed>> = {
  ...Object.fromEntries(
    allPublishables.flatMap((publishable): [string, Feed][] => {
      const { feed }: Kind = kinds[publishable.kind]
      return feed ? [[feed, (platform, origin) => rssFeed(publishable, feed, platform, origin)]] : []
    }),
  ),
  [kinds.event.calendar]: eventsFeed,
}
