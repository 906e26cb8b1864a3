import type { Audio } from '@dlm/contract/media/media.schema'
import { type AudioState, chosen, nothing, stopped } from './audio-state.ts'
import { clearMediaSession, registerMediaSession } from './media-session.ts'

/** The audio element of all screens: one, so that one audio plays at a time. It is not in the document. */
let element: HTMLAudioElement | undefined

function change(next: Partial<AudioState>): void {
  const { audio, state } = chosen.get()
  if (audio) chosen.set({ audio, state: { ...state, ...next } })
}

function isIn(...statuses: AudioState['status'][]): boolean {
  return statuses.includes(chosen.get().state.status)
}

function soundElement(): HTMLAudioElement {
  if (element) return element
  const sound = document.createElement('audio')
  const follow = () => {
    const { currentTime: time, duration } = sound
    // The duration that was measured at the upload is used: for some files browsers only estimate it, and change it later.
    const isMeasured = chosen.get().audio?.duration !== undefined
    change({ time, ...(!isMeasured && Number.isFinite(duration) && { duration }) })
  }
  sound.preload = 'metadata'
  sound.addEventListener('timeupdate', follow)
  sound.addEventListener('durationchange', follow)
  sound.addEventListener('playing', () => change({ status: 'playing' }))
  sound.addEventListener('waiting', () => change({ status: 'loading' }))
  sound.addEventListener('pause', () => !isIn('failed') && change({ status: 'paused' }))
  sound.addEventListener('error', () => change({ status: 'failed' }))
  // A film with sound pauses the audio; a muted one does not.
  const giveWay = ({ target }: Event) => {
    if (target instanceof HTMLVideoElement && !target.muted) sound.pause()
  }
  document.addEventListener('play', giveWay, true)
  element = sound
  return sound
}

function choose(audio: Audio): void {
  if (chosen.get().audio?.aid === audio.aid && !isIn('failed')) return
  chosen.set({ audio, state: { ...stopped, duration: audio.duration } })
  soundElement().src = audio.file
}

function play(audio: Audio): void {
  const sound = soundElement()
  change({ status: 'loading' })
  for (const video of document.querySelectorAll('video')) if (!video.muted) video.pause()
  // Refused, or aborted by a pause right after: the events say which.
  sound.play().catch(() => sound.error && change({ status: 'failed' }))
  registerMediaSession(audio, sound, { play: () => play(audio), stop: stopPlaying })
  // Without it the audio is controlled where it was started.
  void import('./mini-player.tsx')
    .then(({ showMiniPlayer }) => showMiniPlayer({ togglePlaying, playFrom, stopPlaying }))
    .catch(() => undefined)
}

/** Plays an audio, unless it plays already. */
export function startPlaying(audio: Audio): void {
  if (chosen.get().audio?.aid === audio.aid && isIn('playing', 'loading')) return
  choose(audio)
  play(audio)
}

/** Plays an audio, pauses it, or resumes it. */
export function togglePlaying(audio: Audio): void {
  if (chosen.get().audio?.aid === audio.aid && isIn('playing', 'loading')) soundElement().pause()
  else startPlaying(audio)
}

/** Plays an audio from a moment, in seconds. */
export function playFrom(audio: Audio, time: number): void {
  choose(audio)
  soundElement().currentTime = time
  change({ time })
  play(audio)
}

/** Stops what plays and unloads it. */
export function stopPlaying(): void {
  chosen.set(nothing)
  clearMediaSession()
  if (!element) return
  element.pause()
  element.removeAttribute('src')
  element.load()
}
