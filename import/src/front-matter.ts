import { parse as parseToml } from 'smol-toml'
import { YAMLParseError, parse as yaml } from 'yaml'

/** The front matter of a Markdown file, by keys as `keyOf` has them, and the text after it. */
export interface MarkdownFile {
  matter: Readonly<Record<string, unknown>>
  text: string
}

/** A front matter that cannot be read. */
export class UnreadableFrontMatter extends Error {
  /** Of the file, from 1; null where it is not known. */
  readonly line: number | null

  constructor(line: number | null, reason: string) {
    super(reason)
    this.line = line
  }
}

/** A key as all of its spellings are one: `publishDate`, `publish_date` and `Publish-Date`. */
export const keyOf = (written: string): string => written.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Keys of site generators by their values. @throws UnreadableFrontMatter for one that is there twice, since one may hide the page */
export function byKeys(values: object): Readonly<Record<string, unknown>> {
  const keyed: Record<string, unknown> = {}
  for (const [written, value] of Object.entries(values)) {
    const key = keyOf(written)
    if (Object.hasOwn(keyed, key)) throw new UnreadableFrontMatter(null, `it has ${written} twice`)
    Object.defineProperty(keyed, key, { value, enumerable: true })
  }
  return keyed
}

const isOfNumbers = (tag: { tag: string }) => /:(?:int|float)$/.test(tag.tag)

/**
 * As Hugo, Jekyll and Eleventy read it: `<<` takes over what another part has, such as its `draft`. Numbers stay as they are written:
 * a title of `007` is no 7.
 */
const parseYaml = (matter: string): unknown =>
  yaml(matter, {
    ...{ merge: true, logLevel: 'error' },
    customTags: (tags) => tags.filter((tag) => typeof tag === 'string' || !isOfNumbers(tag)),
  })

type Parse = (matter: string) => unknown

/** By the word behind a fence. */
const parsers: ReadonlyMap<string, Parse> = new Map<string, Parse>([
  ['', parseYaml],
  ['yaml', parseYaml],
  ['yml', parseYaml],
  ['toml', parseToml],
  ['json', JSON.parse],
])

/** What is between the lines of a fence: the fence's own word for how it is read, the matter, the text behind. */
const fences = [
  /^---[ \t]*(\w*)[ \t]*\n(?:([\s\S]*?)\n)?(?:---|\.\.\.)[ \t]*(?:\n|$)([\s\S]*)$/,
  /^\+\+\+()[ \t]*\n(?:([\s\S]*?)\n)?\+\+\+[ \t]*(?:\n|$)([\s\S]*)$/,
]
/** The first line of a front matter without a fence: Pelican's, MultiMarkdown's and Hexo's. */
const bareStart = /^(?:title|date|status|draft|published|layout|slug|author|category|categories|tags)[ \t]*:/i
const bareLine = /^(?:[\w-]+[ \t]*:|[ \t]+\S|- )/
/** Nikola: lines of a comment. */
const commented = /^<!--\s*\n((?:[ \t]*\.\. [\w-]+:.*\n)+)\s*-->([\s\S]*)$/
/** A front matter that begins and does not end; a rule above a text has no key after it. */
const unended =
  /^(?:---[ \t]*\w*[ \t]*\n\s*["{]?[\w-]+"?[ \t]*:|\+\+\+[ \t]*\n\s*[\w-]+[ \t]*=|\{\s*"|"[\w-]+"[ \t]*:)/

/** Behind the closing bracket of the object that a text begins with; -1 where it does not close. */
function objectEnd(source: string): number {
  let depth = 0
  for (const { 0: sign, index } of source.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}]/g)) {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth === 0) return index + sign.length
  }
  return -1
}

interface Divided {
  parse: (matter: string) => unknown
  matter: string
  text: string
}

/** The same without a fence above: lines of keys until a blank line, a fence or the end; null for any other text. */
function divideBare(source: string): Divided | null {
  if (!bareStart.test(source)) return null
  const lines = source.split('\n')
  const end = lines.findIndex((line) => !bareLine.test(line))
  const last = end === -1 ? '' : (lines[end] ?? '')
  if (!/^(?:---)?[ \t]*$/.test(last)) return null
  const count = end === -1 ? lines.length : end
  return {
    ...{ parse: parseYaml, matter: lines.slice(0, count).join('\n') },
    text: lines.slice(count + 1).join('\n'),
  }
}

/** The matter and the text of a file whose lines end with `\n`; null where it has no front matter. */
function divide(source: string): Divided | null {
  for (const [at, fence] of fences.entries()) {
    const fenced = fence.exec(source)
    if (!fenced) continue
    const [, word = '', matter = '', text = ''] = fenced
    const parse = at === 1 ? parseToml : parsers.get(word.toLowerCase())
    if (!parse) throw new UnreadableFrontMatter(1, `it is of the kind ${word}`)
    return { parse, matter, text }
  }
  if (/^\{\s*"/.test(source)) {
    const end = objectEnd(source)
    if (end > 0) return { parse: JSON.parse, matter: source.slice(0, end), text: source.slice(end) }
  }
  const bare = divideBare(source)
  if (bare) return bare
  const [, dotted, after = ''] = commented.exec(source) ?? []
  return dotted === undefined
    ? null
    : { parse: parseYaml, matter: dotted.replaceAll(/^[ \t]*\.\. /gm, ''), text: after }
}

const firstLine = (message: string) => message.split('\n')[0]?.replace(/[:.]$/, '') ?? ''

/** Where and why a parser gave up. @param before lines of the file before what it parsed */
function unreadable(error: unknown, before: number): UnreadableFrontMatter {
  const reason = firstLine(error instanceof Error ? error.message : String(error))
  if (error instanceof YAMLParseError)
    return new UnreadableFrontMatter(
      (error.linePos?.[0].line ?? 0) + before,
      firstLine(reason.replace(/ at line .*/, '')),
    )
  // That of TOML's parser.
  const line = error instanceof Error && 'line' in error ? Number(error.line) + before : null
  return new UnreadableFrontMatter(line, reason)
}

/**
 * Takes a Markdown file apart.
 * @throws UnreadableFrontMatter
 */
export function readMarkdownFile(file: string): MarkdownFile {
  const lines = file.replaceAll(/\r\n?/g, '\n')
  // Hugo passes over blank lines above it.
  const source = lines.replace(/^(?:[ \t]*\n)+/, '')
  const divided = divide(source)
  if (!divided) {
    if (unended.test(source)) throw new UnreadableFrontMatter(1, 'it does not end')
    return { matter: {}, text: source.trim() }
  }
  const { parse, matter, text } = divided
  let parsed: unknown
  try {
    parsed = matter === '' ? {} : parse(matter)
  } catch (error) {
    const at = lines.length - source.length + source.indexOf(matter)
    throw unreadable(error, lines.slice(0, at).split('\n').length - 1)
  }
  if (typeof parsed !== 'object' || Array.isArray(parsed))
    throw new UnreadableFrontMatter(null, 'it is no list of keys and values')
  return { matter: byKeys(parsed ?? {}), text: text.trim() }
}
