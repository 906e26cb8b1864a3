import type { uploads } from '@dlm/contract/constants'
import type { ByteSource } from './byte-source.ts'
import { redactedRangesOfFlac } from './flac.ts'
import { lengthOfMp3, redactedRangesOfMp3 } from './mp3.ts'
import type { Insertion } from './mp3-length.ts'
import { redactedRangesOfMp4 } from './mp4.ts'
import { redactedRangesOfOgg } from './ogg.ts'
import type { RedactedRange } from './redacted-ranges.ts'
import { redactedRangesOfWav } from './wav.ts'
import { redactedRangesOfWebm } from './webm.ts'

export type RecordingType = (typeof uploads)['audio' | 'video']['types'][number]

const formats: Record<RecordingType, (file: ByteSource) => Promise<RedactedRange[]>> = {
  'video/mp4': redactedRangesOfMp4,
  'video/webm': redactedRangesOfWebm,
  'audio/mpeg': redactedRangesOfMp3,
  'audio/mp4': redactedRangesOfMp4,
  'audio/ogg': redactedRangesOfOgg,
  'audio/wav': redactedRangesOfWav,
  'audio/flac': redactedRangesOfFlac,
}

/** Whether a media type is a video's or a sound's. */
export function isRecording(type: string): type is RecordingType {
  return Object.hasOwn(formats, type)
}

/**
 * What has to be overwritten in a video or a sound so that it reveals neither place, serial number nor owner; in the order of
 * the file, none over another. What is seen and heard, and the size of the file, are the same.
 * @throws UnreadableFile when its parts cannot be walked
 */
export async function redactedRangesOf(file: ByteSource, type: RecordingType): Promise<RedactedRange[]> {
  return formats[type](file)
}

/**
 * What a sound lacks that players need to know its length and to seek in it; null for every other recording. Nothing that is heard
 * changes.
 */
export async function insertionOf(file: ByteSource, type: RecordingType): Promise<Insertion | null> {
  return type === 'audio/mpeg' ? lengthOfMp3(file) : null
}
