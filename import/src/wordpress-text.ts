/** What of a text of WordPress every visitor is shown, as HTML, and what was left out of it, in words. */
export interface PublicText {
  html: string
  leftOut: string[]
}

/** What a text takes from elsewhere in its export. */
export interface Surroundings {
  /** The text of a block that several posts have (synced pattern), by its id; null where it is not public. */
  sharedBlock(id: string): string | null
  /** Images of attachments, as HTML. @param ids in their order; null for those that were uploaded for the post */
  gallery(ids: readonly string[] | null): string
}

/** Counts of what was left out, by its name. */
type Left = Map<string, number>

const count = (left: Left, name: string) => left.set(name, (left.get(name) ?? 0) + 1)

const blockSign = /<!--\s+(\/)?wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)\s+(?:(\{[\s\S]*?\})\s+)?(\/)?-->/g
/** Blocks that show nothing. */
const silent: ReadonlySet<string> = new Set(['more', 'nextpage', 'spacer', 'separator'])
/** By this a block says that some do not see it: WordPress' own setting, and those of plugins. */
const visibility = /"[^"]*visib[^"]*"\s*:/i
/** Patterns within each other at most. */
const deepest = 5

/**
 * A text without the signs of its blocks. Those of plugins are left out with what they hold, since some are for members; so are
 * those whose visibility is set.
 */
function withoutBlocks(text: string, around: Surroundings, left: Left, depth = 0): string {
  let html = ''
  let from = 0
  /** The block that is being left out, and how often its name was opened within it. */
  let hidden: { name: string; open: number } | null = null
  for (const { 0: sign, index, 1: isEnd, 2: written = '', 3: attributes = '', 4: isVoid } of text.matchAll(
    blockSign,
  )) {
    const name = written.replace(/^core(?:-embed)?\//, '')
    if (hidden) {
      if (name === hidden.name && !isVoid) hidden.open += isEnd ? -1 : 1
      if (hidden.open === 0) hidden = null
      from = index + sign.length
      continue
    }
    html += text.slice(from, index)
    from = index + sign.length
    if (isEnd) continue
    const isSecret = name.includes('/') || visibility.test(attributes)
    if (isSecret) count(left, `block “${name}”`)
    if (isVoid) html += isSecret ? '' : voidBlock(name, attributes, around, left, depth)
    else if (isSecret) hidden = { name, open: 1 }
  }
  return hidden ? html : html + text.slice(from)
}

/** A block that WordPress draws when it is shown. */
function voidBlock(
  name: string,
  attributes: string,
  around: Surroundings,
  left: Left,
  depth: number,
): string {
  const [, ref] = /"ref"\s*:\s*(\d+)/.exec(attributes) ?? []
  const shared = name === 'block' && ref && depth < deepest ? around.sharedBlock(ref) : null
  if (shared !== null) return withoutBlocks(shared, around, left, depth + 1)
  if (!silent.has(name)) count(left, `block “${name}”`)
  return ''
}

/** One in double brackets is a text about shortcodes. */
const shortcodeSign = /\[(\[?)(\/?)([a-z][\w-]*)((?:\s+(?:"[^"]*"|'[^']*'|[^[\]"'])*)?)(\/?)\](\]?)/gi

interface Sign {
  name: string
  attributes: string
  isEnd: boolean
  isVoid: boolean
  isEscaped: boolean
  from: number
  to: number
}

function signsIn(text: string): Sign[] {
  return Array.from(text.matchAll(shortcodeSign), (match) => {
    const [whole, before, end, name = '', attributes = '', slash, after] = match
    const isEscaped = before === '[' && after === ']'
    return {
      ...{ name: name.toLowerCase(), attributes, isEnd: end === '/', isVoid: slash === '/', isEscaped },
      from: match.index + (isEscaped ? 0 : (before ?? '').length),
      to: match.index + whole.length - (isEscaped ? 0 : (after ?? '').length),
    }
  })
}

/** An attribute of a shortcode; undefined where it has none of this name. */
function attributeOf(attributes: string, name: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'i').exec(attributes) ?? []
  return double ?? single ?? bare
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const linkOf = (address: string) => `<p><a href="${escaped(address)}">${escaped(address)}</a></p>`

const numbersIn = (list: string) => list.match(/\d+/g) ?? []

/** WordPress' own shortcodes as HTML. `inner` is what one holds. */
const ofWordPress: Readonly<
  Record<string, (attributes: string, inner: string, around: Surroundings) => string>
> = {
  caption: captioned,
  wp_caption: captioned,
  gallery(attributes, _, around) {
    const ids = attributeOf(attributes, 'ids') ?? attributeOf(attributes, 'include')
    return around.gallery(ids === undefined ? null : numbersIn(ids))
  },
  embed: (attributes, inner) => linkOf(inner.trim() || (attributeOf(attributes, 'src') ?? '')),
  // Counted with those that a text has as HTML.
  ...{ audio: () => '<audio></audio>', video: () => '<video></video>', playlist: () => '<audio></audio>' },
}

function captioned(attributes: string, inner: string): string {
  const [whole = '', image = '', rest = ''] =
    /^\s*((?:<a\s[^>]*>\s*)?<img\s[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner) ?? []
  if (whole === '') return inner
  const caption = rest.trim() || (attributeOf(attributes, 'caption') ?? '')
  return `\n\n<figure>${image}<figcaption>${caption}</figcaption></figure>\n\n`
}

/** Whether an unknown sign is a shortcode, and no words that someone put in brackets, such as `[sic]`. */
function isShortcode({ name, attributes, isVoid }: Sign): boolean {
  return isVoid || /[_-]|\d/.test(name) || /=|:\/\//.test(attributes)
}

/** A text with WordPress' shortcodes as HTML. Those of plugins are left out with what they hold, since some are for members. */
function withoutShortcodes(text: string, around: Surroundings, left: Left): string {
  const signs = signsIn(text)
  let html = ''
  let at = 0
  for (let nth = 0; nth < signs.length; nth++) {
    const sign = signs[nth]
    if (!sign || sign.from < at) continue
    html += text.slice(at, sign.from)
    at = sign.to
    const own = text.slice(sign.from, sign.to)
    if (sign.isEscaped || sign.isEnd) {
      html += sign.isEscaped ? own.slice(1, -1) : own
      continue
    }
    const end = sign.isVoid ? undefined : endOf(signs, nth)
    const toHtml = ofWordPress[sign.name]
    if (!toHtml && !end && !isShortcode(sign)) {
      html += own
      continue
    }
    if (!toHtml) count(left, `shortcode [${sign.name}]`)
    else {
      const inner = end ? text.slice(sign.to, end.from) : ''
      html += toHtml(sign.attributes, withoutShortcodes(inner, around, left), around)
    }
    if (end) at = end.to
  }
  return html + text.slice(at)
}

/** The sign that ends one; undefined for one without end. */
function endOf(signs: readonly Sign[], nth: number): Sign | undefined {
  const name = signs[nth]?.name
  let open = 0
  for (const sign of signs.slice(nth)) {
    if (sign.name !== name || sign.isEscaped || sign.isVoid) continue
    open += sign.isEnd ? -1 : 1
    if (open === 0) return sign
  }
  return undefined
}

/** Elements of which each has its own lines, and those around paragraphs. */
const ofLines = 'address|dd|dt|figcaption|h[1-6]|li|p|pre|summary|td|th'
const ofParagraphs =
  'article|aside|blockquote|details|div|dl|figure|footer|form|header|hr|iframe|main|nav|ol|section|table|tbody|tfoot|thead|tr|ul'
const isBlock = new RegExp(`</?(?:${ofLines}|${ofParagraphs})\\b`, 'i')
const tagOfLines = new RegExp(`<(/?)(?:${ofLines})\\b[^>]*>`, 'gi')
const tagOfParagraphs = new RegExp(`</?(?:${ofParagraphs})\\b[^>]*>`, 'gi')
const verbatim = /(<(?:pre|script|style|textarea)\b[\s\S]*?<\/(?:pre|script|style|textarea)\s*>)/gi
const lonelyAddress = /^https?:\/\/[^\s<>"]+$/

/** Lines without a blank one between them. */
function paragraphOf(lines: string): string {
  if (lonelyAddress.test(lines)) return linkOf(lines)
  const broken = lines.replaceAll(/\s*\n\s*/g, '<br>')
  return isBlock.test(lines) ? broken : `<p>${broken}</p>`
}

/** The paragraphs and lines that WordPress makes of a text of before its blocks. */
function withParagraphs(text: string): string {
  const parts = text.replaceAll(/\r\n?/g, '\n').split(verbatim)
  const written = parts.flatMap((part, at) => {
    // Every second one is verbatim.
    if (at % 2 === 1) return part
    const spaced = part
      .replaceAll(tagOfParagraphs, '\n\n$&\n\n')
      .replaceAll(tagOfLines, (tag, end) => (end ? `${tag}\n\n` : `\n\n${tag}`))
    const lines = spaced.split(/\n\s*\n/).map((each) => each.trim())
    return lines.filter((each) => each !== '').map(paragraphOf)
  })
  return written.join('\n')
}

/**
 * What every visitor is shown of a text: with what it takes from its export, and without what plugins may show to some alone.
 * @param text as WordPress stores it, with blocks, or of before them
 */
export function publicText(text: string, around: Surroundings): PublicText {
  const lost: Left = new Map()
  const hasBlocks = /<!--\s+wp:/.test(text)
  const unblocked = hasBlocks ? withoutBlocks(text, around, lost) : text
  const embedded = unblocked.replaceAll(
    /(<div class="wp-block-embed__wrapper">)\s*(https?:\/\/[^\s<>"]+)\s*(<\/div>)/g,
    (_, start: string, address: string, end: string) => start + linkOf(address) + end,
  )
  const html = withoutShortcodes(embedded, around, lost)
  const names = Array.from(lost, ([name, times]) => (times === 1 ? name : `${name} (${times} times)`))
  return {
    html: hasBlocks ? html : withParagraphs(html),
    leftOut: names.length > 0 ? [`of its text ${names.join(', ')}`] : [],
  }
}
