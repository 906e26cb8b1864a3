import { Inline } from '@dlm/contract/site/blocks.schema'
import TurndownService from 'turndown'

/** What a text of Ghost is as Markdown, and what of it stays behind, as how often. */
export interface GhostText {
  markdown: string
  lost: Readonly<Record<string, number>>
  /** Links to `http://`, which lead to `https://` now: the portal has no others. */
  secured: number
}

/** What an article of the portal does not have, by the names of their elements, in words. */
const unsupported: Readonly<Record<string, string>> = {
  ...{ IMG: 'picture', VIDEO: 'film', AUDIO: 'sound', IFRAME: 'embedded page', OBJECT: 'embedded object' },
  ...{ SCRIPT: 'script', STYLE: 'style', FORM: 'form', SVG: 'drawing', CANVAS: 'drawing' },
}

/** The parts of an element that are read. */
interface Part {
  nodeName: string
  textContent: string | null
  getAttribute(name: string): string | null
  querySelector(selector: string): Part | null
}
const partOf = (node: object) => node as Part

const words = (node: { textContent: string | null }) =>
  (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** A link whose text is a whole card. */
function isBookmark(node: Part): boolean {
  return node.nodeName === 'FIGURE' && /\bkg-bookmark-card\b/.test(node.getAttribute('class') ?? '')
}

/** The Markdown of a link, with no sign of Markdown in its words. */
function linkTo(address: string | null, text: string): string {
  const escaped = text.replaceAll(/[[\]\\]/g, '\\$&')
  return address ? `[${escaped || address}](<${address.replaceAll(/[<>\s]/g, encodeURIComponent)}>)` : escaped
}

/** Elements within each other at most: the work grows with the square of it. */
const deepest = 200
/** Elements that hold no others, or need no end tag. */
const unnested = /^(?:area|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|source|td|th|tr|track|wbr)$/i

/** Whether elements are within each other more than any text has them. */
function isTooDeep(html: string): boolean {
  let depth = 0
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][\w-]*)(?:[^>]*[^>/])?>/gi)) {
    if (!unnested.test(name)) depth = Math.max(0, depth + (end ? -1 : 1))
    if (depth > deepest) return true
  }
  return false
}

/**
 * A text of Ghost's export as Markdown: paragraphs, headings, lists, links, quotes, code and rules; of any other card the words stay.
 * @param html with the addresses that people would follow
 * @throws RangeError for one whose elements are too deep within each other
 */
export function ghostText(html: string): GhostText {
  if (isTooDeep(html)) throw new RangeError('its HTML is nested too deep')
  const lost: Record<string, number> = {}
  let secured = 0
  /** The address as the portal takes it; null for one that has no page here. */
  const secure = (written: string | null) => {
    const address = (written ?? '').trim().replace(/^\/\//, 'https://')
    const safe = address.replace(/^http:\/\//i, 'https://')
    if (!Inline.safeParse({ type: 'link', address: safe, content: [] }).success) {
      if (address !== '') lost.link = (lost.link ?? 0) + 1
      return null
    }
    if (safe !== address) secured += 1
    return safe
  }
  const turndown = new TurndownService({
    ...{ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-', hr: '* * *' },
  })
  turndown.addRule('left', {
    filter: (node) => node.nodeName in unsupported,
    replacement: (_, node) => {
      const word = unsupported[node.nodeName] ?? ''
      lost[word] = (lost[word] ?? 0) + 1
      return ''
    },
  })
  turndown.addRule('bookmark', {
    filter: (node) => isBookmark(partOf(node)),
    replacement: (_, node) => {
      const card = partOf(node)
      const title = card.querySelector('.kg-bookmark-title') ?? card.querySelector('a') ?? card
      const description = card.querySelector('.kg-bookmark-description')
      const link = linkTo(secure(card.querySelector('a')?.getAttribute('href') ?? null), words(title))
      return `\n\n${link}\n\n${description ? words(description) : ''}\n\n`
    },
  })
  turndown.addRule('code', {
    filter: 'pre',
    replacement: (_, node) => {
      const text = (node.textContent ?? '').replace(/\n$/, '')
      const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
      const fence = '`'.repeat(longest + 1)
      return `\n\n${fence}\n${text}\n${fence}\n\n`
    },
  })
  turndown.addRule('link', {
    filter: (node) => node.nodeName === 'A' && node.getAttribute('href') !== null,
    replacement: (content, node) => {
      const address = secure(partOf(node).getAttribute('href'))
      const text = content.trim().replaceAll(/\s*\n\s*/g, ' ')
      return address && text ? `[${text}](${address.replaceAll(/[()\s]/g, encodeURIComponent)})` : content
    },
  })
  return { markdown: turndown.turndown(html).trim(), lost, secured }
}
