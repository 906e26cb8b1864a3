import { brand } from '@dlm/contract/brand/brand'
import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Audio } from '@dlm/contract/media/media.schema'

/** Seconds that a device's buttons seek by, where it does not say. */
const step = 10

/** The actions that a device offers, by its media keys, its lock screen, or a headset. */
const actions = ['play', 'pause', 'stop', 'seekto', 'seekbackward', 'seekforward'] as const

/** Registers what plays with the device, and handles the device's media controls. */
export function registerMediaSession(
  audio: Audio,
  element: HTMLAudioElement,
  { play, stop }: { play(): void; stop(): void },
): void {
  if (!('mediaSession' in navigator)) return
  const { mediaSession } = navigator
  mediaSession.metadata = new MediaMetadata({
    title: mediaTitle(audio.name),
    artist: brand.product,
    artwork: [{ src: `${brand.logo}/icon-512.png`, sizes: '512x512', type: 'image/png' }],
  })
  const moveBy = (seconds: number) => {
    element.currentTime = Math.max(0, element.currentTime + seconds)
  }
  const handlers: Record<(typeof actions)[number], MediaSessionActionHandler> = {
    play,
    pause: () => element.pause(),
    stop,
    seekto: ({ seekTime }) => moveBy((seekTime ?? element.currentTime) - element.currentTime),
    seekbackward: ({ seekOffset }) => moveBy(-(seekOffset ?? step)),
    seekforward: ({ seekOffset }) => moveBy(seekOffset ?? step),
  }
  for (const action of actions) mediaSession.setActionHandler(action, handlers[action])
}

/** Nothing plays any more. */
export function clearMediaSession(): void {
  if (!('mediaSession' in navigator)) return
  navigator.mediaSession.metadata = null
  for (const action of actions) navigator.mediaSession.setActionHandler(action, null)
}
