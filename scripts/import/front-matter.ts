import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml, YAMLParseError } from 'yaml'

/** The front matter of a Markdown file, by keys in small letters, and the text after it. */
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

/** The kinds that Hugo and Jekyll know: how each begins a file, and how it is read. */
const kinds: readonly { shape: RegExp; parse: (matter: string) => unknown }[] = [
  {
    shape: /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)([\s\S]*)$/,
    parse: (matter) => parseYaml(matter),
  },
  { shape: /^\+\+\+[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?\+\+\+[ \t]*(?:\r?\n|$)([\s\S]*)$/, parse: parseToml },
  { shape: /^(\{[ \t]*\r?\n[\s\S]*?\n\})[ \t]*(?:\r?\n|$)([\s\S]*)$/, parse: JSON.parse },
]

/** A front matter that begins and does not end; a rule above a text has no key after it. */
const unended = /^(?:---[ \t]*\r?\n\s*[\w-]+[ \t]*:|\+\+\+[ \t]*\r?\n\s*[\w-]+[ \t]*=)/

const firstLine = (message: string) => message.split('\n')[0]?.replace(/[:.]$/, '') ?? ''

/** Where and why a parser gave up. */
function unreadable(error: unknown): UnreadableFrontMatter {
  const reason = firstLine(error instanceof Error ? error.message : String(error))
  if (error instanceof YAMLParseError)
    return new UnreadableFrontMatter(
      (error.linePos?.[0].line ?? 0) + 1,
      firstLine(reason.replace(/ at line .*/, '')),
    )
  // That of TOML's parser.
  const line = error instanceof Error && 'line' in error ? Number(error.line) + 1 : null
  return new UnreadableFrontMatter(line, reason)
}

/**
 * Takes a Markdown file apart.
 * @throws UnreadableFrontMatter
 */
export function readMarkdownFile(source: string): MarkdownFile {
  for (const { shape, parse } of kinds) {
    const found = shape.exec(source)
    if (!found) continue
    const [, matter = '', text = ''] = found
    let parsed: unknown
    try {
      parsed = matter === '' ? {} : parse(matter)
    } catch (error) {
      throw unreadable(error)
    }
    if (typeof parsed !== 'object' || Array.isArray(parsed))
      throw new UnreadableFrontMatter(null, 'it is no list of keys and values')
    const keys = Object.entries(parsed ?? {}).map(([key, value]) => [key.toLowerCase(), value])
    return { matter: Object.fromEntries(keys), text: text.trim() }
  }
  if (unended.test(source)) throw new UnreadableFrontMatter(1, 'it does not end')
  return { matter: {}, text: source.trim() }
}
