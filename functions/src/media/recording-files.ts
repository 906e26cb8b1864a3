import { posix } from 'node:path'
import {
  attachmentOf,
  immutable,
  lockedRecordingFolder,
  originalPath,
  publicFolder,
} from '../files/media-paths.ts'
import type { Platform } from '../platform/platform.ts'
import { filesOf, type StoredPicture } from '../platform/storage.ts'
import type { AudioDoc } from './audio.doc.ts'
import type { VideoDoc } from './video.doc.ts'

type Stores = Pick<Platform, 'objects'>

export type RecordingKind = 'video' | 'audio'

/** The collection of each kind, which also is the name of its public folder. */
export const collectionOf = { video: 'videos', audio: 'audios' } as const

/** The document of a recording. */
export type RecordingDoc = VideoDoc | AudioDoc

/** A recording's kind and id. */
export interface RecordingId {
  kind: RecordingKind
  id: string
}

/** The still of a recording; null for a sound, and for a video without one. */
export const posterOf = (recording: RecordingDoc): StoredPicture | null =>
  'poster' in recording ? recording.poster : null

/** The folder that contains all folders of a recording where its album is open or locked. */
export function rootOf({ kind, id }: RecordingId, fid: string, isLocked: boolean): string {
  return isLocked ? lockedRecordingFolder(fid, kind, id) : publicFolder(collectionOf[kind], id)
}

/** Every folder that may contain files of a recording. */
export function rootsOf(id: RecordingId, { fid, formerly = [] }: RecordingDoc): string[] {
  const albums = new Set([fid, ...formerly].filter((each) => each !== ''))
  return [rootOf(id, '', false), ...[...albums].map((each) => rootOf(id, each, true))]
}

/** The folders that a recording's document names. */
export function namedFolders(recording: RecordingDoc): string[] {
  return [posix.dirname(recording.original), posterOf(recording)?.folder, recording.movingTo].flatMap(
    (folder) => folder ?? [],
  )
}

/** The same recording with all of its files in this folder. */
export function inFolder(recording: RecordingDoc, folder: string): RecordingDoc {
  const original = originalPath(folder, recording.type)
  if (!('poster' in recording)) return { ...recording, original }
  const { poster } = recording
  return { ...recording, original, poster: poster && { ...poster, folder } }
}

/** What is not public is for no cache. */
const cacheOf = (path: string) => (path.startsWith('public/') ? { cacheControl: immutable } : {})

/**
 * Copies the files of a recording to where `to` has them. Answers what the document names then, which has no still where that was
 * lost; null where the recording itself is not there.
 */
export async function copyFiles(
  { objects }: Stores,
  from: RecordingDoc,
  to: RecordingDoc,
): Promise<RecordingDoc | null> {
  const { type, name } = from
  const headed = { type, disposition: attachmentOf(name, type), ...cacheOf(to.original) }
  if (!(await objects.copy(from.original, to.original, headed))) return null
  const [still, copy] = [posterOf(from), posterOf(to)]
  if (!still || !copy) return to
  const picture = { type: 'image/webp', ...cacheOf(copy.folder) }
  for (const file of filesOf(still))
    if (!(await objects.copy(`${still.folder}/${file}`, `${copy.folder}/${file}`, picture)))
      return { ...to, poster: null } as RecordingDoc
  return to
}

/** Removes all files of a recording. */
export async function removeRecording(
  { objects }: Stores,
  id: RecordingId,
  recording: RecordingDoc,
): Promise<void> {
  const folders = [...rootsOf(id, recording), ...namedFolders(recording)]
  for (const folder of new Set(folders)) await objects.removeFolder(folder)
}
