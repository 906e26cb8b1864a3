import * as z from 'zod'
import type { Area } from '../brand/areas.ts'
import { ById, Count, Done, Id, idOr, jsonText, OwnUid, oneOf, Token } from '../common.schema.ts'
import { homeCounts } from '../constants.ts'
import { endpoint, listCache } from '../endpoint.ts'
import { type ErrorCode, errors } from '../errors.ts'
import { editors, type Roles } from '../roles.ts'
import { RoomMedia } from '../rooms/rooms.schema.ts'
import {
  Album,
  AlbumRecordings,
  AlbumRecordingsInput,
  Audio,
  EncodedList,
  EncodedListInput,
  EncodedPhotos,
  EncodedSaved,
  MediaFile,
  Photo,
  SavedList,
  Unlock,
  Unlocked,
  Video,
} from './media.schema.ts'
import {
  NewAlbum,
  NewAudios,
  NewPhotos,
  NewVideos,
  PlacePhotos,
  PutSection,
  registered,
} from './media-forms.schema.ts'
import { Cues, NamedTrack, PutTrack } from './tracks.schema.ts'
import { maxZipBytes } from './zip-limits.ts'

/** Deleting one record with its objects. */
const deletion = (error: 'album-not-found' | 'media-not-found') =>
  endpoint({ access: 'admin', roles: editors, input: ById, output: Done, errors: [error], timeout: 'long' })

/**
 * One file to download; `grant` for one of a locked album, without which it is as if it did not exist to all but admins of
 * these roles.
 */
const download = (area: Area, roles: Roles = [], more: readonly ErrorCode[] = []) =>
  endpoint({
    access: 'public',
    roles,
    effect: 'download',
    areas: [area],
    input: z.object({ key: idOr(errors['download-not-found'].msg), grant: Token.optional() }),
    output: oneOf(MediaFile),
    errors: ['download-not-found', ...more],
  })

/** A public list, encoded; other orders of it are for admins. */
const encodedList = (area: Area) =>
  endpoint({
    access: 'public',
    roles: editors,
    areas: [area],
    input: EncodedListInput,
    output: EncodedList,
    cache: listCache,
  })

/** Characters of 500 ids as JSON text. */
const savedMax = 40_000

