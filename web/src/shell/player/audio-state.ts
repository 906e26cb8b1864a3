import type { Audio } from '@dlm/contract/media/media.schema'
import { createStore, useStore } from '../../lib/storage/store.ts'

/** The state of one audio; `time` and `duration` in seconds, the latter undefined until it is known. */
export interface AudioState {
  status: 'stopped' | 'loading' | 'playing' | 'paused' | 'failed'
  time: number
  duration: number | undefined
}

export const stopped: AudioState = { status: 'stopped', time: 0, duration: undefined }

/** The audio that was chosen last, and its state; all others are stopped. */
interface Chosen {
  audio: Audio | null
  state: AudioState
}

export const nothing: Chosen = { audio: null, state: stopped }
export const chosen = createStore<Chosen>(nothing)

/** The state of one audio; only those that change are rendered again. */
export function useAudioState(aid: string): AudioState {
  return useStore(chosen, ({ audio, state }) => (audio?.aid === aid ? state : stopped), stopped)
}

/** What plays, or did until it was paused. */
export function useChosenAudio(): Chosen {
  return useStore(chosen, (now) => now, nothing)
}
