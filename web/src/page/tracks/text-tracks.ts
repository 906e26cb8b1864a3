import { cueText } from '@dlm/contract/media/subtitles'
import { trackLanguages } from '@dlm/contract/media/track-languages'
import type { Cue, Track } from '@dlm/contract/media/tracks.schema'

/** The tracks that were added to each player: no browser removes one again. */
const added = new WeakMap<HTMLVideoElement, Map<string, TextTrack>>()

/** Chromium shows a cue at its end too, beside the one that begins there: it ends a millisecond earlier. */
const lastMoment = (from: number, to: number) => Math.max(from, to - 0.001)

/** Gives a player the cues of a track, in place of those that it had. The browser's own menu switches captions on and off. */
export function setCues(
  player: HTMLVideoElement,
  { kind, language }: Track,
  cues: readonly Cue[],
): TextTrack {
  const tracks = added.get(player) ?? new Map<string, TextTrack>()
  added.set(player, tracks)
  const name = `${kind}-${language}`
  const track = tracks.get(name) ?? player.addTextTrack(kind, trackLanguages[language], language)
  tracks.set(name, track)
  // A track that is switched off shows no cues, not even to a script.
  if (track.mode === 'disabled') track.mode = 'hidden'
  for (const cue of Array.from(track.cues ?? [])) track.removeCue(cue)
  for (const { from, to, text } of cues) track.addCue(new VTTCue(from, lastMoment(from, to), cueText(text)))
  return track
}
