import { uploads } from '@dlm/contract/constants'
import { fileTexts } from '@dlm/contract/dashboard/files.texts'
import type { MediaType } from '@dlm/contract/format/media-endings'
import { wholeSize } from '@dlm/contract/format/whole-size'
import { otherEndingByBytes, signatureBytes, typeByBytes } from '@dlm/contract/media/file-signatures'
import {
  type Conversion,
  conversionOf,
  endingOf,
  formatAdvice,
  isMediaEnding,
  mediaFormats,
  nameOfType,
  typeByName,
  typeRefusal,
  type UploadKind,
} from '@dlm/contract/media/media-types'
import { pictureFault } from '@dlm/contract/media/picture-limits'
import { loadCode } from '../../lib/code/load-code.ts'
import { pictureHead } from './picture-head.ts'
import { formatDoubt, isWithoutPicture, trackFormats } from './track-formats.ts'

/** A file with the type that its bytes show. */
export interface InspectedFile {
  /** With the type that it really is, and an ending of that type. */
  file: File
  /** What people read of it. */
  note?: string | undefined
  /** Why they may not want to send it. */
  doubt?: string | undefined
}

/** Of a file that the browser cannot read. */
export const unreadable = fileTexts.unreadable

/** A file that is not taken; `message` says why, to people. */
export class UnfitFile extends Error {}

/** Why a file cannot be taken, before anything of it is read; null for one that may be. */
export function unfitness(kind: UploadKind, file: File): string | null {
  const { maxBytes } = uploads[kind]
  const isUnnamed = file.type === '' && !isMediaEnding(endingOf(file.name))
  if (!isUnnamed && typeByName(kind, file) === null && conversionOf(kind, file) === null)
    return typeRefusal(kind, file)
  if (file.size === 0) return fileTexts.empty
  return file.size > maxBytes ? fileTexts.tooLarge(wholeSize(maxBytes)) : null
}

/**
 * Inspects a file's bytes before it is sent: systems name types in many ways, and endings are often wrong.
 * @throws UnfitFile, and whatever the browser throws where it cannot be read
 */
export async function inspectFile(kind: UploadKind, file: File): Promise<InspectedFile> {
  const unfit = unfitness(kind, file)
  if (unfit !== null) throw new UnfitFile(unfit)
  const start = new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer())
  const other = otherEndingByBytes(start)
  const conversion = conversionOf(kind, file, other)
  if (conversion) return inspectConverted(kind, file, conversion)
  if (other !== null) throw new UnfitFile(typeRefusal(kind, { name: `it.${other}`, type: '' }))
  // What its bytes do not show is checked by the server.
  const type = typeByBytes(kind, start) ?? typeByName(kind, file)
  if (type === null) throw new UnfitFile(typeRefusal(kind, file))
  const name = nameOfType(file.name, type)
  const really =
    type === file.type && name === file.name ? file : renamed(file, name, type, file.lastModified)
  const renaming = name === file.name ? undefined : fileTexts.renamed(mediaFormats[type].name)
  if (kind !== 'image') {
    const formats = type.endsWith('/mp4') ? await trackFormats(file) : []
    if (kind === 'video' && isWithoutPicture(formats)) throw new UnfitFile(fileTexts.noPicture)
    return { file: really, note: renaming, doubt: formatDoubt(formats) ?? undefined }
  }
  const head = await pictureHead(file, type)
  const fault = head && pictureFault(head.header)
  if (fault) throw new UnfitFile(fault)
  const still = head?.isMoving ? fileTexts.animated : undefined
  return { file: really, note: [renaming, still].filter((each) => each !== undefined).join(' ') || undefined }
}

/** @throws UnfitFile where this browser cannot convert it */
async function inspectConverted(
  kind: UploadKind,
  file: File,
  { name, ending, becomes }: Conversion,
): Promise<InspectedFile> {
  const converted = await convert(file, becomes)
  if (!converted)
    throw new UnfitFile(fileTexts.notConverted(name, formatAdvice({ name: `it.${ending}`, type: '' })))
  const own = await inspectFile(kind, renamed(converted, nameOfType(file.name, becomes), becomes))
  const say = kind === 'image' ? fileTexts.converted : fileTexts.rewrapped
  const still = ending === 'gif' && (await (await pictureConverter()).isAnimated(file))
  const notes = [say(name, mediaFormats[becomes].name), still && fileTexts.animated, own.note]
  return { ...own, note: notes.filter(Boolean).join(' ') }
}

const pictureConverter = () => loadCode(import('./convert-picture.ts'))

async function convert(file: File, type: MediaType): Promise<Blob | null> {
  if (type === 'image/jpeg' || type === 'image/png')
    return (await pictureConverter()).convertPicture(file, type)
  if (type !== 'video/mp4' && type !== 'audio/mp4') return null
  return (await loadCode(import('./rewrap-recording.ts'))).rewrapRecording(file, type)
}

function renamed(file: Blob, name: string, type: MediaType, lastModified?: number): File {
  return new File([file], name, { type, ...(lastModified !== undefined && { lastModified }) })
}
