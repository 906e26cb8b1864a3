import * as z from 'zod'
import { Id, paragraphs } from '../common.schema.ts'
import { quotas } from '../limits.ts'
import { type TrackLanguage, trackLanguages } from './track-languages.ts'
import { trackTexts } from './tracks.texts.ts'

/** What a track of a film is: what is said in it, or its parts by name. */
export const TrackKind = z.enum(['captions', 'chapters'])
export type TrackKind = z.infer<typeof TrackKind>

/** Captions or chapters of a film in one language: a film has one track of each kind and language. */
export const Track = z.object({
  kind: TrackKind,
  language: z.enum(Object.keys(trackLanguages) as TrackLanguage[]),
})
export type Track = z.infer<typeof Track>

/** Captions and chapters of a film, without what they say. */
export const Tracks = z.array(Track).max(quotas.tracks)

/** Characters of a cue. */
export const cueMax = 500
/** Seconds: a hundred hours. */
const latest = 360_000
/** Characters of all cues: with three bytes each they fit into a request, and into one document of the database. */
const charactersOfAll = 250_000

const CueTime = z.number().min(0).max(latest)

/** What is shown from one second of a film to another. */
export const Cue = z
  .object({ from: CueTime, to: CueTime, text: paragraphs(cueMax, trackTexts.noText) })
  .refine(({ from, to }) => to > from, { path: ['to'], error: trackTexts.endsTooEarly })
export type Cue = z.infer<typeof Cue>

/** The cues of a track by their beginnings; they may overlap. */
export const Cues = z
  .array(Cue)
  .min(1, trackTexts.noCues)
  .max(quotas.cues, trackTexts.tooMany)
  .overwrite((cues) => cues.toSorted((one, other) => one.from - other.from || one.to - other.to))
  .refine(
    (cues) => cues.reduce((sum, { text }) => sum + text.length, 0) <= charactersOfAll,
    trackTexts.tooLong,
  )

/** Which track of which film. */
export const NamedTrack = Track.extend({ id: Id })

/** The track of this kind and language, whole. */
export const PutTrack = NamedTrack.extend({ cues: Cues })
