import { brand } from '@dlm/contract/brand'
import { preview } from '@dlm/contract/format/preview'
import { NewsDoc } from '../news/news.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { pageCache, type TextDocument } from './document.ts'
import { escapeMarkup } from './escape.ts'

const newest = 20

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`
}

/** The newest articles as RSS 2.0. */
export async function newsFeed({ db, clock }: Platform, origin: string): Promise<TextDocument> {
  const { docs } = await db
    .collection('news')
    .where('createdAt', '<=', clock.now())
    .orderBy('createdAt', 'desc')
    .limit(newest)
    .get()
  const items = docs.map((document) => {
    const { title, text, createdAt } = parseDocument(NewsDoc, document)
    const address = `${origin}/read_news?id=${document.id}`
    return [
      '<item>',
      element('title', title),
      element('link', address),
      element('guid', address),
      element('pubDate', new Date(createdAt).toUTCString()),
      element('description', preview(text)),
      '</item>',
    ].join('')
  })
  const self = escapeMarkup(`${origin}/news.xml`)
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `${brand.product} news`),
    element('link', `${origin}/news_area`),
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
