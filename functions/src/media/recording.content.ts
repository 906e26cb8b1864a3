import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import type { Transaction } from 'firebase-admin/firestore'
import type * as z from 'zod'
import { type AdminContext, type EntryChange, editable } from '../content/content.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { AlbumDoc } from './album.doc.ts'
import { AudioDoc, searchableAudio } from './audio.doc.ts'
import { moveRecordingFiles, moveRecordingUpload, moveUnfinished } from './move-recording-files.ts'
import { accessOf } from './photo.doc.ts'
import { albumOfRecording } from './recording-album.ts'
import { type RecordingDoc, type RecordingKind, removeRecording } from './recording-files.ts'
import { findRecording } from './recording-location.ts'
import { searchableVideo, VideoDoc } from './video.doc.ts'

type Fields = z.output<(typeof editForms)['video' | 'audio']>
type InPortal = { platform: Platform }

/** What the daily sweep does for recordings. */
export const recordingUpkeep = { move: moveRecordingUpload, moveUnfinished }

/** What both kinds do alike. */
const contentOf = (kind: RecordingKind) => ({
  kind,
  nameOf: ({ name }: RecordingDoc) => name,
  toForm: ({ name, tags, fid }: RecordingDoc) => ({ name, tags, fid }),
  change: (change: EntryChange, before: RecordingDoc, fields: Fields) =>
    changed(kind, change, before, fields),
  async beforeRestore(
    transaction: Transaction,
    { platform }: AdminContext,
    _: string,
    { fid, locked, movingTo }: RecordingDoc,
  ) {
    if (fid === '') return () => undefined
    const album = await transaction.get(platform.db.doc(`albums/${fid}`))
    if (!album.exists) throw new ApiError('album-not-found')
    // Its files are still on their way to where the album wants them.
    if (movingTo !== undefined || locked !== accessOf(parseDocument(AlbumDoc, album)).locked)
      throw new ApiError('unavailable', { retryAfter: 5 })
    return () => undefined
  },
  // What a process began that died would stay public in the bin.
  async afterDelete({ platform }: InPortal, id: string) {
    const deleted = await findRecording(platform, { kind, id }, '')
    if (deleted?.recording.moving) await moveRecordingFiles(platform, { kind, id })
  },
  afterRestore: ({ platform }: InPortal, id: string) => moveRecordingFiles(platform, { kind, id }),
  purge: ({ platform }: InPortal, id: string, recording: RecordingDoc) =>
    removeRecording(platform, { kind, id }, recording),
})

/** The videos, for the dashboard's form and bin. */
export const videoContent = editable({
  ...contentOf('video'),
  kind: 'video',
  schema: VideoDoc,
  form: editForms.video,
  searchable: searchableVideo,
})

/** The audios, for the dashboard's form and bin. */
export const audioContent = editable({
  ...contentOf('audio'),
  kind: 'audio',
  schema: AudioDoc,
  form: editForms.audio,
  searchable: searchableAudio,
})

/** What the form changes. One that goes into a locked album leaves the lists with this write, and one that leaves one is in them after its files. */
async function changed(
  kind: RecordingKind,
  { context, id, work }: EntryChange,
  before: RecordingDoc,
  { name, tags, fid = before.fid }: Fields,
) {
  if (fid === before.fid) return { name, tags, fid }
  const { platform } = context
  const access =
    fid === ''
      ? ({ locked: false, downloads: 'originals' } as const)
      : accessOf(await albumOfRecording(context, fid))
  if (fid !== '')
    work.write((batch) => void batch.update(platform.db.doc(`albums/${fid}`), { recordings: true }))
  work.followUp(() => moveRecordingFiles(platform, { kind, id }, fid))
  const isPublic = before.original.startsWith('public/')
  const formerly = new Set([...(before.formerly ?? []), before.fid].filter((each) => each !== ''))
  return {
    ...{ name, tags, fid },
    downloads: access.downloads,
    locked: access.locked === true || isPublic ? access.locked : (true as const),
    moving: true as const,
    formerly: [...formerly],
  }
}
