import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Audio } from '@dlm/contract/media/media.schema'
import { playerTexts } from '@dlm/contract/media/player.texts'
import { recordingTexts } from '@dlm/contract/media/recordings.texts'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatSize } from '../../../lib/format/format-size.ts'
import { formatTime } from '../../../lib/format/format-time.ts'
import { recordingPath } from '../../../lib/paths.ts'
import { TagLinks } from '../../../page/tag-links.tsx'
import { playFrom, togglePlaying } from '../../../shell/player/audio-player.ts'
import { useAudioState } from '../../../shell/player/audio-state.ts'
import { PlayIcon } from '../../../shell/player/play-icon.tsx'
import { SeekBar } from '../../../shell/player/seek-bar.tsx'
import { classes } from '../../../ui/classes.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MediaActions } from '../media-actions.tsx'
import type { Medium } from '../medium.ts'

const rowClass =
  'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 rounded-card border bg-surface p-3 sm:gap-x-4 sm:p-4 min-[820px]:grid-cols-[auto_minmax(0,260px)_minmax(0,1fr)_auto]'
/** On a phone the name has the first line to itself. */
const nameClass = 'min-w-0 max-[819px]:col-span-2'
const waveClass = 'max-[819px]:col-span-2 max-[819px]:row-start-2'

interface Props {
  audio: Audio
  /** It is the audio of the URL. */
  isLinked?: boolean
  /** Of its title, by what the list is part of. */
  heading?: 'h2' | 'h3'
  /** What its actions have to know of its album, where it is listed there. */
  place?: Partial<Medium>
  /** In place of the actions of public media. */
  actions?: ReactNode
  /** Below the waveform. */
  marks?: ReactNode
}

/** An audio with its player: play and pause, the waveform to move along, and its time. */
export function AudioRow({ audio, isLinked = false, heading: Heading = 'h2', place, actions, marks }: Props) {
  const { aid, name, type, size, peaks, tags, downloads } = audio
  const { status, time, duration = audio.duration } = useAudioState(aid)
  const title = mediaTitle(name)
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isLinked) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isLinked])
  const isSounding = status === 'playing' || status === 'loading'
  return (
    <article
      ref={row}
      aria-label={title}
      aria-current={isLinked || undefined}
      className={classes(rowClass, isSounding || isLinked ? 'border-accent' : 'border-line', 'scroll-mb-28')}
    >
      <button
        type="button"
        aria-label={isSounding ? playerTexts.pauseTitle(title) : playerTexts.playTitle(title)}
        onClick={() => togglePlaying(audio)}
        className="grid size-12 place-items-center rounded-full bg-accent-solid text-on-accent transition-transform active:scale-95"
      >
        <PlayIcon status={status} />
      </button>
      <div className={nameClass}>
        <Heading dir="auto" className="truncate text-base font-semibold">
          {title}
        </Heading>
        <p className="text-sm text-soft tabular-nums">
          {status !== 'stopped' && `${formatTime(time)} / `}
          {duration === undefined ? '–:––' : formatTime(duration)} · {formatSize(size)}
        </p>
      </div>
      <div className={waveClass}>
        <SeekBar
          title={title}
          peaks={peaks}
          time={time}
          duration={duration}
          onSeek={(moment) => playFrom(audio, moment)}
        />
        {marks}
      </div>
      {actions ?? (
        <MediaActions
          medium={{
            ...{ kind: 'audio', id: aid, name, type, size, path: recordingPath('audio', aid) },
            ...(downloads && { isViewOnly: true }),
            ...place,
          }}
        />
      )}
      <TagLinks tags={tags} className="col-span-full" />
      {status === 'failed' && (
        <p role="alert" className="col-span-full text-sm text-danger">
          {recordingTexts.unplayable}
        </p>
      )}
    </article>
  )
}

/** Placeholder of an audio while the list loads. */
export function AudioRowSkeleton() {
  return (
    <div className={`${rowClass} border-line`}>
      <Skeleton className="size-12 rounded-full" />
      <div className={`grid gap-0.5 ${nameClass}`}>
        <Skeleton className="h-[1.6rem] w-3/5" />
        <Skeleton className="h-[1.3rem] w-2/5" />
      </div>
      <Skeleton className="h-11 max-[819px]:col-span-full max-[819px]:row-start-2 min-[820px]:col-span-2" />
    </div>
  )
}
