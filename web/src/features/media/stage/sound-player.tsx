import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Audio } from '@dlm/contract/media/media.schema'
import { landingTexts } from '@dlm/contract/site/landing.texts'
import { useEffect, useRef, useState } from 'react'
import { playFrom, startPlaying, togglePlaying } from '../../../shell/player/audio-player.ts'
import { useAudioState } from '../../../shell/player/audio-state.ts'
import { PlayIcon } from '../../../shell/player/play-icon.tsx'
import { SeekBar } from '../../../shell/player/seek-bar.tsx'
import { playClass } from './play-class.ts'

interface Props {
  audio: Audio
  /** The player was loaded by a press on play; otherwise it was loaded before. */
  isPressed: boolean
}

/** Plays a recording; starts at once if it was loaded by a press. */
export function SoundPlayer({ audio, isPressed }: Props) {
  const { status, time, duration = audio.duration } = useAudioState(audio.aid)
  const title = mediaTitle(audio.name)
  const isSounding = status === 'playing' || status === 'loading'
  const [first] = useState(audio)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isPressed) return
    startPlaying(first)
    // It replaces the focused button that loaded it.
    button.current?.focus({ preventScroll: true })
  }, [isPressed, first])
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-4">
      <button
        type="button"
        aria-label={isSounding ? landingTexts.pauseSound(title) : landingTexts.play(title)}
        onClick={() => togglePlaying(audio)}
        ref={button}
        className={playClass}
      >
        <PlayIcon status={status} />
      </button>
      <SeekBar
        title={title}
        peaks={audio.peaks}
        time={time}
        duration={duration}
        onSeek={(moment) => playFrom(audio, moment)}
      />
      {status === 'failed' && (
        <p role="alert" className="col-span-full text-sm text-danger">
          {landingTexts.notPlayable}
        </p>
      )}
    </div>
  )
}
