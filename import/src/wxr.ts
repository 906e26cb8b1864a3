import { XMLParser } from 'fast-xml-parser'
import * as z from 'zod'
import { UnreadableExport } from './unreadable-export.ts'

/** An item of WordPress' export (WXR): a post, a page, an attachment, or of any other type. */
export interface WxrItem {
  id: string
  type: string
  status: string
  password: string
  /** HTML. */
  title: string
  slug: string
  /** The same whatever the item is called, and another one on each site. */
  guid: string
  /** HTML, with the signs of blocks and shortcodes. */
  text: string
  /** As the site's clock showed it, and in UTC: `0000-00-00 00:00:00` where there is none. */
  date: string
  dateGmt: string
  /** The id of the item that an attachment was uploaded for. */
  parent: string
  /** Its fields, of WordPress and of plugins. */
  meta: ReadonlyMap<string, string>
  comments: number
}

/** What an export holds. */
export interface Wxr {
  title: string
  link: string
  items: WxrItem[]
  users: number
  /** Categories, tags and those of plugins. */
  terms: number
}

/** Of an element without text the parser makes an empty one, of one with elements in it an object. */
const Text = z.unknown().transform((value) => (typeof value === 'string' ? value : ''))
const List = z.array(z.unknown()).default([])

const Meta = z.object({ 'wp:meta_key': Text, 'wp:meta_value': Text })
const Item = z.object({
  ...{ title: Text, guid: Text, 'content:encoded': Text },
  ...{ 'wp:post_id': Text, 'wp:post_type': Text, 'wp:status': Text, 'wp:post_password': Text },
  ...{ 'wp:post_name': Text, 'wp:post_parent': Text, 'wp:post_date': Text, 'wp:post_date_gmt': Text },
  'wp:postmeta': z.array(Meta).default([]),
  'wp:comment': List,
})
const Export = z.object({
  rss: z.object({
    channel: z.object({
      ...{ title: Text, link: Text, 'wp:wxr_version': z.string() },
      ...{ 'wp:author': List, 'wp:category': List, 'wp:tag': List, 'wp:term': List },
      item: z.array(Item).default([]),
    }),
  }),
})

const lists = new Set(['item', 'wp:postmeta', 'wp:comment', 'wp:author', 'wp:category', 'wp:tag', 'wp:term'])

const parser = new XMLParser({
  ...{ ignoreAttributes: true, parseTagValue: false, trimValues: false, htmlEntities: true },
  // A blog about XML has more of `&lt;` than a parser expects of a message.
  processEntities: {
    enabled: true,
    ...{ maxTotalExpansions: Number.POSITIVE_INFINITY, maxExpandedLength: Number.POSITIVE_INFINITY },
  },
  isArray: (name) => lists.has(name),
})

/** What no XML has, and some exports do. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const notOfXml = /[\0-\x08\x0b\x0c\x0e-\x1f]/g

/**
 * Reads the text of WordPress' export (Tools → Export).
 * @param file its name, for errors
 * @throws UnreadableExport for a file of something else, and for one that is cut off or broken
 */
export function readWxr(text: string, file: string): Wxr {
  let xml: unknown
  try {
    xml = parser.parse(text.replaceAll(notOfXml, ''), true)
  } catch (error) {
    throw new UnreadableExport(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  const read = Export.safeParse(xml)
  if (!read.success) throw new UnreadableExport(`${file} is no export of WordPress.`)
  const { title, link, item, ...rest } = read.data.rss.channel
  return {
    ...{ title, link: link.trim(), items: item.map(itemOf) },
    users: rest['wp:author'].length,
    terms: rest['wp:category'].length + rest['wp:tag'].length + rest['wp:term'].length,
  }
}

function itemOf(item: z.infer<typeof Item>): WxrItem {
  return {
    ...{ id: item['wp:post_id'], type: item['wp:post_type'], status: item['wp:status'] },
    ...{ password: item['wp:post_password'], title: item.title, slug: item['wp:post_name'] },
    ...{ guid: item.guid, text: item['content:encoded'], parent: item['wp:post_parent'] },
    ...{ date: item['wp:post_date'], dateGmt: item['wp:post_date_gmt'] },
    meta: new Map(item['wp:postmeta'].map((meta) => [meta['wp:meta_key'], meta['wp:meta_value']])),
    comments: item['wp:comment'].length,
  }
}
