import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Video } from '@dlm/contract/media/media.schema'
import { landingTexts } from '@dlm/contract/site/landing.texts'
import { useQuery } from '@tanstack/react-query'
import Play from 'lucide-react/icons/play'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { formatTime } from '../../../lib/format/format-time.ts'
import { recordingPath } from '../../../lib/paths.ts'
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts'
import { cardLinkClass } from '../../../page/card.tsx'
import { Tile } from '../../../page/tile.tsx'
import { useFilm } from '../../../page/use-film.ts'
import { classes } from '../../../ui/classes.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { latestMedia } from './latest-media.ts'

const frameClass = 'relative aspect-video w-full lg:aspect-auto lg:min-h-88 lg:flex-1'
const sizes = '(min-width: 1808px) 1135px, (min-width: 1024px) 64vw, 80vw'

/** Milliseconds of hover before a film plays: the pointer may only pass over it. */
const meant = 250

/** The newest film, which plays muted on hover. Renders nothing without one or on failure. */
export function LatestFilm() {
  const { data, isPending } = useQuery(latestMedia)
  const video = data?.video
  if (!isPending && !video) return null
  return (
    <Tile label={landingTexts.film}>
      {video ? <Film video={video} /> : <Skeleton className={`${frameClass} rounded-none`} />}
    </Tile>
  )
}

function Film({ video }: { video: Video }) {
  const { vid, name, poster, duration } = video
  const [isPlaying, setPlaying] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isStill = useReducedMotion()
  const start = () => {
    if (!isStill) timer.current = setTimeout(setPlaying, meant, true)
  }
  const stop = () => {
    clearTimeout(timer.current)
    setPlaying(false)
  }
  return (
    // The link below is the control; hovering the card is only a preview.
    <div
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && start()}
      onPointerLeave={stop}
      className="flex flex-1 flex-col"
    >
      <div className={`${frameClass} bg-raised`}>
        {poster && <Picture picture={poster} alt="" sizes={sizes} className="!absolute inset-0" />}
        {isPlaying && <Preview video={video} />}
        <span
          aria-hidden="true"
          className={classes(
            'absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-surface/85 text-ink shadow-card transition-opacity duration-200',
            isPlaying && 'opacity-0',
          )}
        >
          <Play className="ms-1 size-7 fill-current" />
        </span>
      </div>
      <p className="flex items-baseline justify-between gap-4 px-5 py-4">
        <Link
          to={recordingPath('video', vid)}
          dir="auto"
          className={`font-heading text-h3 font-semibold ${cardLinkClass}`}
        >
          {mediaTitle(name)}
        </Link>
        {duration !== undefined && (
          <span className="text-sm text-soft tabular-nums">{formatTime(duration)}</span>
        )}
      </p>
    </div>
  )
}

/** The film without its sound; nothing is said where it cannot be played. */
function Preview({ video }: { video: Video }) {
  const film = useFilm(video, video.poster, () => undefined)
  return (
    <video
      {...film}
      muted
      autoPlay
      loop
      playsInline
      tabIndex={-1}
      className="absolute inset-0 size-full object-cover"
    />
  )
}
