import { PhotoCamera } from '@dlm/contract/media/media.schema'
import { findEntry, openTiff, type Tiff } from './tiff.ts'

/** The tags of EXIF that are read. Place, times, serial numbers, owner and software have others, and no code knows them. */
const tags = {
  make: 0x010f,
  model: 0x0110,
  /** Leads to the directory of the five below. */
  shot: 0x8769,
  exposure: 0x829a,
  aperture: 0x829d,
  iso: 0x8827,
  focal: 0x920a,
  lens: 0xa434,
} as const

const [ascii, short, long, rational, utf8] = [2, 3, 4, 5, 129]

/** Bytes of a text that are read, and characters of it that remain. */
const maxBytes = 240
const maxCharacters = 60
/** What a camera writes where its ISO does not fit into the entry. */
const unknownIso = 65_535

/**
 * What a photo was taken with, by its EXIF data (from their TIFF header on); null where they say nothing about it. Values
 * that are broken or out of bounds are missing.
 */
export function cameraOf(exif: Buffer): PhotoCamera | null {
  const tiff = known(() => openTiff(exif))
  if (!tiff) return null
  const { directory } = tiff
  const shot = numberAt(tiff, directory, tags.shot)
  const of = <T>(read: (tiff: Tiff, directory: number, tag: number) => T, tag: number) =>
    shot === undefined ? undefined : read(tiff, shot, tag)
  const iso = of(numberAt, tags.iso)
  const values = {
    model: named(textAt(tiff, directory, tags.make), textAt(tiff, directory, tags.model)),
    lens: of(textAt, tags.lens),
    focal: rounded(of(ratioAt, tags.focal), 10),
    aperture: rounded(of(ratioAt, tags.aperture), 100),
    exposure: of(ratioAt, tags.exposure),
    iso: iso === unknownIso ? undefined : iso,
  }
  const fitting = Object.entries(values).filter(
    ([name, value]) =>
      value !== undefined && PhotoCamera.shape[name as keyof typeof values].safeParse(value).success,
  )
  return fitting.length > 0 ? Object.fromEntries(fitting) : null
}

/** What is read; undefined where an offset leads out of the data. */
function known<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** A whole number, the first of several. */
function numberAt(tiff: Tiff, directory: number, tag: number): number | undefined {
  return known(() => {
    const entry = findEntry(tiff, directory, tag)
    if (entry?.type === long && entry.count === 1) return tiff.uint32(entry.at)
    if (entry?.type !== short || entry.count < 1) return undefined
    return tiff.uint16(entry.count <= 2 ? entry.at : tiff.uint32(entry.at))
  })
}

/** A fraction; a division by zero means that the camera did not know it. */
function ratioAt(tiff: Tiff, directory: number, tag: number): number | undefined {
  return known(() => {
    const entry = findEntry(tiff, directory, tag)
    if (entry?.type !== rational || entry.count !== 1) return undefined
    const at = tiff.uint32(entry.at)
    const [above, below] = [tiff.uint32(at), tiff.uint32(at + 4)]
    return below === 0 ? undefined : above / below
  })
}

/** A text in one line, without characters that are invisible or change its direction. */
function textAt(tiff: Tiff, directory: number, tag: number): string | undefined {
  return known(() => {
    const entry = findEntry(tiff, directory, tag)
    if (!entry || (entry.type !== ascii && entry.type !== utf8)) return undefined
    const from = entry.count <= 4 ? entry.at : tiff.uint32(entry.at)
    if (from + entry.count > tiff.bytes.length) return undefined
    const bytes = tiff.bytes.subarray(from, from + Math.min(entry.count, maxBytes))
    const [text = ''] = bytes.toString('utf8').split('\0')
    return seen(text)
  })
}

function seen(text: string): string | undefined {
  const line = text
    .replace(/\s/gu, ' ')
    .replace(/[\p{C}\ufffd]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
  // Some cameras write dashes where they do not know their lens.
  return /[\p{L}\p{N}]/u.test(line) ? cut(line) : undefined
}

function cut(line: string): string {
  return line.slice(0, maxCharacters).trim()
}

/** Make and model, the make once: many models begin with it, or with its first word. */
function named(make: string | undefined, model: string | undefined): string | undefined {
  if (!make || !model) return model ?? make
  const [first = ''] = make.toLowerCase().split(' ')
  return model.toLowerCase().startsWith(first) ? model : cut(`${make} ${model}`)
}

function rounded(value: number | undefined, parts: number): number | undefined {
  return value === undefined ? undefined : Math.round(value * parts) / parts
}
