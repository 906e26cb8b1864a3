import { brand } from '@dlm/contract/brand/brand'
import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Audio } from '@dlm/contract/media/media.schema'
import { createStore, type Store } from '../../../lib/store.ts'

/** How one audio stands; `time` and `duration` in seconds, the latter undefined until it is known. */
export interface AudioState {
  status: 'stopped' | 'loading' | 'playing' | 'paused' | 'failed'
  time: number
  duration: number | undefined
}

export const stopped: AudioState = { status: 'stopped', time: 0, duration: undefined }

/** The audio that was chosen last, and how it stands; all others are stopped. */
interface Chosen {
  audio: Audio | null
  state: AudioState
}

/** Plays one audio at a time, whatever list it was chosen from. */
export interface AudioPlayer {
  chosen: Store<Chosen>
  /** Plays, pauses, or goes on. */
  toggle(audio: Audio): void
  /** Plays from a moment, in seconds. */
  seek(audio: Audio, time: number): void
  /** Silences it for good. */
  stop(): void
}

/** @param element what sounds; it needs no place in the page */
export function createAudioPlayer(element: HTMLAudioElement): AudioPlayer {
  const chosen = createStore<Chosen>({ audio: null, state: stopped })

  const change = (next: Partial<AudioState>) => {
    const { audio, state } = chosen.get()
    chosen.set({ audio, state: { ...state, ...next } })
  }
  const isIn = (...statuses: AudioState['status'][]) => statuses.includes(chosen.get().state.status)
  const follow = () => {
    const { currentTime: time, duration } = element
    change({ time, ...(Number.isFinite(duration) && { duration }) })
  }
  const fail = () => chosen.get().audio && change({ status: 'failed' })
  const play = () => {
    change({ status: 'loading' })
    // Refused, or taken back by a pause that came at once: the events tell.
    element.play().catch(() => element.error && fail())
    tellDevice()
  }
  const choose = (audio: Audio) => {
    if (chosen.get().audio?.aid === audio.aid && !isIn('failed')) return
    chosen.set({ audio, state: { ...stopped, duration: audio.duration } })
    element.src = audio.file
  }
  const tellDevice = () => {
    const { audio } = chosen.get()
    if (!audio || !('mediaSession' in navigator)) return
    const { mediaSession } = navigator
    mediaSession.metadata = new MediaMetadata({ title: mediaTitle(audio.name), artist: brand.product })
    mediaSession.setActionHandler('play', play)
    mediaSession.setActionHandler('pause', () => element.pause())
    mediaSession.setActionHandler('seekto', ({ seekTime }) => {
      if (seekTime !== undefined) element.currentTime = seekTime
    })
  }

  element.preload = 'metadata'
  element.addEventListener('timeupdate', follow)
  element.addEventListener('durationchange', follow)
  element.addEventListener('playing', () => change({ status: 'playing' }))
  element.addEventListener('waiting', () => change({ status: 'loading' }))
  element.addEventListener('pause', () => !isIn('failed') && change({ status: 'paused' }))
  element.addEventListener('error', fail)

  return {
    chosen,
    toggle(audio) {
      if (chosen.get().audio?.aid === audio.aid && isIn('playing', 'loading')) return element.pause()
      choose(audio)
      play()
    },
    seek(audio, time) {
      choose(audio)
      element.currentTime = time
      change({ time })
      play()
    },
    stop() {
      chosen.set({ audio: null, state: stopped })
      element.pause()
      element.removeAttribute('src')
      element.load()
      if ('mediaSession' in navigator) navigator.mediaSession.metadata = null
    },
  }
}
