import { vi } from 'vitest'

class FakeVttCue {
  readonly startTime: number
  readonly endTime: number
  readonly text: string

  constructor(startTime: number, endTime: number, text: string) {
    this.startTime = startTime
    this.endTime = endTime
    this.text = text
  }
}

interface FakeTrack {
  kind: string
  label: string
  language: string
  mode: TextTrackMode
  cues: FakeVttCue[]
}

/** Text tracks of players, which the simulated browser has none of; answers those that are added, in their order. */
export function stubTextTracks(): FakeTrack[] {
  const added: FakeTrack[] = []
  vi.stubGlobal('VTTCue', FakeVttCue)
  Object.assign(HTMLMediaElement.prototype, {
    addTextTrack(kind: string, label: string, language: string) {
      const track = {
        ...{ kind, label, language, mode: 'hidden' as const, cues: [] as FakeVttCue[] },
        addCue: (cue: FakeVttCue) => void track.cues.push(cue),
        removeCue(cue: FakeVttCue) {
          track.cues.splice(track.cues.indexOf(cue), 1)
        },
      }
      added.push(track)
      return track
    },
  })
  return added
}
