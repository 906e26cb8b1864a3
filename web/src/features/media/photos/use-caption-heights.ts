import type { Photo } from '@dlm/contract/media/media.schema'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { ratioOf } from './photo-layout.ts'
import { storyWidth } from './story-layout.ts'

/** A caption below its photo, which is measured in the same classes. */
export const captionClass = 'max-w-text pt-3 text-base text-pretty sm:pt-4 sm:text-lg'

interface Measured {
  width: number
  heights: ReadonlyMap<string, number>
}

const none: Measured = { width: 0, heights: new Map() }

/**
 * The heights of the captions in pixels, by the ids of the photos: a story places photos that are not in the DOM. Each is measured
 * once for a width, before anything is painted, and all of them again when a font is loaded.
 * @param width pixels of the list; with 0 nothing is measured
 * @param windowHeight pixels
 */
export function useCaptionHeights(
  frame: RefObject<HTMLElement | null>,
  photos: readonly Photo[],
  width: number,
  windowHeight: number,
): ReadonlyMap<string, number> {
  const [measured, setMeasured] = useState(none)
  useLayoutEffect(() => {
    if (width === 0) return
    const knownHeights = measured.width === width ? measured.heights : none.heights
    const missing = photos.filter(({ pid, caption }) => caption && !knownHeights.has(pid))
    if (missing.length === 0) return
    const heights = heightsOf(frame.current, missing, (photo) =>
      storyWidth(ratioOf(photo), width, windowHeight),
    )
    setMeasured({ width, heights: new Map([...knownHeights, ...heights]) })
  }, [frame, photos, width, windowHeight, measured])

  useLayoutEffect(() => {
    if (width === 0) return
    const measureAgain = () => setMeasured(none)
    document.fonts?.addEventListener('loadingdone', measureAgain)
    return () => document.fonts?.removeEventListener('loadingdone', measureAgain)
  }, [width])
  return measured.heights
}

function heightsOf(
  frame: HTMLElement | null,
  photos: readonly Photo[],
  widthOf: (photo: Photo) => number,
): [string, number][] {
  const sheet = document.createElement('div')
  sheet.className = 'invisible absolute'
  const captions = photos.map((photo) => {
    const caption = document.createElement('p')
    caption.className = captionClass
    caption.style.width = `${widthOf(photo)}px`
    caption.textContent = photo.caption ?? ''
    return caption
  })
  sheet.append(...captions)
  frame?.append(sheet)
  const heights = photos.map(({ pid }, at): [string, number] => [pid, captions[at]?.offsetHeight ?? 0])
  sheet.remove()
  return heights
}
