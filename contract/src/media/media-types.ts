import { uploads } from '../constants.ts'
import { type MediaType, mediaEndings } from '../format/media-endings.ts'
import { wholeSize } from '../format/whole-size.ts'

/** What a file of an upload may be: a picture, a video or a sound. */
export type UploadKind = keyof typeof uploads

interface MediaFormat {
  /** As people call it. */
  name: string
  /** Endings of its files, in lower case; the first is the one that the portal writes. */
  endings: readonly [string, ...string[]]
  /** Other names that systems and browsers have for the type. */
  otherTypes: readonly string[]
}

/** The formats that the portal takes, by their media types. */
export const mediaFormats: Readonly<Record<MediaType, MediaFormat>> = {
  'image/jpeg': {
    name: 'JPEG',
    endings: mediaEndings['image/jpeg'],
    otherTypes: ['image/jpg', 'image/pjpeg', 'image/jfif', 'image/x-jpeg'],
  },
  'image/png': {
    name: 'PNG',
    endings: mediaEndings['image/png'],
    otherTypes: ['image/x-png', 'image/apng', 'image/vnd.mozilla.apng'],
  },
  'image/webp': { name: 'WebP', endings: mediaEndings['image/webp'], otherTypes: ['image/x-webp'] },
  'video/mp4': {
    name: 'MP4',
    endings: mediaEndings['video/mp4'],
    otherTypes: ['video/x-m4v', 'video/m4v', 'video/x-mp4', 'application/mp4'],
  },
  'video/webm': { name: 'WebM', endings: mediaEndings['video/webm'], otherTypes: ['video/x-webm'] },
  'audio/mpeg': {
    name: 'MP3',
    endings: mediaEndings['audio/mpeg'],
    otherTypes: [
      ...['audio/mp3', 'audio/x-mp3', 'audio/mpeg3', 'audio/x-mpeg3', 'audio/x-mpeg-3'],
      ...['audio/x-mpeg', 'audio/mpg', 'audio/x-mpg', 'audio/mpa'],
    ],
  },
  'audio/mp4': {
    name: 'M4A',
    endings: mediaEndings['audio/mp4'],
    otherTypes: ['audio/x-m4a', 'audio/m4a', 'audio/x-m4b', 'audio/m4b', 'audio/x-mp4', 'audio/mp4a-latm'],
  },
  'audio/ogg': {
    name: 'Ogg',
    endings: mediaEndings['audio/ogg'],
    otherTypes: ['application/ogg', 'application/x-ogg', 'audio/x-ogg', 'audio/opus', 'audio/vorbis'],
  },
  'audio/wav': {
    name: 'WAV',
    endings: mediaEndings['audio/wav'],
    otherTypes: ['audio/x-wav', 'audio/wave', 'audio/x-wave', 'audio/vnd.wave', 'audio/x-pn-wav'],
  },
  'audio/flac': { name: 'FLAC', endings: mediaEndings['audio/flac'], otherTypes: ['audio/x-flac'] },
}

const toJpeg = 'Export it as JPEG from the program that opens it.'
const toMp4 = 'Export it as MP4 (H.264), for example with HandBrake.'
const toMp3 = 'Export it as MP3, for example with Audacity.'

const rawEndings = [
  ...['cr2', 'cr3', 'crw', 'nef', 'nrw', 'arw', 'srf', 'sr2', 'raf', 'orf', 'rw2', 'pef', 'dng', 'raw'],
] as const

/** What cameras, developers and systems put beside the files of a folder: settings, thumbnails, lists. */
const sidecar = /(?:\.(?:xmp|thm|aae)|^\._.*|^\.ds_store|^thumbs\.db|^desktop\.ini)$/i

/**
 * What a file is that a folder has beside its pictures and recordings, and that is not meant for the portal; null for every other file.
 * @param name without its folder
 */
export function besidesMedia(name: string): 'raw' | 'sidecar' | null {
  if (sidecar.test(name)) return 'sidecar'
  return (rawEndings as readonly string[]).includes(endingOf(name)) ? 'raw' : null
}

interface OtherFormat extends Omit<MediaFormat, 'endings'> {
  endings: readonly string[]
  /** What makes one that is taken of it. */
  way: string
  /** The type that the browser of an admin makes of it before it is sent, where it can. */
  becomes?: MediaType
  /** Not every browser can. */
  isOftenUnreadable?: true
}

