import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Audio } from '@dlm/contract/media/media.schema'
import { useEffect, useRef, useState } from 'react'
import { PlayIcon } from '../audios/play-icon.tsx'
import { SeekBar } from '../audios/seek-bar.tsx'
import { useAudioPlayer, useAudioState } from '../audios/use-audio-player.ts'
import { playClass } from './play-class.ts'

/** Plays a recording from the moment it is there: it is fetched by the press that asked for it. */
export function SoundPlayer({ audio }: { audio: Audio }) {
  const player = useAudioPlayer()
  const { status, time, duration = audio.duration } = useAudioState(player, audio.aid)
  const title = mediaTitle(audio.name)
  const isSounding = status === 'playing' || status === 'loading'
  const [first] = useState(audio)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    player.toggle(first)
    // It takes the place of the button that fetched it.
    button.current?.focus({ preventScroll: true })
  }, [player, first])
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-4">
      <button
        type="button"
        aria-label={isSounding ? `Pause ${title}` : `Play ${title}`}
        onClick={() => player.toggle(audio)}
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
        onSeek={(moment) => player.seek(audio, moment)}
      />
      {status === 'failed' && (
        <p role="alert" className="col-span-full text-sm text-danger">
          This audio cannot be played here. Try again, or download it and play it on your device.
        </p>
      )}
    </div>
  )
}
