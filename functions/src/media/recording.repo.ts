import type { Audio, Video } from '@dlm/contract/media/media.schema'
import { featuredOf } from '../content/featured.ts'
import { adminOrders, usualOrder } from '../kinds/orders.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocument } from '../platform/reads.ts'
import { type FileAddresses, toPicture } from '../platform/storage.ts'
import { AudioDoc, searchableAudio } from './audio.doc.ts'
import type { MediaList } from './encoded-list.ts'
import type { RecordingDoc } from './recording-files.ts'
import { renditionsOf, searchableVideo, VideoDoc } from './video.doc.ts'

/** What answers say of a recording's album. */
function albumFacts({ fid, downloads }: RecordingDoc): Pick<Video, 'fid' | 'downloads'> {
  return { ...(fid && { fid }), ...(downloads === 'off' && { downloads }) }
}

/**
 * Which recordings a list has. Documents of before albums had recordings lack the field, so that no query can tell. By their ids it has those
 * of unlisted albums too, as it has photos.
 * @param isWhole with those of locked and unlisted albums, for admins
 */
function publicOnly(isWhole: boolean): Pick<MediaList<never>, 'isSecret' | 'has'> {
  if (isWhole) return {}
  return {
    isSecret: (document) => [true, null].includes(document.get('locked')),
    has: (document) => document.get('locked') !== true,
  }
}

/** A video as answers carry it. */
export function toVideo(files: FileAddresses, id: string, stored: VideoDoc): Video {
  const { name, type, size, original, poster, renditions, tracks, duration, frameRate, tags } = stored
  return {
    ...{ id, vid: id, name, file: files.url(original), type, size, tags },
    ...(poster && { poster: toPicture(files, poster) }),
    ...(duration !== null && { duration }),
    ...(frameRate !== undefined && { frameRate }),
    ...renditionsOf(files, renditions),
    ...albumFacts(stored),
    ...(tracks.length > 0 && { tracks }),
  }
}

/** An audio as answers carry it. */
export function toAudio(files: FileAddresses, id: string, stored: AudioDoc): Audio {
  const { name, type, size, original, duration, peaks, tags } = stored
  return {
    ...{ id, aid: id, name, file: files.url(original), type, size, tags },
    ...(duration !== null && { duration }),
    ...(peaks && { peaks }),
    ...albumFacts(stored),
  }
}

/** The videos, newest first. @param isWhole with those of locked and unlisted albums, for admins */
export function videoList({ db, files }: Platform, isWhole = false): MediaList<Video> {
  return {
    collection: db.collection('videos'),
    ...usualOrder('video'),
    ...featuredOf(db, 'video'),
    schema: VideoDoc,
    parse: (document) => toVideo(files, document.id, parseDocument(VideoDoc, document)),
    searchable: searchableVideo,
    ...publicOnly(isWhole),
  }
}

/** The videos in the orders that admins have too. */
export const videoOrders = adminOrders('video')

/** The audios, newest first. @param isWhole with those of locked and unlisted albums, for admins */
export function audioList({ db, files }: Platform, isWhole = false): MediaList<Audio> {
  return {
    collection: db.collection('audios'),
    ...usualOrder('audio'),
    ...featuredOf(db, 'audio'),
    schema: AudioDoc,
    parse: (document) => toAudio(files, document.id, parseDocument(AudioDoc, document)),
    searchable: searchableAudio,
    ...publicOnly(isWhole),
  }
}

/** The audios in the orders that admins have too. */
export const audioOrders = adminOrders('audio')

/** The video with this id, or null. */
export async function readVideo({ db }: Platform, vid: string): Promise<VideoDoc | null> {
  const snapshot = await readDocument(db.doc(`videos/${vid}`))
  return snapshot.exists ? parseDocument(VideoDoc, snapshot) : null
}

/** The audio with this id, or null. */
export async function readAudio({ db }: Platform, aid: string): Promise<AudioDoc | null> {
  const snapshot = await readDocument(db.doc(`audios/${aid}`))
  return snapshot.exists ? parseDocument(AudioDoc, snapshot) : null
}
