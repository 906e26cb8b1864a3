import { AlbumDownloads } from '@dlm/contract/media/media.schema'
import * as z from 'zod'
import { StoredPicture } from '../platform/storage.ts'

/** A picture wherever its files are: public, or the still of a film of a locked album. */
export const Poster = StoredPicture.extend({
  folder: z
    .string()
    .regex(
      /^(?:public\/[A-Za-z0-9/_-]+|locked\/[A-Za-z0-9_-]+\/[A-Za-z0-9_-]+\.video(?:\/[A-Za-z0-9_-]{11})?)$/,
    ),
})

/** Object path of a recording: public, or in a locked album. */
export const recordingPath = (folder: 'videos' | 'audios', kind: 'video' | 'audio') =>
  z.string().regex(new RegExp(`^(?:public/${folder}/|locked/[A-Za-z0-9_-]+/[A-Za-z0-9_-]+\\.${kind}/)`))

/** What the document of a recording says of its album. All of it is missing in those of before albums had recordings. */
export const recordingPlace = {
  /** The album it belongs to; empty for none. */
  fid: z.string().default(''),
  /**
   * As photos have it (`photoLock`), and stricter while its files move: true from the write that puts it into a locked album, and until
   * its files are public. Only a recording with `false` is in a public list.
   */
  locked: z.literal([false, null, true]).default(false),
  /** Copied from the album (`accessOf`). */
  downloads: AlbumDownloads.default('originals'),
  /** Folder that its files are being copied to (move-recording-files.ts). */
  movingTo: z.string().optional(),
  /** Its files may not be where its album requires them, or not only there: the sweep continues. */
  moving: z.literal(true).optional(),
  /** Albums that it was in, of which folders may still have files of it. */
  formerly: z.array(z.string()).optional(),
}
