import { mediaTitle } from '@dlm/contract/format/media-title'
import { lightboxTexts } from '@dlm/contract/media/lightbox.texts'
import type { Photo } from '@dlm/contract/media/media.schema'
import 'photoswipe/style.css'
import ImageIcon from 'lucide-react/icons/image'
import Info from 'lucide-react/icons/info'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Modal } from '../../../ui/modal.tsx'
import type { MenuItem } from '../../../ui/more-menu.tsx'
import { holdKeys, takeHeldKeys } from '../photos/held-keys.ts'
import './lightbox.css'
import { Filmstrip } from './filmstrip.tsx'
import { LightboxBar } from './lightbox-bar.tsx'
import { PhotoInfo } from './photo-info.tsx'
import { openPhotoStage, type PhotoStage, type PhotoStageEvents } from './photo-stage.ts'
import { useSlideshow } from './use-slideshow.ts'

/** Widths from which the information is beside the photo and the filmstrip below it. `takes` in pixels, as in lightbox.css. */
const info = { from: '(width >= 820px)', takes: 324 } as const
const filmstrip = { from: '(width >= 1024px)', takes: 80 } as const
/** Pixels of the caption, as in lightbox.css. */
const captionHeight = 64

/** Pixels that a companion takes on a wide screen. */
const companionTakes = 372

/** Beside the photo on a wide screen and below it on a phone, in place of its information. */
export interface Companion {
  /** Id of its element. */
  id: string
  node(photo: Photo, stage: PhotoStage): ReactNode
  close(): void
}

/** What a lightbox has that is not of public media. */
export interface LightboxExtras extends Pick<LightboxProps, 'companion'> {
  /** @param photos those of the lightbox */
  actions(photo: Photo, photos: readonly Photo[], details: MenuItem): ReactNode
  foot(photo: Photo): ReactNode
}

export interface LightboxProps {
  /** The photos loaded so far, including the open one. */
  photos: readonly Photo[]
  /** How many there are in all; null while the index of the open one is unknown. */
  total: number | null
  /** The open photo; null closes. */
  pid: string | null
  /** Opened for a slideshow. */
  isSlideshow?: boolean
  /** Another photo is shown. */
  onMove(pid: string): void
  /** The user closes the lightbox. */
  onLeave(pid: string): void
  /** Closed; `pid` is the photo that was shown last. */
  onClosed(pid: string): void
  /** The element of a photo in the page below. */
  thumbnailOf(pid: string): HTMLElement | null
  /** The actions of a photo. @param details opens and closes its information, for the menu of a phone */
  actions(photo: Photo, details: MenuItem): ReactNode
  /** Links beside the first and the last photo. */
  beside(side: 'previous' | 'next'): ReactNode
  /** Above the caption of a photo. */
  foot?(photo: Photo): ReactNode
  /** While it is open. */
  companion?: Companion | undefined
}

/**
 * Photos one by one on a dark stage: arrows, swipes, zoom, a slideshow by space, information by `i`; Escape, Back, or
 * dragging the photo away closes it (LOOK "Media").
 */
