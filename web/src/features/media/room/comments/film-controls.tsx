import { playerTexts } from '@dlm/contract/media/player.texts'
import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import Maximize from 'lucide-react/icons/maximize'
import StepBack from 'lucide-react/icons/step-back'
import StepForward from 'lucide-react/icons/step-forward'
import Volume from 'lucide-react/icons/volume-2'
import Muted from 'lucide-react/icons/volume-x'
import type { ReactNode } from 'react'
import { formatTime } from '../../../../lib/format/format-time.ts'
import { PlayIcon } from '../../../../shell/player/play-icon.tsx'
import { SeekBar } from '../../../../shell/player/seek-bar.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { FilmPlayer } from './use-film-player.ts'

interface Props {
  title: string
  player: FilmPlayer
  /** Seconds. */
  duration: number | undefined
  onFullScreen(): void
  /** Below the timeline. */
  children: ReactNode
}

/** The controls of a film that is commented on: its timeline, and moving by single frames. */
export function FilmControls({ title, player, duration, onFullScreen, children }: Props) {
  const { time, frame, isPlaying, isMuted } = player
  return (
    <div className="film-controls">
      <div className="flex items-center">
        <IconButton label={commentTexts.frameBack} aria-keyshortcuts="," onClick={() => player.step(-1)}>
          <StepBack aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton
          data-first-focus
          label={isPlaying ? playerTexts.pauseTitle(title) : playerTexts.playTitle(title)}
          aria-keyshortcuts="Space"
          onClick={player.toggle}
        >
          <PlayIcon status={isPlaying ? 'playing' : 'paused'} />
        </IconButton>
        <IconButton label={commentTexts.frameOn} aria-keyshortcuts="." onClick={() => player.step(1)}>
          <StepForward aria-hidden="true" className="size-5" />
        </IconButton>
        <p className="px-1 text-sm whitespace-nowrap tabular-nums" title={commentTexts.filmKeys}>
          {commentTexts.moment(formatTime(time), frame)}
        </p>
      </div>
      <div className="film-seek">
        <SeekBar title={title} peaks={undefined} time={time} duration={duration} onSeek={player.seek} />
        {children}
      </div>
      <div className="flex items-center">
        <IconButton label={commentTexts.mute} aria-pressed={isMuted} onClick={player.toggleSound}>
          {isMuted ? (
            <Muted aria-hidden="true" className="size-5" />
          ) : (
            <Volume aria-hidden="true" className="size-5" />
          )}
        </IconButton>
        {document.fullscreenEnabled && (
          <IconButton label={commentTexts.fullScreen} onClick={onFullScreen}>
            <Maximize aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
    </div>
  )
}
