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

class FakeTrackList extends EventTarget {
  readonly tracks: FakeTrack[] = [];

  [Symbol.iterator]() {
    return this.tracks.values()
  }
}

/** Text tracks of players, which the simulated browser has none of; answers those that are added, in their order. */
export function stubTextTracks(): FakeTrack[] {
  const added: FakeTrack[] = []
  vi.stubGlobal('VTTCue', FakeVttCue)
  const lists = new WeakMap<HTMLMediaElement, FakeTrackList>()
  const listOf = (player: HTMLMediaElement) => {
    const list = lists.get(player) ?? new FakeTrackList()
    lists.set(player, list)
    return list
  }
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return listOf(this)
    },
  })
  Object.assign(HTMLMediaElement.prototype, {
    addTextTrack(this: HTMLMediaElement, kind: string, label: string, language: string) {
      const track = {
        ...{ kind, label, language, mode: 'hidden' as const, cues: [] as FakeVttCue[] },
        addCue: (cue: FakeVttCue) => void track.cues.push(cue),
        removeCue(cue: FakeVttCue) {
          track.cues.splice(track.cues.indexOf(cue), 1)
        },
      }
      added.push(track)
      listOf(this).tracks.push(track)
      return track
    },
  })
  return added
}