/** The calls of albums, photos, videos, audios, downloads and the saved list (SPEC §7); `unlock_album` is DESIGN §5's. */
export const mediaEndpoints = {
  get_all_albums: encodedList('albums'),
  /**
   * The landing's: the album of the photo that was chosen for it, with that one first, or else the newest open album that has
   * photos; the newest video and the newest audio. With `photosOnly` the newest photos of all open albums instead, one of each in turn.
   */
  get_latest_media: endpoint({
    access: 'public',
    areas: ['albums', 'videos', 'audio'],
    input: z.object({ photosOnly: z.literal('yes').optional() }),
    output: z.object({
      album: Album.optional(),
      photos: z.array(Photo).max(homeCounts.wall),
      video: Video.optional(),
      audio: Audio.optional(),
    }),
    cache: listCache,
  }),
  /** The photo that the landing opens with; null where none was chosen. */
  get_landing_photo: endpoint({
    access: 'admin',
    roles: editors,
    input: z.object({}),
    output: z.object({ id: Id.nullable() }),
  }),
  /** Chooses the photo that the landing opens with, one of an open album; with `on` false it opens with the newest album again. */
  set_landing_photo: endpoint({
    access: 'admin',
    roles: editors,
    input: z.object({ id: Id, on: z.boolean() }),
    output: Done,
    errors: ['media-not-found', 'album-not-open'],
  }),
  get_all_videos: encodedList('videos'),
  get_all_audios: encodedList('audio'),
  /** Not cached: a grant or an admin session shows the photos of locked albums, which no other caller gets. */
  photos_all: endpoint({
    access: 'public',
    roles: editors,
    effect: 'read',
    areas: ['albums'],
    input: EncodedListInput,
    output: EncodedPhotos,
    errors: ['album-not-found', 'album-locked', 'room-not-found'],
  }),
  /** The films and sounds of an album, for those who may see its photos. */
  album_recordings: endpoint({
    access: 'public',
    roles: editors,
    effect: 'read',
    areas: ['albums'],
    input: AlbumRecordingsInput,
    output: AlbumRecordings,
    errors: ['album-not-found', 'album-locked'],
  }),
  /** What a client room shows, for its grant; the photos of its albums are asked for album by album. */
  room_media: endpoint({
    access: 'public',
    effect: 'read',
    areas: ['albums', 'videos', 'audio'],
    input: z.object({ grant: Token }),
    output: RoomMedia,
    errors: ['room-not-found'],
  }),
  image_file: download('albums', editors, ['downloads-off']),
  video_file: download('videos', editors, ['downloads-off']),
  audio_file: download('audio', editors, ['downloads-off']),
  /** Asks whether files of so many bytes may be put into a zip, which happens in the browser. */
  start_zip: endpoint({
    access: 'public',
    effect: 'download',
    areas: ['albums', 'videos', 'audio'],
    handlerLimits: ['views-address'],
    input: z.object({ bytes: Count.max(maxZipBytes) }),
    output: Done,
  }),
  /** Counts wrong codes only: a renewal by the remembered token is no guess, and a right code costs no try. */
  unlock_album: endpoint({
    access: 'public',
    effect: 'read',
    areas: ['albums'],
    handlerLimits: ['album-code', 'album-code-address', 'album-codes'],
    input: Unlock,
    output: Unlocked,
    errors: ['album-not-found', 'album-code-wrong'],
  }),
  saved: endpoint({
    access: 'member',
    effect: 'read',
    areas: ['albums', 'videos', 'audio'],
    input: z.object({ uid: OwnUid }),
    own: { uid: 'uid' },
    output: EncodedSaved,
  }),
  /**
   * Replaces the list, if `revision` is the one in force; a stale or missing one is merged. Answers the list now in force
   * (DESIGN §5).
   */
  update_saved: endpoint({
    access: 'member',
    effect: 'write',
    areas: ['albums', 'videos', 'audio'],
    input: z.object({ uid: OwnUid, saved: jsonText(SavedList, savedMax), revision: Count.optional() }),
    own: { uid: 'uid' },
    output: EncodedSaved,
  }),
  add_album: endpoint({
    access: 'admin',
    roles: editors,
    input: NewAlbum,
    output: oneOf(Album),
    errors: ['upload-not-valid', 'id-taken'],
    timeout: 'long',
  }),
  add_photos: endpoint({
    access: 'admin',
    roles: editors,
    input: NewPhotos,
    output: registered(Photo),
    errors: ['album-not-found'],
    timeout: 'long',
  }),
  add_videos: endpoint({
    access: 'admin',
    roles: editors,
    input: NewVideos,
    output: registered(Video),
    errors: ['album-not-found'],
    timeout: 'long',
  }),
  add_audios: endpoint({
    access: 'admin',
    roles: editors,
    input: NewAudios,
    output: registered(Audio),
    errors: ['album-not-found'],
    timeout: 'long',
  }),
  /** Puts up to 100 photos of an album that is arranged by hand in front of another, or at its end. */
  place_photos: endpoint({
    access: 'admin',
    roles: editors,
    input: PlacePhotos,
    output: Done,
    errors: ['album-not-found', 'media-not-found', 'album-not-by-hand'],
  }),
  /** Adds a section to an album that is arranged by hand, or gives one another heading or place. */
  put_section: endpoint({
    access: 'admin',
    roles: editors,
    input: PutSection,
    output: Done,
    errors: ['album-not-found', 'media-not-found', 'album-not-by-hand', 'too-many-sections'],
  }),
  /** Removes a section; its photos are in the one before it then. Idempotent. */
  delete_section: endpoint({
    access: 'admin',
    roles: editors,
    input: z.object({ fid: Id, id: Id }),
    output: Done,
    errors: ['album-not-found'],
  }),
  /** The cues of a video's captions or chapters in one language. */
  get_track: endpoint({
    access: 'public',
    roles: editors,
    effect: 'read',
    areas: ['videos'],
    input: NamedTrack.extend({ grant: Token.optional() }),
    output: z.object({ cues: Cues }),
    errors: ['media-not-found'],
  }),
  /** Replaces a video's captions or chapters in one language, or adds them. */
  put_track: endpoint({
    access: 'admin',
    roles: editors,
    input: PutTrack,
    output: Done,
    errors: ['media-not-found', 'too-many-tracks'],
  }),
  /** Removes a video's captions or chapters in one language. Idempotent. */
  delete_track: endpoint({
    access: 'admin',
    roles: editors,
    input: NamedTrack,
    output: Done,
    errors: ['media-not-found'],
  }),
  delete_album: deletion('album-not-found'),
  delete_photo: deletion('media-not-found'),
  delete_video: deletion('media-not-found'),
  delete_audio: deletion('media-not-found'),
  /** A photo as it was uploaded, before it was cleaned (SECURITY "Files"). */
  get_original: endpoint({
    access: 'admin',
    roles: editors,
    input: ById,
    output: oneOf(MediaFile),
    errors: ['media-not-found'],
  }),
  /** Makes the renditions of a photo again after the retries ended, or when it could not be read. */
  retry_photo: endpoint({
    access: 'admin',
    roles: editors,
    input: ById,
    output: Done,
    errors: ['media-not-found'],
  }),
} as const
