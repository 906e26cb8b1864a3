import { posix } from 'node:path'
import {
  attachmentOf,
  immutable,
  lockedRecordingFolder,
  originalPath,
  publicFolder,
} from '../files/media-paths.ts'
import { recordingFiles } from '../files/recording-files.ts'
import type { Platform } from '../platform/platform.ts'
import { filesOf, type StoredPicture } from '../platform/storage.ts'
import type { AudioDoc } from './audio.doc.ts'
import type { VideoDoc } from './video.doc.ts'

type Stores = Pick<Platform, 'db' | 'objects'>

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

/** The smaller versions of a recording; none of a sound. */
const renditionsOf = (recording: RecordingDoc): VideoDoc['renditions'] =>
  'renditions' in recording ? recording.renditions : []

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
  const files = recordingFiles(recording).map((path) => posix.dirname(path))
  const others = [posterOf(recording)?.folder, recording.movingTo].flatMap((folder) => folder ?? [])
  return [...new Set([...files, ...others])]
}

/** The same recording with all of its files in this folder. */
export function inFolder(recording: RecordingDoc, folder: string): RecordingDoc {
  const original = originalPath(folder, recording.type)
  if (!('poster' in recording)) return { ...recording, original }
  const { poster } = recording
  const renditions = recording.renditions.map((rendition) => ({
    ...rendition,
    path: `${folder}/${posix.basename(rendition.path)}`,
  }))
  return { ...recording, original, renditions, poster: poster && { ...poster, folder } }
}

/** What is not public is for no cache. */
const cacheOf = (path: string) => (path.startsWith('public/') ? { cacheControl: immutable } : {})

/**
 * Copies the files of a recording to where `to` has them. Answers what the document names then, which has no still and no smaller
 * version that was lost; null where the recording itself is not there, or a smaller version is still on its way from the staging area.
 */
export async function copyFiles(
  stores: Stores,
  from: RecordingDoc,
  to: RecordingDoc,
): Promise<RecordingDoc | null> {
  const { objects } = stores
  const { type, name } = from
  const headed = { type, disposition: attachmentOf(name, type), ...cacheOf(to.original) }
  if (!(await objects.copy(from.original, to.original, headed))) return null
  if (!('renditions' in to)) return to
  const renditions: VideoDoc['renditions'] = []
  for (const [at, { path }] of renditionsOf(from).entries()) {
    const copy = to.renditions[at]
    if (copy && (await objects.copy(path, copy.path, { ...headed, type: 'video/mp4' }))) renditions.push(copy)
    else if (await isOnItsWay(stores, path)) return null
  }
  return { ...to, renditions, poster: (await isStillCopied(stores, from, to)) ? to.poster : null }
}

/** Whether a file is still to be moved to this path. */
async function isOnItsWay({ db }: Stores, path: string): Promise<boolean> {
  return !(await db.collection('uploads').where('goesTo', '==', path).limit(1).get()).empty
}

/** Copies the still of a recording; answers false where a file of it is not there. */
async function isStillCopied({ objects }: Stores, from: RecordingDoc, to: RecordingDoc): Promise<boolean> {
  const [still, copy] = [posterOf(from), posterOf(to)]
  if (!still || !copy) return true
  const headed = { type: 'image/webp', ...cacheOf(copy.folder) }
  for (const file of filesOf(still))
    if (!(await objects.copy(`${still.folder}/${file}`, `${copy.folder}/${file}`, headed))) return false
  return true
}

/** Removes all files of a recording. */
export async function removeRecording(
  { objects }: Pick<Platform, 'objects'>,
  id: RecordingId,
  recording: RecordingDoc,
): Promise<void> {
  const folders = [...rootsOf(id, recording), ...namedFolders(recording)]
  for (const folder of new Set(folders)) await objects.removeFolder(folder)
}
