import { Inline } from '@dlm/contract/site/blocks.schema'
import TurndownService from 'turndown'

/** What an HTML text is as Markdown, and what of it stays behind, as how often. */
export interface HtmlText {
  markdown: string
  lost: Readonly<Record<string, number>>
  /** Links to `http://`, which lead to `https://` now: the portal has no others. */
  secured: number
}

/** A picture as a text names it. */
export interface NamedPicture {
  source: string
  alt: string
  /** What is written below it; empty without a caption. */
  caption: string
}

/** A picture that the portal will have: the id of the photo, and the caption that is shown with it. */
interface ShownPicture {
  id: string
  caption: string
}

/** Says how a picture is shown: null for one that is left out and counted, `named` for one that is left out and named already. */
export type ShowPicture = (picture: NamedPicture) => ShownPicture | 'named' | null

/** What an article of the portal does not have, by the names of their elements, in words. */
const unsupported: Readonly<Record<string, string>> = {
  ...{ IMG: 'picture', VIDEO: 'film', AUDIO: 'sound', IFRAME: 'embedded page', OBJECT: 'embedded object' },
  ...{ SCRIPT: 'script', STYLE: 'style', FORM: 'form', SVG: 'drawing', CANVAS: 'drawing' },
}

/** The parts of an element that are read. */
interface Part {
  nodeName: string
  textContent: string | null
  parentNode: Part | null
  getAttribute(name: string): string | null
  querySelector(selector: string): Part | null | undefined
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

/** @throws RangeError for HTML whose elements are too deep within each other */
function refuseTooDeep(html: string): void {
  if (isTooDeep(html)) throw new RangeError('its HTML is nested too deep')
}

/** The words of HTML, such as that of a title, on one line. @throws RangeError as `htmlText` */
export function plainHtml(html: string): string {
  refuseTooDeep(html)
  const turndown = new TurndownService()
  turndown.escape = (text) => text
  turndown.addRule('words', { filter: () => true, replacement: (content) => content })
  return words({ textContent: turndown.turndown(html) })
}

/** Asks once for each picture how it is shown. */
function shownPictures(show: ShowPicture) {
  const answers = new Map<Part, ReturnType<ShowPicture>>()
  return (image: Part) => {
    const earlier = answers.get(image)
    if (earlier !== undefined) return earlier
    const attribute = (name: string) => image.getAttribute(name) ?? ''
    let caption: Part | null | undefined
    for (let around = image.parentNode; around && !caption; around = around.parentNode) {
      // Of a link to another site, which becomes words.
      if (isBookmark(around)) return 'named'
      if (around.nodeName === 'FIGURE') caption = around.querySelector('figcaption')
    }
    const answer = show({
      ...{ source: attribute('src').trim(), alt: words({ textContent: attribute('alt') }) },
      caption: caption ? words(caption) : '',
    })
    answers.set(image, answer)
    return answer
  }
}

/** Elements within a line or of a list, which a picture cannot be in. */
const aroundPictures = /^(?:A|STRONG|B|EM|I|U|SPAN|H[1-6])$/

/**
 * An HTML text of Ghost or WordPress as Markdown: paragraphs, headings, lists, links, quotes, code and rules; of any other card or
 * block the words stay.
 * @param html with the addresses that people would follow
 * @param show pictures that the portal will have
 * @throws RangeError for one whose elements are too deep within each other
 */
export function htmlText(html: string, show: ShowPicture = () => null): HtmlText {
  refuseTooDeep(html)
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
  const shownOf = shownPictures(show)
  const isShown = (image: Part | null | undefined) => {
    const photo = image ? shownOf(image) : null
    return photo !== null && photo !== 'named'
  }
  turndown.addRule('picture', {
    filter: 'img',
    replacement: (_, node) => {
      const photo = shownOf(partOf(node))
      if (photo === null) lost.picture = (lost.picture ?? 0) + 1
      return typeof photo === 'object' && photo ? `\n\n::photo(${photo.id})\n\n` : ''
    },
  })
  turndown.addRule('caption', {
    filter: (node) => {
      const image = node.nodeName === 'FIGCAPTION' && partOf(node).parentNode?.querySelector('img')
      const photo = image ? shownOf(image) : null
      // The photo has it.
      return typeof photo === 'object' && photo?.caption === words(node)
    },
    replacement: () => '',
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
  turndown.addRule('around a picture', {
    filter: (node) => aroundPictures.test(node.nodeName) && isShown(partOf(node).querySelector('img')),
    replacement: (content) => content,
  })
  turndown.addRule('gallery', {
    filter: (node) => /^(?:UL|LI)$/.test(node.nodeName) && /\bblocks-gallery-/.test(node.className),
    replacement: (content) => `\n\n${content}\n\n`,
  })
  return { markdown: turndown.turndown(html).trim(), lost, secured }
}

/** What stays behind of a text, or is changed in it, in words. */
export function lostOf({ lost, secured }: HtmlText): string[] {
  const counted = Object.entries(lost).map(([word, count]) => `${count} ${word}${count === 1 ? '' : 's'}`)
  return [
    ...(counted.length > 0 ? [`of its text ${counted.join(', ')}`] : []),
    ...(secured > 0 ? [`http:// of ${secured} link${secured === 1 ? '' : 's'}, now https://`] : []),
  ]
}
