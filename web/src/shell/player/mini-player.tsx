import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Audio } from '@dlm/contract/media/media.schema'
import { playerTexts } from '@dlm/contract/media/player.texts'
import X from 'lucide-react/icons/x'
import { Link } from 'react-router'
import { formatTime } from '../../lib/format/format-time.ts'
import { recordingPath } from '../../lib/paths.ts'
import { persistentSlot } from '../../lib/persistent-slot.ts'
import { useTyping } from '../../lib/use-typing.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useScrolledDown } from '../use-scrolled-down.ts'
import { type AudioState, useChosenAudio } from './audio-state.ts'
import '../../styles/floating.css'
import './mini-player.css'
import { PlayIcon } from './play-icon.tsx'
import { SeekBar } from './seek-bar.tsx'

/** What the player's buttons do. */
interface Actions {
  togglePlaying(audio: Audio): void
  playFrom(audio: Audio, time: number): void
  stopPlaying(): void
}

/** Shows what plays on every screen from now on. */
export function showMiniPlayer(actions: Actions): void {
  persistentSlot.set(<MiniPlayer {...actions} />)
}

/** What plays, above the dock, with which it steps aside; where the dock does not float, it is below the content, too. */
function MiniPlayer(actions: Actions) {
  const { audio, state } = useChosenAudio()
  const isScrolledDown = useScrolledDown()
  const isTyping = useTyping()
  if (!audio) return null
  return (
    <section
      aria-label={playerTexts.player}
      data-low={isScrolledDown || isTyping || undefined}
      className="mini-player grid items-center rounded-card border border-line bg-surface p-2 shadow-dock"
    >
      <Controls {...actions} audio={audio} state={state} />
    </section>
  )
}

function Controls(props: Actions & { audio: Audio; state: AudioState }) {
  const { audio, state, togglePlaying, playFrom, stopPlaying } = props
  const { status, time, duration } = state
  const isSounding = status === 'playing' || status === 'loading'
  return (
    <>
      <button
        type="button"
        aria-label={isSounding ? playerTexts.pause : playerTexts.play}
        onClick={() => togglePlaying(audio)}
        className="grid size-11 place-items-center rounded-full bg-accent-solid text-on-accent"
      >
        <PlayIcon status={status} />
      </button>
      <p className="mini-player-title flex min-w-0 items-baseline justify-between gap-3">
        <Link to={recordingPath('audio', audio.aid)} dir="auto" className="truncate text-sm font-semibold">
          {mediaTitle(audio.name)}
        </Link>
        <span className="shrink-0 text-xs text-soft tabular-nums">
          {status === 'failed'
            ? playerTexts.unplayable
            : `${formatTime(time)}${duration === undefined ? '' : ` / ${formatTime(duration)}`}`}
        </span>
      </p>
      <div className="mini-player-seek">
        <SeekBar
          title={playerTexts.current}
          peaks={undefined}
          time={time}
          duration={duration}
          onSeek={(moment) => playFrom(audio, moment)}
        />
      </div>
      <IconButton label={playerTexts.closePlayer} onClick={stopPlaying} className="mini-player-close">
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </>
  )
}
