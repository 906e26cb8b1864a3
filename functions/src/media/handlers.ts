import { savedName } from '@dlm/contract/format/media-endings'
import { encodeWire } from '@dlm/contract/media/codec'
import { Album } from '@dlm/contract/media/media.schema'
import { deleteHandler } from '../content/delete-handler.ts'
import { takeView } from '../figures/readers.ts'
import { unmodifiedPath } from '../files/media-paths.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import type { Handler } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { add_album } from './add-album.ts'
import { add_audios } from './add-audios.ts'
import { add_photos } from './add-photos.ts'
import { add_videos } from './add-videos.ts'
import { albumContent } from './album.content.ts'
import { albumList, albumOrders } from './album.repo.ts'
import { delete_section, put_section } from './album-sections.ts'
import { downloadOf } from './download.ts'
import { encodedList, ordered } from './encoded-list.ts'
import { get_latest_media } from './get-latest-media.ts'
import { importHandlers } from './import/import-handlers.ts'
import { get_landing_photo, set_landing_photo } from './landing-photo.ts'
import { openLockedAlbum } from './locked-album.ts'
import { move_photos } from './move-photos.ts'
import { photoContent } from './photo.content.ts'
import type { PhotoDoc } from './photo.doc.ts'
import { downloadable, readPhoto } from './photo.repo.ts'
import { changePhoto } from './photo-location.ts'
import { photos_all } from './photos-all.ts'
import { place_photos } from './place-photos.ts'
import { unmodifiedAddress } from './private-file.ts'
import { audioContent, videoContent } from './recording.content.ts'
import { recordingHandlers } from './recording-handlers.ts'
import { requestRenditions } from './request-renditions.ts'
import { roomAccess, withDownloads } from './room-access.ts'
import { room_media } from './room-media.ts'
import { changedList, readSaved } from './saved.repo.ts'
import { delete_track, get_track, put_track } from './tracks.ts'
import { unlock_album } from './unlock-album.ts'

/** The albums (SPEC §7); those that no list shows by their ids, and for admins who ask for them. */
const get_all_albums: Handler<'get_all_albums'> = async (context, { payload }) => {
  const { platform, isAdmin } = context
  if (payload.unlisted && !(await isAdmin())) throw new ApiError('not-allowed')
  const list = await ordered(isAdmin, albumList(platform, payload.unlisted), albumOrders, payload.order)
  return encodedList(Album, list, payload)
}

/** A photo as its album lets it be downloaded: its original (SPEC §7), or its widest rendition; one of a locked album for its grant, or for an admin. */
const image_file: Handler<'image_file'> = async (context, { key, grant }) => {
  const { platform } = context
  const photo = await readPhoto(platform, key)
  const pieces = photo && [{ kind: 'photo', id: key } as const, { kind: 'album', id: photo.fid } as const]
  const room = pieces && (await roomAccess(platform, grant, pieces))
  const open = photo?.locked ? openLockedAlbum(context, photo.fid, grant) : platform.files
  const files = room ? room.files : await open
  const document = photo && files && (await downloadedPhoto(platform, withDownloads(photo, room)))
  return downloadOf(context, { kind: 'photo', id: key }, document, files)
}

/** @throws ApiError downloads-off */
async function downloadedPhoto({ objects }: Platform, photo: PhotoDoc) {
  if (photo.downloads === 'originals') return photo
  if (photo.downloads === 'off') throw new ApiError('downloads-off')
  const { path, type } = downloadable(photo)
  const object = path && (await objects.find(path))
  return object ? { name: photo.name, type, size: object.size, original: path } : null
}

/** Requests a photo's renditions again, with all its tries, whatever their state. */
const retry_photo: Handler<'retry_photo'> = async ({ platform }, { id }) => {
  const { db, clock } = platform
  const changed = await changePhoto(db.doc(`photos/${id}`), (photo) => {
    if (!photo) throw new ApiError('media-not-found')
    if (!photo.unreadable && !photo.rendering) return null
    const { unreadable: _, ...rest } = photo
    const rendering = { waiting: true, tries: 0, at: clock.now() }
    return { ...rest, rendering }
  })
  if (changed) await requestRenditions(platform, [id])
  return {}
}

/** The caller's saved list, the latest first, with its revision. */
const saved: Handler<'saved'> = async ({ platform, caller }) => {
  const { ids, revision } = readSaved(await platform.db.doc(`saved/${caller.uid}`).get())
  return { data: encodeWire(ids), revision }
}

/**
 * Answers where zips are not paused, and counts the bytes that their files will have, which the browser fetches from Storage. An
 * address that had its share of zips is answered as well, and counts no more: what a browser says is not believed for ever.
 */
const start_zip: Handler<'start_zip'> = async ({ platform, address }, { bytes }) => {
  if (await takeView(platform.throttle, address)) platform.usage.count('downloads', bytes)
  return {}
}

/** The unmodified original of a photo, with all its metadata, for admins; photos of earlier releases have none. */
const get_original: Handler<'get_original'> = async ({ platform }, { id }) => {
  const photo = await readPhoto(platform, id)
  const path = photo && unmodifiedPath(id, photo.type)
  const object = path && (await platform.objects.find(path))
  if (!object) throw new ApiError('media-not-found')
  const { name, type } = photo
  return {
    data: [{ file: unmodifiedAddress(platform, path), name: savedName(name, type), type, size: object.size }],
  }
}

/** Changes the caller's saved list, and answers the one now in force. */
const update_saved: Handler<'update_saved'> = async ({ platform, caller }, { saved, revision }) => {
  const { ids, ...changed } = await compareAndSet(platform.db.doc(`saved/${caller.uid}`), (snapshot) => {
    const data = changedList(readSaved(snapshot), saved, revision)
    return { data, result: data }
  })
  return { data: encodeWire(ids), revision: changed.revision }
}

/** Handlers of the media domain. */
export const mediaHandlers = {
  get_all_albums,
  ...recordingHandlers,
  photos_all,
  room_media,
  image_file,
  start_zip,
  unlock_album,
  saved,
  update_saved,
  add_album,
  add_photos,
  add_videos,
  add_audios,
  delete_album: deleteHandler(albumContent),
  delete_photo: deleteHandler(photoContent),
  delete_video: deleteHandler(videoContent),
  delete_audio: deleteHandler(audioContent),
  get_original,
  retry_photo,
  move_photos,
  place_photos,
  put_section,
  delete_section,
  get_track,
  put_track,
  delete_track,
  get_latest_media,
  get_landing_photo,
  set_landing_photo,
  ...importHandlers,
}