/** Formats that people try: by the ends of their names, and their media types. */
const otherFormats: readonly OtherFormat[] = [
  {
    name: 'HEIC',
    endings: ['heic', 'heif', 'hif'],
    otherTypes: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
    ...{ becomes: 'image/jpeg', isOftenUnreadable: true },
    way: 'Export it as JPEG. To have an iPhone take JPEG photos, choose Settings, Camera, Formats, Most Compatible.',
  },
  {
    name: 'RAW',
    endings: rawEndings,
    otherTypes: ['image/x-canon-cr2', 'image/x-nikon-nef', 'image/x-sony-arw', 'image/x-adobe-dng'],
    way: 'Export it as JPEG from the program that develops it.',
  },
  {
    name: 'GIF',
    endings: ['gif'],
    otherTypes: ['image/gif'],
    becomes: 'image/png',
    way: 'Save it as PNG, which shows its first frame. Upload an animation as an MP4 video.',
  },
  { name: 'SVG', endings: ['svg', 'svgz'], otherTypes: ['image/svg+xml'], way: 'Export it as PNG.' },
  { name: 'AVIF', endings: ['avif'], otherTypes: ['image/avif'], becomes: 'image/jpeg', way: toJpeg },
  { name: 'JPEG XL', endings: ['jxl'], otherTypes: ['image/jxl'], way: toJpeg },
  {
    name: 'JPEG 2000',
    endings: ['jp2', 'j2k', 'jpx'],
    otherTypes: ['image/jp2', 'image/jpx'],
    way: toJpeg,
  },
  { name: 'TIFF', endings: ['tif', 'tiff'], otherTypes: ['image/tiff', 'image/x-tiff'], way: toJpeg },
  { name: 'BMP', endings: ['bmp', 'dib'], otherTypes: ['image/bmp', 'image/x-ms-bmp'], way: toJpeg },
  {
    name: 'PSD',
    endings: ['psd', 'psb'],
    otherTypes: ['image/vnd.adobe.photoshop'],
    way: toJpeg,
  },
  { name: 'PDF', endings: ['pdf'], otherTypes: ['application/pdf'], way: toJpeg },
  {
    name: 'MOV',
    endings: ['mov', 'qt'],
    otherTypes: ['video/quicktime'],
    becomes: 'video/mp4',
    way: 'Export it as MP4 (H.264) with HandBrake, iMovie or the Shortcuts app (“Encode Media”).',
  },
  {
    name: 'AVI',
    endings: ['avi'],
    otherTypes: ['video/x-msvideo', 'video/avi', 'video/msvideo'],
    way: toMp4,
  },
  {
    name: 'Matroska video',
    endings: ['mkv'],
    otherTypes: ['video/x-matroska', 'video/matroska'],
    way: toMp4,
  },
  { name: 'Windows Media video', endings: ['wmv', 'asf'], otherTypes: ['video/x-ms-wmv'], way: toMp4 },
  {
    name: 'MTS',
    endings: ['mts', 'm2ts', 'ts'],
    otherTypes: ['video/mp2t', 'video/vnd.dlna.mpeg-tts'],
    way: toMp4,
  },
  { name: 'MPEG video', endings: ['mpg', 'mpeg', 'vob'], otherTypes: ['video/mpeg'], way: toMp4 },
  { name: '3GP', endings: ['3gp', '3g2'], otherTypes: ['video/3gpp', 'video/3gpp2'], way: toMp4 },
  { name: 'Flash video', endings: ['flv'], otherTypes: ['video/x-flv'], way: toMp4 },
  { name: 'Ogg video', endings: ['ogv'], otherTypes: ['video/ogg'], way: toMp4 },
  {
    name: 'AIFF',
    endings: ['aif', 'aiff', 'aifc'],
    otherTypes: ['audio/aiff', 'audio/x-aiff'],
    way: toMp3,
  },
  {
    ...{ name: 'AAC', endings: ['aac'], otherTypes: ['audio/aac', 'audio/x-aac', 'audio/aacp'] },
    ...{ becomes: 'audio/mp4', way: toMp3 },
  },
  { name: 'Windows Media sound', endings: ['wma'], otherTypes: ['audio/x-ms-wma'], way: toMp3 },
  { name: 'MIDI', endings: ['mid', 'midi'], otherTypes: ['audio/midi', 'audio/x-midi'], way: toMp3 },
  { name: 'AMR', endings: ['amr'], otherTypes: ['audio/amr', 'audio/3gpp'], way: toMp3 },
  { name: 'CAF', endings: ['caf'], otherTypes: ['audio/x-caf'], way: toMp3 },
  { name: 'WebM sound', endings: ['weba'], otherTypes: ['audio/webm'], way: toMp3 },
]

/** The ending of a file's name in lower case, without its dot; empty where it has none. */
export function endingOf(name: string): string {
  const [, ending = ''] = /[^/\\]\.([^./\\]{1,10})$/.exec(name) ?? []
  return ending.toLowerCase()
}

const typesOf = (kind: UploadKind): readonly MediaType[] => uploads[kind].types

