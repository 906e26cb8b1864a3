import { fileTexts } from '@dlm/contract/dashboard/files.texts'

/** Bytes of a film's index that are looked into; a film of ten hours has less. */
const largestIndex = 48 * 1_048_576
const maxBoxes = 200

/** Boxes on the way to the descriptions of a file's tracks. */
const way: ReadonlySet<string> = new Set(['trak', 'mdia', 'minf', 'stbl'])

interface Box {
  name: string
  /** Where its content begins, and where it ends. */
  from: number
  end: number
}

function boxAt(view: DataView, at: number, offset: number, size: number): Box {
  const short = view.getUint32(at)
  const name = String.fromCharCode(...[4, 5, 6, 7].map((byte) => view.getUint8(at + byte)))
  const isLong = short === 1
  const length = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? size - offset : short
  if (length < 8) throw new RangeError('a box of no length')
  return { name, from: offset + (isLong ? 16 : 8), end: offset + length }
}

/** Bytes of the first entry of a track with pictures before the boxes within it. */
const beforeBoxes = 78
/** How H.264 with more than 8 bits a colour is called here. */
const deep = 'avc1 deep'
/** Profiles of H.264 in which a colour has more than 8 bits, or a pixel all of its colours. */
const deepProfiles: ReadonlySet<number> = new Set([110, 122, 244])

/** The name of the first entry of a track, with its profile where few browsers play that. */
function entryFormat(view: DataView, entry: Box): string {
  if (entry.name !== 'avc1' && entry.name !== 'avc3') return entry.name
  for (let at = entry.from + beforeBoxes; at + 10 <= Math.min(entry.end, view.byteLength); ) {
    const box = boxAt(view, at, at, view.byteLength)
    const profile = box.name === 'avcC' ? view.getUint8(box.from + 1) : 0
    if (deepProfiles.has(profile)) return deep
    at = box.end
  }
  return entry.name
}

/** The formats of the tracks within a box, e.g. `avc1` and `mp4a`. */
function formatsIn(view: DataView, from: number, end: number): string[] {
  const formats: string[] = []
  for (let at = from; at + 8 <= end; ) {
    const box = boxAt(view, at, at, view.byteLength)
    if (way.has(box.name)) formats.push(...formatsIn(view, box.from, Math.min(end, box.end)))
    // Behind its version and the number of entries, the first entry.
    if (box.name === 'stsd')
      formats.push(entryFormat(view, boxAt(view, box.from + 8, box.from + 8, view.byteLength)))
    at = box.end
  }
  return formats
}

/** The formats that the tracks of an MP4 are coded in, as its index says; none where that cannot be read. */
export async function trackFormats(file: Blob): Promise<string[]> {
  try {
    for (let at = 0, boxes = 0; at + 8 <= file.size && boxes < maxBoxes; boxes++) {
      const head = new DataView(await file.slice(at, at + 16).arrayBuffer())
      const { name, from, end } = boxAt(head, 0, at, file.size)
      if (name === 'moov' && end - from <= largestIndex) {
        const index = new DataView(await file.slice(from, end).arrayBuffer())
        return formatsIn(index, 0, index.byteLength)
      }
      at = end
    }
    return []
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

/** Formats that many browsers do not play, in words. */
const rare: Readonly<Record<string, string>> = {
  ...{ hvc1: 'HEVC (H.265)', hev1: 'HEVC (H.265)', dvh1: 'Dolby Vision (HEVC)', dvhe: 'Dolby Vision (HEVC)' },
  ...{ vvc1: 'H.266', vvi1: 'H.266', mp4v: 'MPEG-4 Visual', s263: 'H.263' },
  ...{ apcn: 'ProRes', apch: 'ProRes', apcs: 'ProRes', apco: 'ProRes', ap4h: 'ProRes' },
  ...{ alac: 'Apple Lossless', 'ac-3': 'Dolby Digital', 'ec-3': 'Dolby Digital Plus', samr: 'AMR' },
  ...{ [deep]: '10-bit H.264', ipcm: 'uncompressed', sowt: 'uncompressed', lpcm: 'uncompressed' },
}
const rareSounds: ReadonlySet<string> = new Set(['alac', 'ac-3', 'ec-3', 'samr', 'ipcm', 'sowt', 'lpcm'])
const sounds: ReadonlySet<string> = new Set([...rareSounds, 'mp4a', 'Opus', 'fLaC', '.mp3'])

/** The format of a film's pictures that many browsers do not play, in words; null where they play it. */
export function rareVideo(formats: readonly string[]): string | null {
  const format = formats.find((each) => Object.hasOwn(rare, each) && !rareSounds.has(each))
  return format === undefined ? null : (rare[format] ?? format)
}

/** What people should know of a file before it is sent, by the formats of its tracks; null where every browser plays them. */
export function formatDoubt(formats: readonly string[]): string | null {
  const format = formats.find((each) => Object.hasOwn(rare, each))
  if (format === undefined) return null
  const name = rare[format] ?? format
  return rareSounds.has(format) ? fileTexts.rareSound(name) : fileTexts.rareVideo(name)
}

/** Whether all tracks of a film are sound: a list of videos would show nothing of it. */
export function isWithoutPicture(formats: readonly string[]): boolean {
  return formats.length > 0 && formats.every((format) => sounds.has(format))
}
