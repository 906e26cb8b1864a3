import { brand } from '@dlm/contract/brand'
import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Audio } from '@dlm/contract/media/media.schema'

/** How one audio stands; `time` and `duration` in seconds, the latter undefined until it is known. */
export interface AudioState {
  status: 'stopped' | 'loading' | 'playing' | 'paused' | 'failed'
  time: number
  duration: number | undefined
}

const stopped: AudioState = { status: 'stopped', time: 0, duration: undefined }

/** Plays one audio at a time, whatever list it was chosen from, and tells how each one stands. */
export interface AudioPlayer {
  stateOf(aid: string): AudioState
  subscribe(listener: () => void): () => void
  /** Plays, pauses, or goes on. */
  toggle(audio: Audio): void
  /** Plays from a moment, in seconds. */
  seek(audio: Audio, time: number): void
  /** Silences it for good. */
  stop(): void
}

/** @param element what sounds; it needs no place in the page */
export function createAudioPlayer(element: HTMLAudioElement): AudioPlayer {
  let current: Audio | null = null
  let state = stopped
  const listeners = new Set<() => void>()

  const change = (next: Partial<AudioState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const follow = () => {
    const { currentTime: time, duration } = element
    change({ time, ...(Number.isFinite(duration) && { duration }) })
  }
  const fail = () => current && change({ status: 'failed' })
  const play = () => {
    change({ status: 'loading' })
    // Refused, or taken back by a pause that came at once: the events tell.
    element.play().catch(() => element.error && fail())
    tellDevice()
  }
  const choose = (audio: Audio) => {
    if (current?.aid === audio.aid && state.status !== 'failed') return
    current = audio
    state = { ...stopped, duration: audio.duration }
    element.src = audio.file
  }
  const tellDevice = () => {
    if (!current || !('mediaSession' in navigator)) return
    const { mediaSession } = navigator
    mediaSession.metadata = new MediaMetadata({ title: mediaTitle(current.name), artist: brand.product })
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
  element.addEventListener('pause', () => state.status !== 'failed' && change({ status: 'paused' }))
  element.addEventListener('error', fail)

  return {
    stateOf: (aid) => (current?.aid === aid ? state : stopped),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    toggle(audio) {
      const isSounding =
        current?.aid === audio.aid && (state.status === 'playing' || state.status === 'loading')
      if (isSounding) return element.pause()
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
      current = null
      element.pause()
      element.removeAttribute('src')
      element.load()
      if ('mediaSession' in navigator) navigator.mediaSession.metadata = null
    },
  }
}
