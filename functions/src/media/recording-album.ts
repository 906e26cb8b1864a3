import type { Transaction } from 'firebase-admin/firestore'
import type { AdminContext } from '../content/content.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Context } from '../platform/handler.ts'
import type { FileAddresses } from '../platform/storage.ts'
import type { AlbumDoc } from './album.doc.ts'
import { readAlbum } from './album.repo.ts'
import { openLockedAlbum } from './locked-album.ts'
import { moveRecordingUpload } from './move-recording-files.ts'
import { type RecordingDoc, type RecordingKind, rootOf } from './recording-files.ts'
import { findRecording } from './recording-location.ts'

/**
 * The album that a recording is to belong to.
 * @throws ApiError album-not-found, at the field
 */
export async function albumOfRecording(
  { platform }: Pick<AdminContext, 'platform'>,
  fid: string,
): Promise<AlbumDoc> {
  return readAlbum(platform, fid).catch((error) => {
    throw error instanceof ApiError ? noAlbum(error) : error
  })
}

const noAlbum = ({ code, message }: Pick<ApiError, 'code' | 'message'>) =>
  new ApiError(code, { fields: { fid: message } })

/**
 * How the recordings of an upload are registered. Those of an album begin in its private folder, in no list, whether it is locked or
 * not: from there they are moved to where it requires them, so that a lock that is switched meanwhile finds nothing public.
 * @param fid empty for no album
 * @throws ApiError album-not-found
 */
export async function albumOfUpload(context: AdminContext, kind: RecordingKind, fid: string) {
  const isInAlbum = fid !== ''
  if (isInAlbum) await albumOfRecording(context, fid)
  const { db } = context.platform
  return {
    place: isInAlbum ? ({ fid, locked: true, moving: true } as const) : {},
    folderOf: (id: string) => rootOf({ kind, id }, fid, isInAlbum),
    move: moveRecordingUpload,
    ...(isInAlbum && {
      async also(transaction: Transaction) {
        const album = await transaction.get(db.doc(`albums/${fid}`))
        if (!album.exists) throw noAlbum(new ApiError('album-not-found'))
        return (writer: Transaction) => void writer.update(album.ref, { recordings: true })
      },
    }),
  }
}

/** What a registration answers, once the files are where their album requires them. */
export async function registeredRecordings<Doc extends RecordingDoc, T>(
  context: AdminContext,
  kind: RecordingKind,
  registered: readonly { id: string; document: Doc }[],
  to: (files: FileAddresses, id: string, recording: Doc) => T,
): Promise<T[]> {
  return Promise.all(
    registered.map(async ({ id, document }) => {
      const current =
        document.fid === '' ? null : await findRecording(context.platform, { kind, id }, document.fid)
      const recording = (current?.recording ?? document) as Doc
      return to(await adminAddresses(context, recording), id, recording)
    }),
  )
}

/** The album in whose private folder the files of a recording are; undefined where they are public. */
export function lockedIn({ original }: RecordingDoc): string | undefined {
  return /^locked\/([^/]+)\//.exec(original)?.[1]
}

/**
 * The addresses of a recording's files that the caller may have, with the grant where its album is locked; null for all other
 * callers, and while its files move.
 */
export async function openRecording(
  context: Context<'public'>,
  recording: RecordingDoc,
  grant: string | undefined,
): Promise<FileAddresses | null> {
  const { fid, locked } = recording
  if (locked !== true) return context.platform.files
  return lockedIn(recording) === fid ? openLockedAlbum(context, fid, grant) : null
}

/** The addresses of a recording's files for an admin, wherever they are. */
export async function adminAddresses(
  context: Pick<Context<'public'>, 'platform' | 'isAdmin'>,
  recording: RecordingDoc,
): Promise<FileAddresses> {
  const fid = lockedIn(recording)
  return (fid !== undefined && (await openLockedAlbum(context, fid, undefined))) || context.platform.files
}