/** The type of this kind by a file's name or its system's word for the type; null for none. */
export function typeByName(kind: UploadKind, { name, type }: Named): MediaType | null {
  const [ending, called] = [endingOf(name), type.split(';', 1)[0]?.trim().toLowerCase() ?? '']
  const isOf = (each: MediaType) => mediaFormats[each].endings.includes(ending)
  const isCalled = (each: MediaType) => each === called || mediaFormats[each].otherTypes.includes(called)
  return typesOf(kind).find(isOf) ?? typesOf(kind).find(isCalled) ?? null
}

/** A file's name with an ending of its type, where it has that of another one. */
export function nameOfType(name: string, type: MediaType): string {
  const ending = endingOf(name)
  const { endings } = mediaFormats[type]
  const isRight = endings.includes(ending) || !isMediaEnding(ending)
  return isRight ? name : `${name.slice(0, -ending.length)}${endings[0]}`
}

/** Formats that the browser makes one of this kind of. */
const convertible = (kind: UploadKind) =>
  otherFormats.filter(({ becomes }) => becomes !== undefined && typesOf(kind).includes(becomes))

/**
 * What an input for files of this kind offers to choose: the types under all their names, and the endings. HEIC is not among them:
 * a telephone that is not offered it sends a JPEG of each photo.
 */
export function acceptOf(kind: UploadKind): string {
  const taken = typesOf(kind).map((type) => ({ ...mediaFormats[type], types: [type] }))
  const others = convertible(kind).filter(({ isOftenUnreadable }) => !isOftenUnreadable)
  return [...taken, ...others.map((format) => ({ ...format, types: [] }))]
    .flatMap(({ types, endings, otherTypes }) => [
      ...[...types, ...otherTypes],
      ...endings.map((ending) => `.${ending}`),
    ])
    .join(',')
}

/** What the browser makes of a file before it is sent. */
export interface Conversion {
  /** The format that it is, as people call it. */
  name: string
  ending: string
  becomes: MediaType
}

/**
 * What the browser makes of a file of this kind that is not taken as it is; null for one that is, or that cannot be converted.
 * @param byBytes the ending that its bytes say, which counts before its name
 */
export function conversionOf(
  kind: UploadKind,
  file: Named,
  byBytes: string | null = null,
): Conversion | null {
  const ending = byBytes ?? endingOf(file.name)
  const format =
    convertible(kind).find(({ endings }) => endings.includes(ending)) ??
    (byBytes === null && typeByName(kind, file) === null
      ? convertible(kind).find(({ otherTypes }) => otherTypes.includes(file.type))
      : undefined)
  return format?.becomes
    ? { name: format.name, ending: format.endings[0] ?? '', becomes: format.becomes }
    : null
}

/** Whether an ending says what is in a file, rather than being the end of a name with a dot in it. */
export function isMediaEnding(ending: string): boolean {
  const formats: readonly { endings: readonly string[] }[] = [...Object.values(mediaFormats), ...otherFormats]
  return formats.some(({ endings }) => endings.includes(ending))
}

const kindWords: Readonly<Record<UploadKind, string>> = {
  image: 'Pictures',
  video: 'Videos',
  audio: 'Sounds',
}

/** The formats of a kind in words: "MP4, WebM or MOV, up to 4 GB". */
export function takenFormats(kind: UploadKind): string {
  const names = [
    ...typesOf(kind).map((type) => mediaFormats[type].name),
    ...convertible(kind).flatMap(({ name, isOftenUnreadable }) => (isOftenUnreadable ? [] : name)),
  ]
  const last = names.at(-1) ?? ''
  return `${names.slice(0, -1).join(', ')} or ${last}, up to ${wholeSize(uploads[kind].maxBytes)}`
}

interface Named {
  name: string
  type: string
}

/** A format that is not taken, by the end of a file's name or its type. */
function otherFormat({ name, type }: Named) {
  const ending = endingOf(name)
  const byEnding = otherFormats.find(({ endings }) => endings.includes(ending))
  return byEnding ?? otherFormats.find(({ otherTypes }) => otherTypes.includes(type))
}

/** What makes a format that is taken of a file; empty where it is of none that people try. */
export function formatAdvice(file: Named): string {
  return otherFormat(file)?.way ?? ''
}

/** Why a file of another type is not taken: what is, and how to get there. */
export function typeRefusal(kind: UploadKind, { name, type }: Named): string {
  const other = otherFormat({ name, type })
  const elsewhere = (['image', 'video', 'audio'] as const).find(
    (each) => each !== kind && typeByName(each, { name, type }),
  )
  const own = other ? `; this one is ${other.name}` : ''
  const way =
    other?.way ?? (elsewhere ? `This one belongs to the ${kindWords[elsewhere].toLowerCase()}.` : '')
  return `We don’t accept this type. ${kindWords[kind]} can be ${takenFormats(kind)}${own}. ${way}`.trim()
}
