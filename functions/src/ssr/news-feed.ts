import { brand } from '@dlm/contract/brand/brand'
import { preview } from '@dlm/contract/format/preview'
import { newsFeedPath, paths } from '@dlm/contract/site/paths'
import { documentedPaths, readablePath } from '@dlm/contract/site/readable-paths'
import { isOut, withoutDrafts } from '../content/publication.ts'
import { NewsDoc } from '../news/news.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { pictureUrl } from '../platform/storage.ts'
import { readEmbeds } from '../text/embeds.ts'
import { embedsIn, storedBlocks } from '../text/written-text.ts'
import { pageCache, type TextDocument } from './document.ts'
import { escapeMarkup } from './escape.ts'
import { blocksAsHtml, paragraphsAsHtml } from './feed-text.ts'

const newest = 20

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`
}

/** The newest articles as RSS 2.0, with their whole texts, what these show of the portal, and their covers. */
export async function newsFeed(platform: Platform, origin: string): Promise<TextDocument> {
  const { db, clock, files } = platform
  const { docs } = await withoutDrafts(clock)(db.collection('news'))
    .orderBy('createdAt', 'desc')
    .limit(newest)
    .get()
  const articles = docs
    .filter((document) => isOut(document, clock))
    .map((document) => {
      const article = parseDocument(NewsDoc, document)
      return {
        ...article,
        id: document.id,
        blocks: article.blocks === '' ? null : storedBlocks(article.blocks),
      }
    })
  // All at once: what several articles show is read once.
  const embeds = await readEmbeds(
    platform,
    articles.flatMap(({ blocks }) => embedsIn(blocks ?? [])),
  )
  const items = articles.map(({ id, title, text, blocks, cover, createdAt }) => {
    const content = blocks ? blocksAsHtml(blocks, embeds, origin) : paragraphsAsHtml(text)
    return [
      '<item>',
      element('title', title),
      element('link', origin + readablePath('news', { id, title })),
      // Stays when the title changes, else readers would show the article as a new one.
      element('guid', origin + documentedPaths.news + id),
      element('pubDate', new Date(createdAt).toUTCString()),
      element('description', preview(text)),
      element('content:encoded', content),
      // The size of a rendition is not stored; feeds use 0 then.
      `<enclosure url="${escapeMarkup(pictureUrl(files, cover))}" length="0" type="image/webp" />`,
      '</item>',
    ].join('')
  })
  const self = escapeMarkup(`${origin}${newsFeedPath}`)
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    element('title', `${brand.product} news`),
    element('link', origin + paths.newsArea),
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
