import * as z from 'zod'
import { FileName, Id, jsonText, line, paragraphs, stagedPath } from '../common.schema.ts'
import { filesAtOnce, lengths, uploads, videoRenditions } from '../constants.ts'
import { plainLine } from '../format/plain-line.ts'
import { rules } from '../rules.ts'
import {
  AlbumDownloads,
  AlbumLayout,
  AlbumOrder,
  albumFields,
  FramesPerSecond,
  Peaks,
  Seconds,
  WatermarkPlace,
  WatermarkStrength,
} from './media.schema.ts'

/** An album's code without the white space around it, which people do not see and do not hand on. Empty for none. */
const AlbumCode = z
  .string()
  .refine((code) => code === '' || plainLine(code) !== '', rules.albumCodeBlank.message)
  .overwrite(plainLine)
  .max(lengths.albumCode, rules.albumCode.message)

/**
 * The form Add Albums; without `alpass` the album is open. `fid` is the generated folder id. `showsCamera` says whether
 * visitors see what its photos were taken with, `unlisted` whether no list shows it and its photos, `downloads` what they can download,
 * `watermark` and `strength` the logo on the photos while they can download nothing.
 */
export const NewAlbum = z.object({
  alname: line(100, rules.albumName.message).meta({ title: 'Album name' }),
  fp: stagedPath(rules.cover.message),
  fid: Id.meta({ title: 'Folder id' }),
  alpass: AlbumCode.default('').meta({ title: 'Password' }),
  ...albumFields,
  text: paragraphs(5_000).default('').meta({ title: 'Text', input: 'markdown' }),
  layout: AlbumLayout.default('rows').meta({
    title: 'Layout',
    choices: { rows: 'Rows', columns: 'Columns', story: 'Story: large, with captions' },
  }),
  order: AlbumOrder.default('newest').meta({
    title: 'Order of photos',
    choices: {
      newest: 'Newest first',
      oldest: 'Oldest first',
      taken: 'By date taken',
      name: 'By name',
      hand: 'Arranged by hand',
    },
  }),
  showsCamera: z.boolean().default(false).meta({ title: 'Show camera, lens and exposure' }),
  unlisted: z.boolean().default(false).meta({ title: 'Hide from lists' }),
  downloads: AlbumDownloads.default('originals').meta({
    title: 'Downloads',
    choices: { originals: 'Originals', web: 'Web size, up to 2560 px', off: 'None' },
  }),
  watermark: WatermarkPlace.default('none').meta({
    title: 'Watermark',
    choices: {
      none: 'None',
      corner: 'Logo in the corner',
      middle: 'Logo in the middle',
      repeated: 'Logo repeated',
    },
  }),
  strength: WatermarkStrength.default('medium').meta({
    title: 'Strength of the watermark',
    choices: { light: 'Light', medium: 'Medium', strong: 'Strong' },
  }),
})
export type NewAlbum = z.infer<typeof NewAlbum>

/** Characters of a list of 100 ids. */
const placedMax = 8_000

/** Characters of a list of 200 files with the longest names, paths and waveforms. */
const filesMax = 400_000

/** What the browser says of every kind of file; the server checks the object's real type and size (DESIGN §6). */
const described = {
  name: FileName,
  size: z.number().int().positive(),
  file: stagedPath(),
}

function fileList<T extends z.ZodType>(file: T) {
  return jsonText(z.array(file).min(1).max(filesAtOnce), filesMax)
}

/** Photos that are uploaded to Storage, to be registered in the album `fid`. */
export const NewPhotos = z.object({
  fid: Id,
  files: fileList(z.object({ ...described, pid: Id, type: z.enum(uploads.image.types) })),
})

/** Photos that one request places. */
export const placedAtOnce = 100

/** Photos of the album `fid` that go in this order in front of the photo or the section `before`, or to the end without one. */
export const PlacePhotos = z
  .object({
    fid: Id,
    pids: jsonText(z.array(Id).min(1).max(placedAtOnce), placedMax),
    before: Id.optional(),
  })
  .refine(({ pids }) => new Set(pids).size === pids.length, { path: ['pids'], error: 'names an id twice' })
  .refine(({ pids, before }) => before === undefined || !pids.includes(before), {
    path: ['before'],
    error: 'is one of the photos that are placed',
  })

/** The form of a section of an album. */
export const SectionFields = z.object({ title: line(80, 'Enter a heading.').meta({ title: 'Heading' }) })

/** A new section of an album, or one with another heading or place: in front of the photo or the section `before`, or at the end. */
export const PutSection = SectionFields.extend({ fid: Id, id: Id, before: Id.optional() }).refine(
  ({ id, before }) => id !== before,
  { path: ['before'], error: 'is the section itself' },
)

/** Videos that are uploaded to Storage, into the album `fid` or into none; the admin's browser adds a still and smaller versions, staged like a file, the length and the rate of its frames. */
export const NewVideos = z.object({
  fid: Id.optional(),
  files: fileList(
    z.object({
      ...described,
      vid: Id,
      type: z.enum(uploads.video.types),
      poster: stagedPath().optional(),
      renditions: z.array(stagedPath()).max(videoRenditions.most).optional(),
      duration: Seconds.optional(),
      frameRate: FramesPerSecond.optional(),
    }),
  ),
})

/** Audios that are uploaded to Storage, into the album `fid` or into none; the admin's browser adds the length and the waveform. */
export const NewAudios = z.object({
  fid: Id.optional(),
  files: fileList(
    z.object({
      ...described,
      aid: Id,
      type: z.enum(uploads.audio.types),
      duration: Seconds.optional(),
      peaks: Peaks.optional(),
    }),
  ),
})

/** Answer of a registration: what is in the list now, and the sentence for each file that was not what it said. */
export function registered<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item).max(filesAtOnce),
    /** By their places in the staging area: two may have one name. */
    refused: z.array(z.object({ name: z.string(), file: z.string(), msg: z.string() })).max(filesAtOnce),
  })
}
