import { lightboxTexts } from '@dlm/contract/media/lightbox.texts'
import type { Photo } from '@dlm/contract/media/media.schema'
import PhotoSwipe from 'photoswipe'
import { slideOf } from './slides.ts'

/** Events of the stage. */
export interface PhotoStageEvents {
  /** Opened, and handles keys from now on; at once with reduced motion. `move` is the stage's. */
  onOpened(move: PhotoStage['move']): void
  /** Another photo is shown. */
  onShown(pid: string): void
  /** Begins to close: by a click beside the photo, by dragging it away, or by `close`. */
  onClosing(pid: string): void
  /** Closed and removed. */
  onClosed(): void
  /** The element of a photo in the page, start and end of the zoom animation. */
  thumbnailOf(pid: string): HTMLElement | null
  /** Pixels of the window that are taken beside the photo and below it. */
  insets(): { end: number; bottom: number }
}

export interface PhotoFrame {
  left: number
  top: number
  width: number
  height: number
}

/** Events of PhotoSwipe after which the photo is elsewhere, or another one. */
const moves = ['zoomPanUpdate', 'moveMainScroll', 'change', 'resize', 'openingAnimationEnd'] as const

export interface PhotoStage {
  /** Its root, to put controls into. */
  element: HTMLElement
  /** Replaces the photos; the current one stays shown. */
  setPhotos(photos: readonly Photo[]): void
  /** Shows the next or the previous photo. */
  move(by: 1 | -1): void
  show(pid: string): void
  /** Fades the current photo in, unless reduced motion is preferred. */
  fadeIn(): void
  /** Whether the current picture is still loading. */
  isLoading(): boolean
  /** Fits the photo into the current insets. */
  refit(): void
  toggleZoom(): void
  /** Where the current photo is in the window, in pixels; null while it is moved to another one. */
  frame(): PhotoFrame | null
  /** Calls back when that may have changed. Answers how to end it. */
  onMoved(listener: () => void): () => void
  close(): void
  /** Removes it at once, without an event. */
  destroy(): void
}

/** Transition of a slideshow. */
const fade = { duration: 240, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const

/** Opens photos with PhotoSwipe in an element that covers the window. */
export function openPhotoStage(
  host: HTMLElement,
  initial: readonly Photo[],
  pid: string,
  events: PhotoStageEvents,
): PhotoStage {
  /** The photos that PhotoSwipe has, and those to replace them. */
  let photos = initial
  let nextPhotos = initial
  let isOpened = false
  let isPlacing = false
  let isCloseRequested = false
  let isDestroyed = false
  const indexOf = (searchedPid: string) => photos.findIndex((photo) => photo.pid === searchedPid)
  const currentPid = (): string => photos[pswp.currIndex]?.pid ?? pid

  const pswp = new PhotoSwipe({
    dataSource: photos.map(slideOf),
    index: Math.max(0, indexOf(pid)),
    appendToEl: host,
    loop: false,
    bgOpacity: 1,
    errorMsg: lightboxTexts.notLoaded,
    // The dialog around it manages the focus and Escape.
    escKey: false,
    trapFocus: false,
    returnFocus: false,
    // Our own controls.
    arrowPrev: false,
    arrowNext: false,
    close: false,
    zoom: false,
    counter: false,
    paddingFn: () => paddingOf(host, events.insets()),
    showAnimationDuration: 220,
    hideAnimationDuration: 200,
  })
  pswp.addFilter('thumbEl', (_, { pid }) => events.thumbnailOf(pid) as HTMLElement)
  pswp.addFilter('placeholderSrc', (_, { data }) => data.msrc ?? false)
  pswp.on('keydown', (event) => {
    const { target } = event.originalEvent
    // A dialog on top handles the keys.
    const isElsewhere = target instanceof Element && target.closest('dialog') !== host.closest('dialog')
    if (isElsewhere) event.preventDefault()
  })
  const move = (by: 1 | -1) => (by === 1 ? pswp.next() : pswp.prev())
  pswp.on('bindEvents', () => {
    if (isDestroyed) return
    isOpened = !isCloseRequested
    place()
    events.onOpened(move)
  })
  pswp.on('change', () => {
    if (!isPlacing) events.onShown(currentPid())
  })
  pswp.on('close', () => {
    isOpened = false
    if (!isDestroyed) events.onClosing(currentPid())
  })
  pswp.on('destroy', () => {
    if (!isDestroyed) events.onClosed()
    isDestroyed = true
  })
  // During the opening animation, closing, destroying and resizing are ignored.
  pswp.on('openingAnimationEnd', () => {
    if (isDestroyed) pswp.destroy()
    else if (isCloseRequested) pswp.close()
    else pswp.updateSize(true)
  })

  /** Passes the new photos to PhotoSwipe, and moves it to the index of the current one. */
  function place(): void {
    const before = photos
    const at = nextPhotos.findIndex((photo) => photo.pid === currentPid())
    if (!isOpened || at < 0 || nextPhotos === before) return
    photos = nextPhotos
    pswp.options.dataSource = photos.map(slideOf)
    isPlacing = true
    // Not to the current index, which would end a swipe.
    if (at !== pswp.currIndex) pswp.goTo(at)
    for (let index = 0; index < Math.max(before.length, at + 2); index++)
      if (before[index]?.pid !== photos[index]?.pid) pswp.refreshSlideContent(index)
    isPlacing = false
  }

  pswp.init()
  // The dialog around it has that role.
  pswp.element?.removeAttribute('role')

  return {
    element: pswp.element as HTMLElement,
    setPhotos(next) {
      nextPhotos = next
      place()
    },
    move,
    show: (searchedPid) => pswp.goTo(indexOf(searchedPid)),
    fadeIn() {
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
      pswp.currSlide?.container.animate([{ opacity: 0 }, { opacity: 1 }], fade)
    },
    isLoading: () => pswp.currSlide?.content.isLoading() ?? false,
    refit: () => pswp.updateSize(true),
    toggleZoom: () => pswp.toggleZoom(),
    frame() {
      const slide = pswp.currSlide
      if (!slide || !isOpened || pswp.mainScroll.isShifted()) return null
      const { pan, currZoomLevel, width, height } = slide
      return { left: pan.x, top: pan.y, width: width * currZoomLevel, height: height * currZoomLevel }
    },
    onMoved(listener) {
      for (const name of moves) pswp.on(name, listener)
      return () => {
        for (const name of moves) pswp.off(name, listener)
      }
    },
    close() {
      isCloseRequested = true
      pswp.close()
    },
    destroy() {
      if (isDestroyed) return
      isDestroyed = true
      pswp.destroy()
    },
  }
}

function paddingOf(host: HTMLElement, { end, bottom }: { end: number; bottom: number }) {
  const isRightToLeft = getComputedStyle(host).direction === 'rtl'
  return { top: 0, bottom, left: isRightToLeft ? end : 0, right: isRightToLeft ? 0 : end }
}
