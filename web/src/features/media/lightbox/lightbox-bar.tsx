import { leadingZero } from '@dlm/contract/format/leading-zero'
import { lightboxTexts } from '@dlm/contract/media/lightbox.texts'
import type { PhotoCredit } from '@dlm/contract/media/media.schema'
import { photoLicences } from '@dlm/contract/media/photo-licences'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Info from 'lucide-react/icons/info'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Slideshow } from './use-slideshow.ts'

/** The index of a photo, from 0, and how many there are. */
export interface PhotoPlace {
  at: number
  of: number
}

interface Props {
  /** Its caption, or its name. */
  title: string
  /** Missing for the portal's own photos. */
  credit: PhotoCredit | undefined
  /** Null for a photo opened by its link, until its page of the album is loaded. */
  place: PhotoPlace | null
  hasPicture: boolean
  slideshow: Slideshow
  /** The panel with the photo's information. */
  info: { id: string; isOpen: boolean; toggle(): void }
  onMove(by: 1 | -1): void
  onZoom(): void
  onClose(): void
  /** The actions of the photo. */
  actions: ReactNode
  /** Links beside the first and the last photo. */
  beside(side: 'previous' | 'next'): ReactNode
}

const arrowClass =
  'pswp__hide-on-close lightbox-arrow absolute inset-y-0 my-auto rounded-full border border-line bg-surface text-ink max-[819px]:top-auto max-[819px]:bottom-[max(12px,env(safe-area-inset-bottom))] max-[819px]:my-0'

/** The controls of the lightbox; a tap on the photo hides them. */
export function LightboxBar(props: Props) {
  const { title, credit, place, hasPicture, slideshow, info, onMove, onZoom, onClose, actions, beside } =
    props
  const of = place ? place.of : 0
  const isFirst = place?.at === 0
  const isLast = place?.at === of - 1
  return (
    <>
      <div className="pswp__hide-on-close lightbox-bar absolute inset-x-0 top-0 flex items-center gap-1 p-2 pt-[max(8px,env(safe-area-inset-top))]">
        <p className="me-auto px-3 py-1 text-sm font-semibold tabular-nums">
          {place && (
            <>
              <span className="sr-only">{lightboxTexts.photo} </span>
              {leadingZero(place.at + 1)} / {leadingZero(of)}
            </>
          )}
        </p>
        {hasPicture && (
          <IconButton label={lightboxTexts.zoom} onClick={onZoom} className="zoom-button">
            <ZoomIn aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        {of > 1 && (
          <IconButton
            label={slideshow.isPlaying ? lightboxTexts.pauseSlideshow : lightboxTexts.playSlideshow}
            onClick={slideshow.toggle}
            data-slideshow
          >
            {slideshow.isPlaying ? (
              <Pause aria-hidden="true" className="size-5" />
            ) : (
              <Play aria-hidden="true" className="size-5" />
            )}
          </IconButton>
        )}
        <IconButton
          label={lightboxTexts.details}
          aria-expanded={info.isOpen}
          aria-controls={info.isOpen ? info.id : undefined}
          aria-keyshortcuts="i"
          onClick={info.toggle}
          className="info-button"
        >
          <Info aria-hidden="true" className="size-5" />
        </IconButton>
        <div className="lightbox-actions flex">{actions}</div>
        <IconButton label={lightboxTexts.close} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {isFirst && beside('previous')}
      {isLast && beside('next')}
      {place && !isFirst && (
        <IconButton
          label={lightboxTexts.previousPhoto}
          onClick={() => onMove(-1)}
          className={`${arrowClass} start-3`}
        >
          <ChevronLeft aria-hidden="true" className="size-6" />
        </IconButton>
      )}
      {place && !isLast && (
        <IconButton
          label={lightboxTexts.nextPhoto}
          onClick={() => onMove(1)}
          className={`${arrowClass} lightbox-next end-3`}
        >
          <ChevronRight aria-hidden="true" className="size-6" />
        </IconButton>
      )}
      <div
        aria-live="polite"
        className="pswp__hide-on-close lightbox-caption absolute inset-x-0 bottom-0 grid content-center px-16 text-center text-sm"
      >
        <p
          dir="auto"
          className={classes('mx-auto max-w-[68ch] text-balance', credit ? 'line-clamp-1' : 'line-clamp-2')}
        >
          {title}
        </p>
        {credit && (
          <p className="text-xs">
            {lightboxTexts.credit} <bdi>{credit.author}</bdi>,{' '}
            <a href={photoLicences[credit.licence]} target="_blank" rel="noreferrer" className="underline">
              {credit.licence}
            </a>
          </p>
        )}
      </div>
    </>
  )
}
