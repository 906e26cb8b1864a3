import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Video } from '@dlm/contract/media/media.schema'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Play from 'lucide-react/icons/play'
import { Link } from 'react-router'
import { prefetchModule } from '../../../lib/code/lazy-module.ts'
import { overlayState } from '../../../lib/focus/overlay.ts'
import { formatSize } from '../../../lib/format/format-size.ts'
import { formatTime } from '../../../lib/format/format-time.ts'
import { recordingPath } from '../../../lib/paths.ts'
import { CardSkeleton, cardClass, cardLinkClass } from '../../../page/card.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { videoStage } from './video-stage.lazy.ts'

const posterClass = 'aspect-video w-full'
const sizes =
  '(min-width: 1400px) 413px, (min-width: 1200px) 370px, (min-width: 820px) 31vw, (min-width: 560px) 46vw, 92vw'

interface Props {
  video: Video
  search?: string
  /** Where it opens, if that is not over the list of videos. */
  path?: string
  /** Of its title, by what the list is part of. */
  heading?: 'h2' | 'h3'
  eager?: boolean
}

/** A video in a list: poster, length, name and size; the whole card opens it, and loads the player on hover. */
export function VideoCard({ video, search, path, heading: Heading = 'h2', eager = false }: Props) {
  const { vid, name, poster, duration, size } = video
  return (
    <article className={cardClass} onPointerOver={() => prefetchModule(videoStage)}>
      <div className="relative">
        {poster ? (
          <Picture picture={poster} alt="" sizes={sizes} eager={eager} className={posterClass} />
        ) : (
          <span className={`grid place-items-center bg-raised text-soft ${posterClass}`}>
            <Clapperboard aria-hidden="true" className="size-8" />
          </span>
        )}
        <span
          aria-hidden="true"
          className="absolute inset-0 m-auto grid size-14 place-items-center rounded-full bg-surface/85 text-ink shadow-card transition-transform duration-200 group-hover:scale-110"
        >
          <Play className="ms-1 size-6 fill-current" />
        </span>
      </div>
      <div className="flex flex-col gap-0.5 p-3 sm:p-4">
        <Heading dir="auto" className="line-clamp-2 text-base font-semibold sm:text-h3">
          <Link
            to={path ?? recordingPath('video', vid, search)}
            state={overlayState}
            className={cardLinkClass}
          >
            {mediaTitle(name)}
          </Link>
        </Heading>
        <p className="text-sm text-soft tabular-nums">
          {duration !== undefined && `${formatTime(duration)} · `}
          {formatSize(size)}
        </p>
      </div>
    </article>
  )
}

/** Placeholder of a card while the list loads. */
export function VideoCardSkeleton() {
  return (
    <CardSkeleton
      coverClass={posterClass}
      textClass="gap-0.5 p-3 sm:p-4"
      lines={['h-[1.6rem] w-3/5', 'h-[1.3rem] w-2/5']}
    />
  )
}

/** The grid of video cards. */
export const videoGridClass =
  'grid gap-3 min-[560px]:grid-cols-2 min-[820px]:grid-cols-3 min-[820px]:gap-5 min-[1400px]:grid-cols-4'
