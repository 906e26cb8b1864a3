import * as z from 'zod'
import {
  Count,
  DayOrNone,
  Id,
  ListOrder,
  line,
  PageInput,
  Picture,
  Token,
  VideoRenditions,
} from '../common.schema.ts'
import { lengths } from '../constants.ts'
import { plainLine } from '../format/plain-line.ts'
import { storedTexts } from '../kinds/texts.ts'
import { quotas } from '../limits.ts'
import { rules } from '../rules.ts'
import { Written } from '../site/blocks.schema.ts'
import { Tags, tagFields } from '../tags/tags.schema.ts'
import { decodeWire, WireError } from './codec.ts'
import { photoLicences } from './photo-licences.ts'
import { Tracks } from './tracks.schema.ts'

export const licences = Object.keys(photoLicences) as (keyof typeof photoLicences)[]

/** Whose photo it is, where it is not the portal's own, and the licence it is shown under. */
export const PhotoCredit = z.object({ author: line(100), licence: z.enum(licences) })
export type PhotoCredit = z.infer<typeof PhotoCredit>

/**
 * What a photo was taken with, read from its file when it was uploaded; unknown fields are missing. `focal` is the focal
 * length in mm, `aperture` the number after f/, `exposure` the exposure time in seconds.
 */
export const PhotoCamera = z.object({
  model: line(60).optional(),
  lens: line(60).optional(),
  focal: z.number().min(0.1).max(10_000).optional(),
  aperture: z.number().min(0.1).max(1_000).optional(),
  exposure: z.number().min(1e-6).max(86_400).optional(),
  iso: z.number().int().min(1).max(10_000_000).optional(),
})
export type PhotoCamera = z.infer<typeof PhotoCamera>

/** What visitors may download of an album: its photos as they are shown at the most, as they were taken, or nothing. */
export const AlbumDownloads = z.enum(['originals', 'web', 'off'])
export type AlbumDownloads = z.infer<typeof AlbumDownloads>

/** Where the studio's logo is on the photos of an album that visitors may not download, and how well it is seen. */
export const WatermarkPlace = z.enum(['none', 'corner', 'middle', 'repeated'])
export type WatermarkPlace = z.infer<typeof WatermarkPlace>
export const WatermarkStrength = z.enum(['light', 'medium', 'strong'])
export type WatermarkStrength = z.infer<typeof WatermarkStrength>

/** In answers: missing where originals can be downloaded. */
const RestrictedDownloads = AlbumDownloads.exclude(['originals']).optional()

/**
 * A photo (SPEC §3). `fid` is its album's folder id, `file` its address, `type` its media type, `size` bytes. `picture`
 * has its renditions, at first one alone; it is missing until its file is uploaded, and permanently if that cannot be
 * decoded. `renditions` says why there are not all: they are being made, or never will be. `file` and `picture` of a photo in a locked album are addresses of the portal itself (`/locked/…`), good for as
 * long as the grant they were asked for with (SECURITY "Locked albums"). `alt` says what is seen on it, `caption` is what a
 * visitor reads below, `tags` are its tags; each is missing where it was not written. `camera` is in the answer for one album, where that album
 * shows it, and in no other; so is `section`, the id of the section of that album that it is in. Where `downloads` is there, no
 * answer has its original: `file`, `type` and `size` are then those of its widest rendition, and `file` is empty while it has none, or
 * where nothing can be downloaded.
 */
export const Photo = z.object({
  id: Id,
  pid: Id,
  fid: Id,
  file: z.string(),
  name: z.string(),
  type: z.string(),
  size: Count,
  picture: Picture.optional(),
  renditions: z.enum(['working', 'unreadable', 'failed']).optional(),
  credit: PhotoCredit.optional(),
  alt: z.string().optional(),
  caption: z.string().optional(),
  camera: PhotoCamera.optional(),
  section: Id.optional(),
  tags: z.string().optional(),
  downloads: RestrictedDownloads,
})
export type Photo = z.infer<typeof Photo>

