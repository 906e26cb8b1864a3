import { quotas } from '@dlm/contract/limits'
import { Audio, type MediaQuery, Video } from '@dlm/contract/media/media.schema'
import { isAnyShown } from '@dlm/contract/site/offered'
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore'
import type * as z from 'zod'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Context, Handler } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { readQuery } from '../platform/reads.ts'
import type { FileAddresses } from '../platform/storage.ts'
import { readAlbum } from './album.repo.ts'
import { AudioDoc } from './audio.doc.ts'
import { downloadOf } from './download.ts'
import { encodedList, type MediaList, ordered } from './encoded-list.ts'
import { openLockedAlbum } from './locked-album.ts'
import {
  audioList,
  audioOrders,
  readAudio,
  readVideo,
  toAudio,
  toVideo,
  videoList,
  videoOrders,
} from './recording.repo.ts'
import { adminAddresses, lockedIn, openRecording } from './recording-album.ts'
import type { RecordingDoc, RecordingKind } from './recording-files.ts'
import { roomAccess, withDownloads } from './room-access.ts'
import { VideoDoc } from './video.doc.ts'

/** How the recordings of one kind are read and answered. */
interface Reading<Doc extends RecordingDoc, S extends z.ZodType> {
  schema: S
  listOf(platform: Platform, isWhole?: boolean): MediaList<z.input<S>>
  orders: Parameters<typeof ordered>[2]
  /** Those of one album, the newest first. */
  ofAlbum(db: Platform['db'], fid: string): Query
  parse(document: DocumentSnapshot): Doc
  to(files: FileAddresses, id: string, recording: Doc): z.input<S>
}

const videos: Reading<VideoDoc, typeof Video> = {
  schema: Video,
  listOf: videoList,
  orders: videoOrders,
  ofAlbum: (db, fid) => db.collection('videos').where('fid', '==', fid).orderBy('createdAt', 'desc'),
  parse: (document) => parseDocument(VideoDoc, document),
  to: toVideo,
}

const audios: Reading<AudioDoc, typeof Audio> = {
  schema: Audio,
  listOf: audioList,
  orders: audioOrders,
  ofAlbum: (db, fid) => db.collection('audios').where('fid', '==', fid).orderBy('createdAt', 'desc'),
  parse: (document) => parseDocument(AudioDoc, document),
  to: toAudio,
}

/** A page of the recordings that everyone may see; for admins who ask for them with those of locked and unlisted albums. */
async function listed<Doc extends RecordingDoc, S extends z.ZodType>(
  { platform, isAdmin }: Context<'public'>,
  { schema, listOf, orders, parse, to }: Reading<Doc, S>,
  payload: MediaQuery,
) {
  if (!payload.unlisted)
    return encodedList(schema, await ordered(isAdmin, listOf(platform), orders, payload.order), payload)
  if (!(await isAdmin())) throw new ApiError('not-allowed')
  const parsed = new Map<z.input<S>, { id: string; recording: Doc }>()
  const list = listOf(platform, true)
  const whole: typeof list = {
    ...list,
    parse(document) {
      const recording = parse(document)
      const item = to(platform.files, document.id, recording)
      parsed.set(item, { id: document.id, recording })
      return item
    },
  }
  return encodedList(schema, await ordered(isAdmin, whole, orders, payload.order), payload, async (item) => {
    const { id, recording } = parsed.get(item) ?? {}
    if (id === undefined || !recording) return item
    return to(await adminAddresses({ platform, isAdmin }, recording), id, recording)
  })
}

const get_all_videos: Handler<'get_all_videos'> = (context, { payload }) => listed(context, videos, payload)
const get_all_audios: Handler<'get_all_audios'> = (context, { payload }) => listed(context, audios, payload)

/** The recordings of an album that are where its lock requires them, the newest first. */
async function ofAlbum<Doc extends RecordingDoc, T>(
  { db }: Platform,
  fid: string,
  isLocked: boolean,
  { ofAlbum: all, parse }: Pick<Reading<Doc, z.ZodType>, 'ofAlbum' | 'parse'>,
  to: (id: string, recording: Doc) => T,
): Promise<T[]> {
  const documents = await readQuery(all(db, fid).limit(quotas.albumRecordings))
  return documents.flatMap((document) => {
    const recording = parse(document)
    // One whose files are still public, or not yet, has no address that the caller may have.
    const isThere = isLocked ? lockedIn(recording) === fid : recording.locked !== true
    return isThere ? [to(document.id, recording)] : []
  })
}

/** The films and sounds of an album; of a locked one with its grant or that of a client room which has it, and for admins. */
const album_recordings: Handler<'album_recordings'> = async (context, { fid, grant }) => {
  const { platform } = context
  const { locked } = await readAlbum(platform, fid)
  const room = await roomAccess(platform, grant, [{ kind: 'album', id: fid }])
  const files = room ? room.files : locked ? await openLockedAlbum(context, fid, grant) : platform.files
  if (!files) throw new ApiError('album-locked')
  const [films, sounds] = await Promise.all([
    isAnyShown(['videos'])
      ? ofAlbum(platform, fid, locked, videos, (id, recording) =>
          toVideo(files, id, withDownloads(recording, room)),
        )
      : [],
    isAnyShown(['audio'])
      ? ofAlbum(platform, fid, locked, audios, (id, recording) =>
          toAudio(files, id, withDownloads(recording, room)),
        )
      : [],
  ])
  return { videos: films, audios: sounds }
}

/**
 * The original of a recording (SPEC §7), where its album lets it be downloaded; of a locked album with its grant, and for admins.
 * What an album lets be played can be recorded: without downloads there is no address to save it by, and no more.
 * @throws ApiError download-not-found; downloads-off
 */
async function download(
  context: Context<'public'>,
  kind: RecordingKind,
  id: string,
  recording: RecordingDoc | null,
  grant: string | undefined,
) {
  const room =
    recording &&
    (await roomAccess(context.platform, grant, [
      { kind, id },
      { kind: 'album', id: recording.fid },
    ]))
  const files = room ? room.files : recording && (await openRecording(context, recording, grant))
  if (recording && files && withDownloads(recording, room).downloads === 'off')
    throw new ApiError('downloads-off')
  return downloadOf(context, { kind, id }, recording, files)
}

const video_file: Handler<'video_file'> = async (context, { key, grant }) =>
  download(context, 'video', key, await readVideo(context.platform, key), grant)

const audio_file: Handler<'audio_file'> = async (context, { key, grant }) =>
  download(context, 'audio', key, await readAudio(context.platform, key), grant)

/** Handlers of the films and sounds. */
export const recordingHandlers = { get_all_videos, get_all_audios, album_recordings, video_file, audio_file }
