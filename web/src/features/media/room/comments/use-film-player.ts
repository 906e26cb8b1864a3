import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FrameRate, frameAt, momentOf } from '../../../../lib/frame-rate.ts'

/** Frames in a second by which a film moves whose rate is unknown. */
const assumed = 25

/** Where a film is and whether it plays, and what moves it. @param rate null where it is unknown */
export function useFilmPlayer(ref: RefObject<HTMLVideoElement | null>, rate: FrameRate | null) {
  /** Where it goes once it is where it goes now: a picture that is passed over at once may stay in view. */
  const next = useRef<number | null>(null)
  const [state, setState] = useState({ time: 0, isPlaying: false, isMuted: false, length: 0 })
  useEffect(() => {
    const player = ref.current
    if (!player) return
    const follow = () => {
      const { currentTime: time, paused, muted, duration } = player
      const length = Number.isFinite(duration) ? duration : 0
      setState({ time, isPlaying: !paused, isMuted: muted, length })
    }
    const seekNext = () => {
      const moment = next.current
      next.current = null
      if (moment !== null) player.currentTime = moment
    }
    player.addEventListener('seeked', seekNext)
    const events = [
      'timeupdate',
      'seeking',
      'seeked',
      'play',
      'pause',
      'volumechange',
      'durationchange',
    ] as const
    follow()
    for (const event of events) player.addEventListener(event, follow)
    return () => {
      player.removeEventListener('seeked', seekNext)
      for (const event of events) player.removeEventListener(event, follow)
    }
  }, [ref])

  const seek = (moment: number) => {
    const player = ref.current
    if (!player) return
    const end = Number.isFinite(player.duration) ? player.duration : moment
    const to = Math.min(end, Math.max(0, moment))
    if (player.seeking) next.current = to
    else player.currentTime = to
  }
  const now = () => next.current ?? ref.current?.currentTime ?? 0
  const pause = () => ref.current?.pause()
  /** The moment of the frame that is seen. */
  const moment = () => {
    const time = now()
    return rate ? momentOf(frameAt(time, rate), rate) : time
  }
  return {
    ...state,
    frame: rate ? frameAt(state.time, rate) : undefined,
    seek,
    pause,
    moment,
    moveBy: (seconds: number) => seek(now() + seconds),
    toggle() {
      const player = ref.current
      // Refused, or aborted by a pause right after.
      if (player?.paused) void player.play().catch(() => undefined)
      else pause()
    },
    toggleSound() {
      if (ref.current) ref.current.muted = !ref.current.muted
    },
    /** Moves by one frame, and pauses. */
    step(by: 1 | -1) {
      const time = now()
      pause()
      seek(rate ? momentOf(frameAt(time, rate) + by, rate) : time + by / assumed)
    },
  }
}

export type FilmPlayer = ReturnType<typeof useFilmPlayer>
