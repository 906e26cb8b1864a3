import { useEffect, useEffectEvent, useState } from 'react'
import { keepAwake } from '../../../lib/keep-awake.ts'

/** Milliseconds that a photo is shown. */
const perPhoto = 5_000

interface Slides {
  /** The current photo, with which the timer starts. */
  shown: string
  isLast: boolean
  /** Its picture is still loading. */
  isLoading(): boolean
  onNext(): void
  /** It plays from the start. */
  isPlayingAtFirst: boolean
}

export interface Slideshow {
  isPlaying: boolean
  toggle(): void
  pause(): void
}

/** Shows one photo after the other and prevents screen sleep. Ends with the last one, and when the page is hidden. */
export function useSlideshow({ shown, isLast, isLoading, onNext, isPlayingAtFirst }: Slides): Slideshow {
  const [isPlaying, setPlaying] = useState(isPlayingAtFirst)
  const pause = () => setPlaying(false)
  useEffect(() => (isPlaying ? keepAwake() : undefined), [isPlaying])

  const advance = useEffectEvent(() => {
    if (isLast) pause()
    // Waits for a picture that is still loading.
    else if (!isLoading()) onNext()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each photo has the same duration, however it was reached
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(advance, perPhoto)
    return () => clearInterval(timer)
  }, [isPlaying, shown])

  useEffect(() => {
    if (!isPlaying) return
    const pauseUnseen = () => document.hidden && setPlaying(false)
    document.addEventListener('visibilitychange', pauseUnseen)
    return () => document.removeEventListener('visibilitychange', pauseUnseen)
  }, [isPlaying])

  return { isPlaying, toggle: () => setPlaying(!isPlaying), pause }
}