/** The texts of an album besides its name: the day and the place of its photos. Each may be empty. */
export const albumFields = {
  date: DayOrNone.default('').meta({ title: 'Date', input: 'date', jsonLd: { property: 'dateCreated' } }),
  place: line(150)
    .default('')
    .meta({ title: 'Place', jsonLd: { property: 'contentLocation', type: 'Place' } }),
  tags: Tags,
}

/** How an album lays out its photos: in justified rows, in columns, or one below the other with their captions. */
export const AlbumLayout = z.enum(['rows', 'columns', 'story'])
export type AlbumLayout = z.infer<typeof AlbumLayout>

/** The order that visitors see the photos of an album in; `hand` is the one that admins arrange. */
export const AlbumOrder = z.enum(['newest', 'oldest', 'taken', 'name', 'hand'])
export type AlbumOrder = z.infer<typeof AlbumOrder>

/**
 * An album (SPEC §3). `fid` is its folder id, `fp` the cover's address, `cover` the same picture whole, `photos` their
 * number. `date` and `place` are those of its photos, empty where they were not written; `layout` is how they are shown, `order` how they are sorted. Its code
 * (`pass`) never leaves the server; `locked` says that there is one. `unlisted` is there where no list shows it: it is
 * asked for by its id, which its link has.
 */
export const Album = z.object({
  id: Id,
  fid: Id,
  name: z.string(),
  fp: z.string(),
  cover: Picture,
  locked: z.boolean(),
  photos: Count,
  ...storedTexts(albumFields),
  layout: AlbumLayout,
  order: AlbumOrder,
  unlisted: z.literal(true).optional(),
  /** It may have films or sounds: lists say so where it has no photo. */
  recordings: z.literal(true).optional(),
  downloads: RestrictedDownloads,
})
export type Album = z.infer<typeof Album>

/** A section of an album that is arranged by hand: a heading in front of photos. */
export const AlbumSection = z.object({ id: Id, title: z.string() })
export type AlbumSection = z.infer<typeof AlbumSection>

/**
 * What an album says besides its name, to those who may see its photos: its text, its sections in their order, its tags, and
 * `recordings` where it may have films or sounds, which `album_recordings` answers.
 */
export const AlbumAbout = z.object({
  text: z.string(),
  ...Written.partial().shape,
  sections: z.array(AlbumSection).max(quotas.sections),
  tags: z.string().optional(),
  recordings: z.literal(true).optional(),
})
export type AlbumAbout = z.infer<typeof AlbumAbout>

/** The texts of a recording besides its name. */
export const recordingFields = tagFields

/** Length of a recording in seconds. */
export const Seconds = z.number().positive()

/** Frames of a film in a second, as its file has them: 23.976, 25. */
export const FramesPerSecond = z.number().min(1).max(1000)

/** Loudness of equal stretches of a recording, 0 to 100: its waveform. */
export const Peaks = z.array(z.number().int().min(0).max(100)).min(1).max(200)

/** What says of a recording that it belongs to an album: the folder id of that, and `off` where it lets nothing be downloaded. */
const inAlbum = { fid: Id.optional(), downloads: AlbumDownloads.extract(['off']).optional() }

/**
 * A video (SPEC §3); `size` in bytes. `poster`, `duration` and `frameRate` are there when the upload had them, and so are `renditions`, the
 * smallest first; `tracks` names its captions and chapters, where it has any; `fid` is there where it belongs to an album. `file` is the
 * original. In a locked album, they and `poster` are addresses of the portal itself, as those of photos.
 */
export const Video = z.object({
  id: Id,
  vid: Id,
  name: z.string(),
  file: z.string(),
  type: z.string(),
  size: Count,
  poster: Picture.optional(),
  duration: Seconds.optional(),
  frameRate: FramesPerSecond.optional(),
  renditions: VideoRenditions.optional(),
  tracks: Tracks.optional(),
  ...storedTexts(recordingFields),
  ...inAlbum,
})
export type Video = z.infer<typeof Video>

