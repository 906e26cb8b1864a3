import type { Picture as PictureData } from '@dlm/contract/common.schema'
import { leadingZero } from '@dlm/contract/format/leading-zero'
import { landingTexts } from '@dlm/contract/site/landing.texts'
import { isOffered } from '@dlm/contract/site/offered'
import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { type ReactNode, useState } from 'react'
import { preload } from 'react-dom'
import { Link } from 'react-router'
import { albumPath, paths } from '../../../lib/paths.ts'
import { NewYear } from '../../../shell/new-year.tsx'
import { HeroMark } from '../../../shell/splash.tsx'
import { classes } from '../../../ui/classes.ts'
import { focusAttributes } from '../../../ui/focus.ts'
import { latestMedia } from './latest-media.ts'
import { useSlides } from './use-slides.ts'

interface Props {
  /** The heading of the screen. */
  title: ReactNode
  /** What is said below it. */
  children: ReactNode
}

/**
 * The newest open album across the window, its photos fading into each other and nothing over them, with the landing's words on
 * the band below. Without an album only the band is shown.
 */
export function AlbumStage({ title, children }: Props) {
  const { data } = useQuery({ ...latestMedia, enabled: isOffered(paths.media) })
  const slides = (data?.photos ?? []).flatMap(({ pid, picture }) => (picture ? { pid, picture } : []))
  const { at, next, isPaused, canRun, toggle } = useSlides(slides.length)
  const album = data?.album
  return (
    <section className="relative isolate">
      {slides.length > 0 && (
        <div aria-hidden="true" className="stage-photo relative overflow-hidden bg-raised">
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
      )}
      <div className="media-width pt-2">
        <div className="flex min-h-11 items-center justify-between gap-4 pb-4">
          <HeroMark size={44} />
          {album && (
            <div className="flex items-center gap-2">
              <Link
                to={albumPath(album.fid)}
                className="group inline-flex min-h-11 items-center gap-2 rounded-control font-semibold hover:underline underline-offset-4"
              >
                <bdi>{album.name}</bdi>
                <span className="text-sm font-normal text-soft tabular-nums max-sm:hidden">
                  {leadingZero(album.photos)}
                  {'\u00a0'}
                  {album.photos === 1 ? 'photo' : 'photos'}
                </span>
                <ArrowRight
                  aria-hidden="true"
                  className="size-4 transition-transform group-hover:translate-x-0.5"
                />
              </Link>
              {canRun && (
                <button
                  type="button"
                  aria-label={isPaused ? landingTexts.resume : landingTexts.pause}
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
        <div className="grid items-start gap-x-16 gap-y-4 lg:grid-cols-2">
          {title}
          <div className="grid gap-5">{children}</div>
        </div>
        <NewYear className="mx-auto mt-6" />
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
const sizes = '100vw'

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
