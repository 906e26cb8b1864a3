import type { Cue, Track } from '@dlm/contract/media/tracks.schema'
import * as z from 'zod'

/** `videos/{vid}/tracks/{kind}-{language}`: apart from their video, which lists read. */
export const TrackDoc = z.object({
  /** The cues as JSON: one text, of which the database makes no index. */
  cues: z.string(),
})
export type TrackDoc = z.infer<typeof TrackDoc>

/** Id of the document of a track. */
export const trackId = ({ kind, language }: Track): string => `${kind}-${language}`

/** The cues of a document, which were checked before they were stored. */
export const storedCues = ({ cues }: TrackDoc): Cue[] => JSON.parse(cues)
