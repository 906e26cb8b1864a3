import { quotas } from '@dlm/contract/limits'
import { parseSubtitles, SubtitleError } from '@dlm/contract/media/subtitles'
import { type Cue, cueMax } from '@dlm/contract/media/tracks.schema'
import { trackTexts } from '@dlm/contract/media/tracks.texts'

/** Bytes: several times the longest subtitles that can be saved. */
const largest = 4 * 1024 * 1024

const limits = { cues: quotas.cues, text: cueMax }
const texts = {
  noCue: trackTexts.noCue,
  time: trackTexts.wrongTime,
  endsTooEarly: trackTexts.fileEndsTooEarly,
  tooLong: trackTexts.textTooLong,
  tooMany: trackTexts.tooMany,
}

/** A text in the encoding that its beginning names, or else in UTF-8, or as old programs wrote it where it is none. */
function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * The cues of a file in WebVTT or SubRip.
 * @throws SubtitleError
 */
export async function readSubtitles(file: File): Promise<Cue[]> {
  if (file.size > largest) throw new SubtitleError(trackTexts.fileTooLarge)
  return parseSubtitles(textOf(await file.arrayBuffer()), limits, texts)
}
