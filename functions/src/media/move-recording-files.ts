import { posix } from 'node:path'
import { BinDoc, binId } from '../content/bin.doc.ts'
import { kindOf } from '../files/file-checks.ts'
import { type FileMover, moveStagedFile } from '../files/register-files.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import { forEachConcurrent } from '../platform/for-each-concurrent.ts'
import { randomId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { AlbumDoc } from './album.doc.ts'
import { accessOf, type PhotoAccess } from './photo.doc.ts'
import {
  collectionOf,
  copyFiles,
  inFolder,
  namedFolders,
  type RecordingDoc,
  type RecordingId,
  rootOf,
  rootsOf,
} from './recording-files.ts'
import { changeRecording, findRecording, movingRecordings, recordingsOfAlbum } from './recording-location.ts'

type Stores = Pick<Platform, 'db' | 'objects'>

/** Recordings that are moved at the same time: each may have gigabytes. */
const atOnce = 2
/** Steps of one recording, of which a move has four: its album may change while it is moved. */
const maxSteps = 60
/** Recordings of each kind that one sweep continues. */
const atOneSweep = 100

/** Has all recordings of an album, deleted ones too, where its lock requires them, and in the lists as it says. May be repeated. */
export async function applyAlbumToRecordings(stores: Stores, fid: string): Promise<void> {
  const recordings = await recordingsOfAlbum(stores, fid)
  await forEachConcurrent(recordings, atOnce, (id) => moveRecordingFiles(stores, id, fid))
}

/** Continues what a process began that died: the daily sweep's. @param failed called with what could not be moved */
export async function moveUnfinished(
  stores: Stores,
  failed: (path: string, error: unknown) => void,
): Promise<void> {
  for (const id of await movingRecordings(stores, atOneSweep))
    await moveRecordingFiles(stores, id).catch((error) => failed(`${collectionOf[id.kind]}/${id.id}`, error))
}

/** Moves a registered recording from the staging area to its path, and from there to where its album requires it by then. */
export const moveRecordingUpload: FileMover = async (stores, upload) => {
  const { goesTo } = upload
  if (goesTo === null) return
  await moveStagedFile(stores, upload)
  const [, album = '', name = ''] = goesTo.split('/')
  const kind = kindOf(upload.type)
  if (kind !== 'video' && kind !== 'audio') throw new Error(`${goesTo} is no recording`)
  const isLocked = goesTo.startsWith('locked/')
  await moveRecordingFiles(stores, { kind, id: posix.parse(name).name }, isLocked ? album : '')
}

/**
 * Moves the files of one recording to where its album requires them, as `movePhotoFiles` does for photos: the document names a folder
 * that was never used, the files are copied there, the document changes on the condition that it names the same files as before, and
 * folders that it does not name are removed. Recording and album are read again before each step, so that the last change counts. It
 * leaves the public lists before its files move, and comes back to them after. May be repeated at any point, and by several
 * processes at the same time.
 * @param fid an album that it may be deleted with
 * @throws ApiError unavailable when it changes all the time
 */
export async function moveRecordingFiles(stores: Stores, id: RecordingId, fid = ''): Promise<void> {
  const find = finder(stores, id, fid)
  for (let step = 0; step < maxSteps; step++)
    if (await takeStep(stores, id, find)) return removeFormerFiles(stores, id, find)
  throw new ApiError('unavailable', { retryAfter: 5 })
}

type Find = () => ReturnType<typeof findRecording>

/** Finds a recording, also where it is deleted meanwhile with the album that it was last seen in. */
function finder(stores: Stores, id: RecordingId, fid: string): Find {
  let album = fid
  return async () => {
    const current = await findRecording(stores, id, album)
    album = current?.recording.fid || album
    return current
  }
}

/** One step; answers whether there was nothing to do. */
async function takeStep(stores: Stores, id: RecordingId, find: Find): Promise<boolean> {
  const current = await find()
  if (!current) return true
  const { ref, recording } = current
  const access = await albumAccess(stores, recording)
  const isLocked = access.locked === true
  const root = rootOf(id, recording.fid, isLocked)
  const isThere = recording.original.startsWith(`${root}/`)
  const change = (to: (read: RecordingDoc) => RecordingDoc) =>
    changeRecording(ref, id.kind, (read) => (isSame(read, recording) ? to(read) : null))

  // No list has it from before its files are moved to a locked album until after they are public.
  const locked = isLocked || isThere ? access.locked : true
  if (recording.locked !== locked || recording.downloads !== access.downloads) {
    await change((read) => ({ ...read, locked, downloads: access.downloads }))
    return false
  }
  if (isThere) {
    if (recording.movingTo === undefined) return true
    await change(({ movingTo: _, ...read }) => read)
    return false
  }
  if (recording.movingTo === undefined || posix.dirname(recording.movingTo) !== root) {
    const movingTo = `${root}/${randomId(60)}`
    await change((read) => ({ ...read, movingTo, moving: true }))
    return false
  }
  const copied = await copyFiles(stores, recording, inFolder(recording, recording.movingTo))
  if (!copied) {
    // Not there: moved by another process meanwhile, or still on its way from the staging area, after which this is done again.
    const now = await find()
    return now !== null && isSame(now.recording, recording)
  }
  await change(({ movingTo: _, ...read }) => ({ ...read, ...placeOf(copied), ...access }) as RecordingDoc)
  return false
}

/** What of a copied recording says where its files are. */
function placeOf(copied: RecordingDoc): Partial<RecordingDoc> {
  const { original } = copied
  return 'poster' in copied
    ? { original, poster: copied.poster, renditions: copied.renditions }
    : { original }
}

/** Whether a recording is in the same album with the same files. */
function isSame(one: RecordingDoc, other: RecordingDoc): boolean {
  const [first, second] = [one, other].map((recording) =>
    JSON.stringify([recording.fid, ...namedFolders(recording)]),
  )
  return first === second
}

/** Removes the folders of a recording that its document does not name, and notes that it is where it belongs. */
async function removeFormerFiles({ objects }: Stores, id: RecordingId, find: Find): Promise<void> {
  const before = await find()
  if (!before) return
  // Listed before the document is read again, which names a folder before it has files.
  const files = (
    await Promise.all(rootsOf(id, before.recording).map((root) => objects.list(`${root}/`)))
  ).flat()
  const current = await find()
  if (!current) return
  const named = namedFolders(current.recording)
  for (const folder of new Set(files.map(posix.dirname)))
    if (!named.includes(folder)) await objects.removePicture(folder)
  const { moving, movingTo, original, formerly } = current.recording
  if ((!moving && !formerly) || movingTo !== undefined || !files.includes(original)) return
  await changeRecording(current.ref, id.kind, (read) => {
    if (!isSame(read, current.recording) || read.formerly?.join() !== formerly?.join()) return null
    const { moving: _, formerly: __, ...settled } = read
    return settled
  })
}

/** What recordings copy of their album: a watermark is for photos. */
type RecordingAccess = Pick<PhotoAccess, 'locked' | 'downloads'>

function recordingAccess(album: AlbumDoc): RecordingAccess {
  const { locked, downloads } = accessOf(album)
  return { locked, downloads }
}

/** What a recording's album requires, in the recycle bin too; as the recording is when the album is purged. */
async function albumAccess(
  { db }: Stores,
  { fid, locked, downloads, original }: RecordingDoc,
): Promise<RecordingAccess> {
  if (fid === '') return { locked: false, downloads: 'originals' }
  const [album, binned] = await db.getAll(db.doc(`albums/${fid}`), db.doc(`bin/${binId('album', fid)}`))
  if (album?.exists) return recordingAccess(parseDocument(AlbumDoc, album))
  if (binned?.exists) return recordingAccess(AlbumDoc.parse(parseDocument(BinDoc, binned).data))
  return { locked: original.startsWith('locked/') || locked, downloads }
}
