import { uploads } from '@dlm/contract/constants'
import { storedTexts } from '@dlm/contract/kinds/texts'
import { recordingFields } from '@dlm/contract/media/media.schema'
import * as z from 'zod'
import { recordingPath, recordingPlace } from './recording.doc.ts'

/** `audios/{aid}`, read by the audio list and the downloads. */
export const AudioDoc = z.object({
  /** File name as uploaded: what a download is saved as. */
  name: z.string(),
  type: z.enum(uploads.audio.types),
  /** Bytes. */
  size: z.number().int().positive(),
  /** Object path. */
  original: recordingPath('audios', 'audio'),
  ...recordingPlace,
  /** Seconds; null when unknown. */
  duration: z.number().positive().nullable(),
  /** Loudness of equal stretches of the piece, 0 to 100, to draw the waveform; null when it was not measured. */
  peaks: z.array(z.number().int().min(0).max(100)).min(1).max(200).nullable(),
  ...storedTexts(recordingFields),
  /** SHA-256 of size, first and last mebibyte, by which the same file is found before it is uploaded again. */
  fingerprint: z.string().optional(),
  /** Milliseconds; lists are sorted by it, newest first. */
  createdAt: z.number(),
})
export type AudioDoc = z.infer<typeof AudioDoc>

/** The texts that are searched. */
export function searchableAudio({ name, tags }: Pick<AudioDoc, 'name' | 'tags'>): string[] {
  return [name, tags]
}
