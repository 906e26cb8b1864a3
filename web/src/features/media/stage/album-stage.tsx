import type { Picture as PictureData } from '@dlm/contract/common.schema'
import { leadingZero } from '@dlm/contract/format/leading-zero'
import { isOffered } from '@dlm/contract/site/offered'
import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { type ReactNode, useState } from 'react'
import { preload } from 'react-dom'
import { Link } from 'react-router'
import { albumPath, paths } from '../../../lib/paths.ts'
import { YearFigure } from '../../../page/year-figure.tsx'
import { classes } from '../../../ui/classes.ts'
import { focusAttributes } from '../../../ui/focus.ts'
import { latestMedia } from './latest-media.ts'
import { useSlides } from './use-slides.ts'

/**
 * The newest open album as a stage across the window, its photos fading into each other, with the landing's words on it.
 * Without an album the stage is empty, with the words on it.
 */
export function AlbumStage({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...latestMedia, enabled: isOffered(paths.media) })
  const slides = (data?.photos ?? []).flatMap(({ pid, picture }) => (picture ? { pid, picture } : []))
  const { at, next, isPaused, canRun, toggle } = useSlides(slides.length)
  const album = data?.album
  return (
    <section className="stage relative isolate grid min-h-[min(88dvh,820px)] items-end overflow-hidden bg-canvas text-ink">
      <div aria-hidden="true" className="absolute inset-0 -z-20 bg-stage">
        {slides.map(({ pid, picture }, index) => (
          <Slide
            key={pid}
            picture={picture}
            opens={index === 0}
            isShown={index === at}
            // The next one is prefetched.
            shouldLoad={index === 0 || index === at || index === next}
          />
        ))}
      </div>
      <div aria-hidden="true" className="stage-shade absolute inset-0 -z-10" />
      <div className="page-width grid w-full items-end gap-x-10 gap-y-4 pt-40 pb-10 lg:grid-cols-[1fr_auto] lg:pb-14">
        <div className="grid max-w-[44rem] gap-4 sm:gap-5">{children}</div>
        <div className="flex flex-row-reverse items-end justify-between gap-4 lg:flex-col">
          <YearFigure className="w-28 lg:w-80" />
          {album && (
            <div className="flex min-h-11 items-center gap-2">
              <Link
                to={albumPath(album.fid)}
                className="group inline-flex min-h-11 items-center gap-2 rounded-control font-semibold hover:underline underline-offset-4"
              >
                <bdi>{album.name}</bdi>
                <span className="text-sm font-normal text-soft tabular-nums max-sm:hidden">
                  {leadingZero(album.photos)} {album.photos === 1 ? 'photo' : 'photos'}
                </span>
                <ArrowRight
                  aria-hidden="true"
                  className="size-4 transition-transform group-hover:translate-x-0.5"
                />
              </Link>
              {canRun && (
                <button
                  type="button"
                  aria-label={isPaused ? 'Continue showing photos' : 'Stop at this photo'}
                  onClick={toggle}
                  className="grid size-11 place-items-center rounded-full text-soft hover:bg-raised hover:text-ink"
                >
                  {isPaused ? (
                    <Play aria-hidden="true" className="size-4 fill-current" />
                  ) : (
                    <Pause aria-hidden="true" className="size-4 fill-current" />
                  )}
                </button>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

export interface SlideProps {
  picture: PictureData
  /** The first picture: it is loaded with the page and painted at once. */
  opens: boolean
  isShown: boolean
  shouldLoad: boolean
}

/** Where the portrait crop of a photo is shown. */
const narrow = '(max-width: 1023px)'
const wide = '(min-width: 1024px)'
/** Of a photo without a crop on phones, where it is under a shade: the next smaller rendition is enough. */
const sizes = '(max-width: 767px) 60vw, 100vw'

/** Says in the head which file of the first slide is fetched, as React does for a picture with one source. */
function preloadSlide({ portrait, sources }: PictureData, imageSrcSet: string): void {
  const [{ url } = { url: '' }] = sources
  const whole = { as: 'image', imageSrcSet, imageSizes: sizes } as const
  if (portrait !== undefined) preload(portrait, { as: 'image', media: narrow })
  preload(url, { ...whole, ...(portrait !== undefined && { media: wide }) })
}

/** A photo of the stage: on phones and tablets its portrait crop, where it has one. */
export function Slide({ picture, opens, isShown, shouldLoad }: SlideProps) {
  const [hasStarted, setHasStarted] = useState(shouldLoad)
  const [isLoaded, setLoaded] = useState(false)
  if (shouldLoad && !hasStarted) setHasStarted(true)
  if (!hasStarted) return null
  const srcSet = picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
  if (import.meta.env.SSR && opens) preloadSlide(picture, srcSet)
  return (
    <picture>
      {picture.portrait !== undefined && (
        <source media={narrow} srcSet={picture.portrait} width={780} height={975} />
      )}
      <img
        srcSet={srcSet}
        sizes={sizes}
        alt=""
        width={picture.width}
        height={picture.height}
        fetchPriority={opens ? 'auto' : 'low'}
        decoding="async"
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) setLoaded(true)
        }}
        onLoad={() => setLoaded(true)}
        className={classes(
          'stage-slide absolute inset-0 size-full object-cover',
          isShown && (opens || isLoaded) ? 'opacity-100' : 'opacity-0',
        )}
        {...focusAttributes(picture)}
      />
    </picture>
  )
}
