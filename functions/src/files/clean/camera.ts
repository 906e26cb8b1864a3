import { exifMoment } from '@dlm/contract/media/exif-date'
import { PhotoCamera } from '@dlm/contract/media/media.schema'
import { type Exif, readExif } from './exif.ts'

/** The tags of EXIF that are read. Place, other times, serial numbers, owner and software have others, and no code knows them. */
const tags = [
  ...['Make', 'Model', 'LensModel'],
  ...['FocalLength', 'FNumber', 'ExposureTime', 'ISOSpeedRatings', 'DateTimeOriginal'],
] as const

/** Characters of a text that remain. */
const maxCharacters = 60
/** What a camera writes where its ISO does not fit into the entry. */
const unknownIso = 65_535

/** What EXIF data say of a photo. */
export interface Shot {
  /** What it was taken with; null where they say nothing about it. */
  camera: PhotoCamera | null
  /** When, as `exifMoment` has it; null where they do not say. Photos are sorted by it, and no answer has it. */
  takenAt: number | null
}

/** What EXIF data (from their TIFF header on) say of a photo. Values that are broken or out of bounds are missing. */
export function shotOf(exif: Buffer): Shot {
  const values = readExif(exif, tags)
  return { camera: cameraOf(values), takenAt: exifMoment(values.text('DateTimeOriginal') ?? '') ?? null }
}

function cameraOf({ text, number }: Exif<(typeof tags)[number]>): PhotoCamera | null {
  const iso = number('ISOSpeedRatings')
  const values = {
    model: named(seen(text('Make')), seen(text('Model'))),
    lens: seen(text('LensModel')),
    focal: rounded(number('FocalLength'), 10),
    aperture: rounded(number('FNumber'), 100),
    exposure: number('ExposureTime'),
    iso: iso === unknownIso ? undefined : iso,
  }
  const fitting = Object.entries(values).filter(
    ([name, value]) =>
      value !== undefined && PhotoCamera.shape[name as keyof typeof values].safeParse(value).success,
  )
  return fitting.length > 0 ? Object.fromEntries(fitting) : null
}

/** A text in one line, without invisible characters and those that reverse text. */
function seen(text = ''): string | undefined {
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
