import ExifReader from 'exifreader'

/** Bytes that are parsed, as many as a JPEG has room for: the parser takes up to 64 times as much memory. */
const maxBytes = 65_536
/** What the parser answers for a value beyond the end. */
const faulty = '<faulty value>'
/** Make, model and lens, as files number them, and two types of a text. */
const textTags = [0x010f, 0x0110, 0xa434]
const [ascii, utf8] = [2, 129]

/** Values of EXIF data, the first of several; undefined where there is none. */
export interface Exif<Tag extends string> {
  text(tag: Tag): string | undefined
  /** A whole number, or a fraction divided. */
  number(tag: Tag): number | undefined
}

/**
 * Reads EXIF data, from its TIFF header on. What is broken has no value.
 * @param tags all that is parsed
 */
export function readExif<Tag extends string>(bytes: Buffer, tags: readonly Tag[]): Exif<Tag> {
  const values = parse(bytes.subarray(0, maxBytes), [...tags])
  return {
    text(tag) {
      const value = values.get(tag)
      return typeof value === 'string' && value !== faulty ? value : undefined
    },
    number(tag) {
      const value = values.get(tag)
      return typeof value === 'number' ? value : undefined
    },
  }
}

function parse(bytes: Buffer, tags: string[]): Map<string, unknown> {
  const order = bytes.toString('latin1', 0, 4)
  // Anything else would be parsed as the kind of picture it looks like.
  if (order !== 'II*\0' && order !== 'MM\0*') return new Map()
  const readable = withKnownTypes(bytes, order === 'II*\0' ? 'writeUInt16LE' : 'writeUInt16BE')
  try {
    const parsed: object = ExifReader.load(readable, { computed: true, includeTags: { exif: tags } })
    return new Map(Object.entries(parsed).map(([name, { computed }]) => [name, first(computed)]))
  } catch {
    return new Map()
  }
}

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/** Exif 3.0 has a type for UTF-8 that the parser does not know; it decodes ASCII as UTF-8, too. */
function withKnownTypes(bytes: Buffer, write: 'writeUInt16LE' | 'writeUInt16BE'): Buffer {
  const copy = Buffer.from(bytes)
  const entry = Buffer.alloc(4)
  for (const tag of textTags) {
    entry[write](utf8, entry[write](tag, 0))
    for (let at = copy.indexOf(entry); at >= 0; at = copy.indexOf(entry, at)) copy[write](ascii, at + 2)
  }
  return copy
}
