import { uploads } from '@dlm/contract/constants'
import { storedTexts } from '@dlm/contract/kinds/texts'
import { recordingFields, type Video } from '@dlm/contract/media/media.schema'
import { Tracks } from '@dlm/contract/media/tracks.schema'
import * as z from 'zod'
import type { FileAddresses } from '../platform/storage.ts'
import { Poster, recordingPath, recordingPlace } from './recording.doc.ts'

/** `videos/{vid}`, read by the video list and the downloads. */
export const VideoDoc = z.object({
  /** File name as uploaded: what a download is saved as. */
  name: z.string(),
  type: z.enum(uploads.video.types),
  /** Bytes. */
  size: z.number().int().positive(),
  /** Object path. */
  original: recordingPath('videos', 'video'),
  ...recordingPlace,
  /** A still with the video's proportions; null when none was made. */
  poster: Poster.nullable(),
  /** Smaller versions, the smallest first; those that are stored before there were any have none. */
  renditions: z
    .array(
      z.object({
        /** Object path. */
        path: recordingPath('videos', 'video'),
        /** Pixels of the shorter side. */
        height: z.number().int().positive(),
        /** Bytes. */
        size: z.number().int().positive(),
      }),
    )
    .default([]),
  /** Its captions and chapters, whose cues are documents of their own; none in those that are stored before there were any. */
  tracks: Tracks.default([]),
  /** Seconds; null when unknown. */
  duration: z.number().positive().nullable(),
  /** Frames in a second; not there where the upload did not have it. */
  frameRate: z.number().positive().optional(),
  ...storedTexts(recordingFields),
  /** SHA-256 of size, first and last mebibyte, by which the same file is found before it is uploaded again. */
  fingerprint: z.string().optional(),
  /** Milliseconds; lists are sorted by it, newest first. */
  createdAt: z.number(),
})
export type VideoDoc = z.infer<typeof VideoDoc>

/** The texts that are searched. */
export function searchableVideo({ name, tags }: Pick<VideoDoc, 'name' | 'tags'>): string[] {
  return [name, tags]
}

/** The smaller versions of a video as answers carry them; nothing where it has none. */
export function renditionsOf(
  files: FileAddresses,
  stored: VideoDoc['renditions'],
): Pick<Video, 'renditions'> {
  if (stored.length === 0) return {}
  return { renditions: stored.map(({ path, height, size }) => ({ file: files.url(path), height, size })) }
}