/** An audio (SPEC §3); `size` in bytes. `duration` and `peaks` are there when the upload had them; `fid` and `downloads` as a video has them. */
export const Audio = z.object({
  id: Id,
  aid: Id,
  name: z.string(),
  file: z.string(),
  type: z.string(),
  size: Count,
  duration: Seconds.optional(),
  peaks: Peaks.optional(),
  ...storedTexts(recordingFields),
  ...inAlbum,
})
export type Audio = z.infer<typeof Audio>

/** A download: `file` is its address, `name` what it is saved as. */
export const MediaFile = z.object({ file: z.string(), name: z.string(), type: z.string(), size: Count })
export type MediaFile = z.infer<typeof MediaFile>

/** A saved list: ids of photos, videos and audios, at most 500 and each once. */
export const SavedList = z
  .array(Id)
  .max(quotas.saved)
  .refine((ids) => new Set(ids).size === ids.length, 'names an id twice')
export type SavedList = z.infer<typeof SavedList>

/**
 * What the encoded `payload` of a media list asks for. `ids` leaves the entries with these ids (the saved ones), in this
 * order and on one page, and passes over those that the list does not have. `fid` and `grant` matter to photos only: one
 * album, and the permission to see it if it is locked. Without `fid` the list has the photos of all open albums that lists
 * show. `unlisted` is for admins: the albums and recordings that no list shows are in it too. Each list has
 * some of the orders; photos have them within one album, whose own order replaces `newest`.
 */
export const MediaQuery = PageInput.extend({
  ids: z.array(Id).max(quotas.page).optional(),
  fid: Id.optional(),
  grant: Token.optional(),
  unlisted: z.boolean().optional(),
  order: ListOrder.extract(['newest', 'oldest', 'name', 'largest', 'longest']).default('newest'),
})
export type MediaQuery = z.infer<typeof MediaQuery>

/** Hex digits: room for 50 ids, a grant and a search. */
const payloadMax = 16_384

const EncodedQuery = z
  .string()
  .max(payloadMax)
  .transform((text, context): unknown => {
    try {
      return decodeWire(text, (value) => value)
    } catch (error) {
      if (!(error instanceof WireError)) throw error
      context.addIssue({ code: 'custom', message: error.message })
      return z.NEVER
    }
  })
  .pipe(MediaQuery)

/** Request of an encoded list: nothing (the admin pages), or the encoded query. Parsed, it is the query in either case. */
export const EncodedListInput = z.object({ payload: EncodedQuery.default(MediaQuery.parse({})) })

/** Answer of an encoded list: `data` is the list, encoded; `next` the cursor of the following page. */
export const EncodedList = z.object({ data: z.string(), next: z.string().optional() })

/** Answer of the encoded list of photos: the first page of an album has what it says, where it says anything. */
export const EncodedPhotos = EncodedList.extend({ about: AlbumAbout.optional() })

/** Asks for the films and sounds of an album; `grant` opens a locked one. */
export const AlbumRecordingsInput = z.object({ fid: Id, grant: Token.optional() })

/** The newest films and sounds of an album, so many of each at most. */
export const AlbumRecordings = z.object({
  videos: z.array(Video).max(quotas.albumRecordings),
  audios: z.array(Audio).max(quotas.albumRecordings),
})
export type AlbumRecordings = z.infer<typeof AlbumRecordings>

/** Answer of the saved list: `data` is the list of ids, encoded; `revision` grows with each change. */
export const EncodedSaved = z.object({ data: z.string(), revision: Count })

/** The code typed to unlock an album; white space around it is no part of it. */
export const UnlockCode = z
  .string({ error: rules.unlockCode.message })
  .overwrite(plainLine)
  .min(1, rules.unlockCode.message)
  .max(lengths.unlockCode, rules.unlockCode.message)

/** Unlocks by the code, or renews by the remembered `token` of an earlier unlocking. */
export const Unlock = z
  .object({ fid: Id, pass: UnlockCode.optional(), token: Token.optional() })
  .refine(({ pass, token }) => (pass === undefined) !== (token === undefined), {
    path: ['pass'],
    error: rules.unlockCode.message,
  })

/** `grant` opens the album until `endsAt` (ms); `token` is remembered and renews it for a year, until the code changes. */
export const Unlocked = z.object({ grant: Token, endsAt: z.number().int(), token: Token })
