import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Audio } from '@dlm/contract/media/media.schema'
import { landingTexts } from '@dlm/contract/site/landing.texts'
import { useQuery } from '@tanstack/react-query'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { Link } from 'react-router'
import { lazyModule, useLazyModule } from '../../../lib/code/lazy-module.ts'
import { formatTime } from '../../../lib/format/format-time.ts'
import { recordingPath } from '../../../lib/paths.ts'
import { Tile } from '../../../page/tile.tsx'
import { Waveform } from '../../../shell/player/waveform.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { latestMedia } from './latest-media.ts'
import { playClass } from './play-class.ts'

const player = lazyModule('sound-player', () => import('./sound-player.tsx'))

/** The newest recording, with its waveform and a button that plays it here. Renders nothing without one. */
export function LatestSound() {
  const { data, isPending } = useQuery(latestMedia)
  const audio = data?.audio
  if (!isPending && !audio) return null
  return (
    <Tile label={landingTexts.sound}>
      {audio ? <Sound audio={audio} /> : <Skeleton className="m-5 mt-0 h-28" />}
    </Tile>
  )
}

function Sound({ audio }: { audio: Audio }) {
  const [isRequested, setRequested] = useState(false)
  const code = useLazyModule(player, isRequested, () => setRequested(false))
  const title = mediaTitle(audio.name)
  return (
    <div className="grid flex-1 content-between gap-4 px-5 pb-5">
      {code ? (
        <code.SoundPlayer audio={audio} isPressed={isRequested} />
      ) : (
        <div className="grid grid-cols-[auto_1fr] items-center gap-4">
          <button
            type="button"
            aria-label={landingTexts.play(title)}
            aria-busy={isRequested || undefined}
            onClick={() => setRequested(true)}
            className={playClass}
          >
            {isRequested ? <Spinner /> : <Play aria-hidden="true" className="ms-0.5 size-5 fill-current" />}
          </button>
          <span className="relative h-11">
            <Waveform peaks={audio.peaks} progress={0} />
          </span>
        </div>
      )}
      <p className="flex items-baseline justify-between gap-4">
        <Link
          to={recordingPath('audio', audio.aid)}
          dir="auto"
          className="-my-2 inline-flex min-h-11 items-center font-heading text-h3 font-semibold hover:text-accent"
        >
          {title}
        </Link>
        {audio.duration !== undefined && (
          <span className="shrink-0 text-sm text-soft tabular-nums">{formatTime(audio.duration)}</span>
        )}
      </p>
    </div>
  )
}
