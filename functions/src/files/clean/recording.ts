import type { uploads } from '@dlm/contract/constants'
import type { Blank } from './blanks.ts'
import type { ByteSource } from './byte-source.ts'
import { blanksOfMp3, lengthOfMp3 } from './mp3.ts'
import type { Insertion } from './mp3-length.ts'
import { blanksOfMp4 } from './mp4.ts'
import { blanksOfOgg } from './ogg.ts'
import { blanksOfWav } from './wav.ts'
import { blanksOfWebm } from './webm.ts'

export type RecordingType = (typeof uploads)['audio' | 'video']['types'][number]

const formats: Record<RecordingType, (file: ByteSource) => Promise<Blank[]>> = {
  'video/mp4': blanksOfMp4,
  'video/webm': blanksOfWebm,
  'audio/mpeg': blanksOfMp3,
  'audio/mp4': blanksOfMp4,
  'audio/ogg': blanksOfOgg,
  'audio/wav': blanksOfWav,
}

/** Whether a media type is a video's or a sound's. */
export function isRecording(type: string): type is RecordingType {
  return Object.hasOwn(formats, type)
}

/**
 * What has to be overwritten in a video or a sound so that it tells neither place, serial number nor owner; in the order of
 * the file, none over another. What is seen and heard, and the size of the file, are the same.
 * @throws UnreadableFile when its parts cannot be walked
 */
export async function blanksOf(file: ByteSource, type: RecordingType): Promise<Blank[]> {
  return formats[type](file)
}

/**
 * What a sound lacks that players need to know its length and to seek in it; null for every other recording. Nothing that is heard
 * changes.
 */
export async function insertionOf(file: ByteSource, type: RecordingType): Promise<Insertion | null> {
  return type === 'audio/mpeg' ? lengthOfMp3(file) : null
}