export function Lightbox(props: LightboxProps) {
  const {
    photos,
    total,
    pid,
    isSlideshow = false,
    onMove,
    onLeave,
    onClosed,
    thumbnailOf,
    actions,
    beside,
    foot,
    companion,
  } = props
  const host = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<PhotoStage | null>(null)
  const [shown, setShown] = useState(pid ?? '')
  const [isInfoWanted, setInfoOpen] = useState(false)
  const isInfoOpen = isInfoWanted && !companion
  const infoId = useId()
  const hasFilmstrip = photos.length > 1
  const [footElement, setFootElement] = useState<HTMLElement | null>(null)

  const onShown = useEffectEvent((now: string) => {
    setShown(now)
    if (pid !== null && now !== pid) onMove(now)
  })
  const onClosing = useEffectEvent(onLeave)
  const onStageClosed = useEffectEvent(() => onClosed(shown))
  const findThumbnail = useEffectEvent(thumbnailOf)
  const insets = useEffectEvent(() => {
    const isBeside = matchMedia(info.from).matches
    const strip = hasFilmstrip && matchMedia(filmstrip.from).matches ? filmstrip.takes : 0
    const panel = companion?.id ?? (isInfoOpen ? infoId : null)
    const takes = companion ? companionTakes : info.takes
    return {
      end: panel && isBeside ? takes : 0,
      bottom: panel && !isBeside ? below(panel) : strip + captionHeight + (footElement?.offsetHeight ?? 0),
    }
  })
  const open = useEffectEvent((element: HTMLElement, onOpened: PhotoStageEvents['onOpened']) =>
    openPhotoStage(element, photos, pid ?? '', {
      onOpened,
      onShown: (now) => onShown(now),
      onClosing: (now) => onClosing(now),
      onClosed: () => onStageClosed(),
      thumbnailOf: (searchedPid) => findThumbnail(searchedPid),
      insets: () => insets(),
    }),
  )

  useEffect(() => {
    if (!host.current) return
    holdKeys()
    const opened = open(host.current, (move) => {
      for (const key of takeHeldKeys()) {
        if (key === 'ArrowRight') move(1)
        if (key === 'ArrowLeft') move(-1)
      }
    })
    setStage(opened)
    return () => {
      takeHeldKeys()
      opened.destroy()
    }
  }, [])
  useEffect(() => stage?.setPhotos(photos), [stage, photos])
  // On a phone its height depends on the photo's information.
  const infoOf = isInfoOpen && shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: the insets depend on these
  useEffect(() => stage?.refit(), [stage, infoOf, hasFilmstrip, companion?.id])
  useEffect(() => {
    if (!stage || !footElement) return
    // What is in it may come with code of its own.
    const observer = new ResizeObserver(() => stage.refit())
    observer.observe(footElement)
    return () => observer.disconnect()
  }, [stage, footElement])
  useEffect(() => {
    if (pid === null) stage?.close()
  }, [stage, pid])

  const at = photos.findIndex((photo) => photo.pid === shown)
  const photo = photos[at]
  const close = () => stage?.close()
  const slideshow = useSlideshow({
    shown,
    isLast: total !== null && at === total - 1,
    isLoading: () => stage?.isLoading() ?? false,
    onNext() {
      stage?.move(1)
      stage?.fadeIn()
    },
    isPlayingAtFirst: isSlideshow,
  })
  const toggleInfo = () => {
    companion?.close()
    setInfoOpen(!isInfoOpen)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const { target, currentTarget, key } = event
    // A dialog on top handles the keys.
    if (!(target instanceof Element) || target.closest('dialog') !== currentTarget) return
    const isShortcut = !event.altKey && !event.ctrlKey && !event.metaKey
    const isControl = target.closest('a, button') !== null
    if (isShortcut && key === ' ' && !isControl) {
      event.preventDefault()
      return slideshow.toggle()
    }
    if (isShortcut && key === 'i') toggleInfo()
    slideshow.pause()
  }
  /** Any interaction with the photo pauses the slideshow. */
  const pauseUnlessItsButton = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof Element && target.closest('[data-slideshow]'))) slideshow.pause()
  }
  return (
    <Modal
      variant="stage"
      aria-label={lightboxTexts.photos}
      onDismiss={companion?.close ?? close}
      onKeyDown={onKeyDown}
      onPointerDownCapture={pauseUnlessItsButton}
      onWheelCapture={slideshow.pause}
    >
      <div ref={host} data-first-focus tabIndex={-1} className="size-full outline-none" />
      {stage &&
        photo &&
        createPortal(
          <>
            {!photo.picture && <NoPicture />}
            <LightboxBar
              title={photo.caption ?? mediaTitle(photo.name)}
              credit={photo.credit}
              place={total === null ? null : { at, of: total }}
              hasPicture={photo.picture !== undefined}
              slideshow={slideshow}
              info={{ id: infoId, isOpen: isInfoOpen, toggle: toggleInfo }}
              onMove={stage.move}
              onZoom={stage.toggleZoom}
              onClose={close}
              actions={actions(photo, { label: lightboxTexts.details, icon: Info, onSelect: toggleInfo })}
              beside={beside}
            />
            {foot && (
              <div ref={setFootElement} className="pswp__hide-on-close lightbox-foot absolute inset-x-0">
                {foot(photo)}
              </div>
            )}
            {isInfoOpen && <PhotoInfo id={infoId} photo={photo} />}
            {companion?.node(photo, stage)}
            {hasFilmstrip && <Filmstrip photos={photos} at={at} onShow={stage.show} />}
          </>,
          stage.element,
        )}
    </Modal>
  )
}

/** Pixels from the top of the information to the window's end, on a phone. */
function below(infoId: string): number {
  const info = document.getElementById(infoId)
  return info ? innerHeight - info.getBoundingClientRect().top : 0
}

/** Shown instead of a photo without renditions. */
function NoPicture() {
  return (
    <p className="pointer-events-none absolute inset-0 m-auto grid size-fit max-w-[40ch] justify-items-center gap-3 px-6 text-center text-soft">
      <ImageIcon aria-hidden="true" className="size-10" />
      {lightboxTexts.notReady}
    </p>
  )
}
