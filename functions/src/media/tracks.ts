import { quotas } from '@dlm/contract/limits'
import { type Track, TrackKind } from '@dlm/contract/media/tracks.schema'
import type { DocumentReference } from 'firebase-admin/firestore'
import { writeAuditEntry } from '../content/audit.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet, retryOnConflict, setIfUnmodified } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocument } from '../platform/reads.ts'
import { readVideo } from './recording.repo.ts'
import { openRecording } from './recording-album.ts'
import { roomAccess } from './room-access.ts'
import { storedCues, TrackDoc, trackId } from './track.doc.ts'
import { VideoDoc } from './video.doc.ts'

const trackRef = ({ db }: Pick<Platform, 'db'>, vid: string, track: Track): DocumentReference =>
  db.doc(`videos/${vid}/tracks/${trackId(track)}`)

const isSame = (one: Track) => (other: Track) => one.kind === other.kind && one.language === other.language

/** Captions before chapters, and each by language. */
function inOrder(tracks: readonly Track[]): Track[] {
  const place = ({ kind, language }: Track) => `${TrackKind.options.indexOf(kind)}${language}`
  return tracks.toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
}

/**
 * The cues of a track of a video; of a locked album's for its grant, and for admins: to all others it is as if there were no such video.
 */
export const get_track: Handler<'get_track'> = async (context, { id, kind, language, grant }) => {
  const { platform } = context
  const track = { kind, language }
  const video = await readVideo(platform, id)
  const ways = video && [{ kind: 'video', id } as const, { kind: 'album', id: video.fid } as const]
  const isOpen =
    ways && ((await roomAccess(platform, grant, ways)) ?? (await openRecording(context, video, grant)))
  if (video && !isOpen) throw new ApiError('media-not-found')
  // The document of a track outlasts its video while that is in the bin.
  if (!video?.tracks.some(isSame(track))) throw new ApiError('media-not-found')
  const snapshot = await readDocument(trackRef(platform, id, track))
  if (!snapshot.exists) throw new ApiError('media-not-found')
  return { cues: storedCues(parseDocument(TrackDoc, snapshot)) }
}

/** Replaces a track with its cues, or adds it to its video. */
export const put_track: Handler<'put_track'> = async (context, { id, kind, language, cues }) => {
  const { db } = context.platform
  const track = { kind, language }
  const ref = trackRef(context.platform, id, track)
  const stored: TrackDoc = { cues: JSON.stringify(cues) }
  await retryOnConflict(async () => {
    const [snapshot, before] = await Promise.all([db.doc(`videos/${id}`).get(), ref.get()])
    if (!snapshot.exists) throw new ApiError('media-not-found')
    const { name, tracks } = parseDocument(VideoDoc, snapshot)
    const isThere = tracks.some(isSame(track))
    if (isThere && before.get('cues') === stored.cues) return
    if (!isThere && tracks.length >= quotas.tracks) throw new ApiError('too-many-tracks')
    const batch = db.batch()
    setIfUnmodified(batch, snapshot, { tracks: isThere ? tracks : inOrder([...tracks, track]) })
    batch.set(ref, stored)
    writeAuditEntry(batch, context, 'put_track', { subject: `videos/${id}`, name })
    await batch.commit()
  })
  return {}
}

/** Removes a track with its cues. */
export const delete_track: Handler<'delete_track'> = async (context, { id, kind, language }) => {
  const track = { kind, language }
  await compareAndSet(context.platform.db.doc(`videos/${id}`), (snapshot) => {
    if (!snapshot.exists) throw new ApiError('media-not-found')
    const { name, tracks } = parseDocument(VideoDoc, snapshot)
    const isThis = isSame(track)
    const others = tracks.filter((other) => !isThis(other))
    return {
      data: others.length === tracks.length ? null : { tracks: others },
      result: undefined,
      also(batch) {
        batch.delete(trackRef(context.platform, id, track))
        writeAuditEntry(batch, context, 'delete_track', { subject: `videos/${id}`, name })
      },
    }
  })
  return {}
}
