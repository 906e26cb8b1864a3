import { cueText } from '@dlm/contract/media/subtitles'
import { trackLanguages } from '@dlm/contract/media/track-languages'
import type { Cue, Track } from '@dlm/contract/media/tracks.schema'

/** The tracks that were added to each player: no browser removes one again. */
const added = new WeakMap<HTMLVideoElement, Map<string, TextTrack>>()

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
  for (const { from, to, text } of cues) track.addCue(new VTTCue(from, to, cueText(text)))
  return track
}
