import type { uploads } from '../constants.ts'

/** A media type that the portal takes. */
export type MediaType = (typeof uploads)[keyof typeof uploads]['types'][number]

/** Endings of the files that the portal takes, in small letters; the first is the one that the portal writes. */
export const mediaEndings: Readonly<Record<MediaType, readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif', 'jif', 'pjpeg', 'pjp'],
  'image/png': ['png', 'apng'],
  'image/webp': ['webp'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
  'audio/mpeg': ['mp3', 'mpga'],
  'audio/mp4': ['m4a', 'm4b'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/wav': ['wav', 'wave'],
  'audio/flac': ['flac'],
}

const allEndings: ReadonlySet<string> = new Set(Object.values(mediaEndings).flat())

/**
 * A file name in two: the ending, with its dot, is one of files that the portal takes, or empty. `Symphony No.40` has none, and
 * neither has a name that is nothing but an ending.
 */
export function divideFileName(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.')
  const isEnding = dot > 0 && allEndings.has(name.slice(dot + 1).toLowerCase())
  return isEnding ? { stem: name.slice(0, dot), ending: name.slice(dot) } : { stem: name, ending: '' }
}

/** What a file is saved as: its name, with the ending of its type where it has none, or that of another type. */
export function savedName(name: string, type: string): string {
  const endings = mediaEndings[type as MediaType]
  const { stem, ending } = divideFileName(name)
  if (!endings || endings.includes(ending.slice(1).toLowerCase())) return name
  return `${stem}.${endings[0]}`
}
