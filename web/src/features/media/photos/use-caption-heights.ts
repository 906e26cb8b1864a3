import type { Photo } from '@dlm/contract/media/media.schema'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { ratioOf } from './photo-layout.ts'
import { captionClass } from './photo-tile.tsx'
import { captionKey, storyWidth } from './story-layout.ts'

type Heights = ReadonlyMap<string, number>
const none: Heights = new Map()

/** The last measured heights: after Back, the first render has the same height, so that the scroll position is restored. */
let remembered = none

/**
 * The heights of the captions in pixels, by `captionKey`: a story places photos that are not in the DOM. Each is measured once for a
 * width, before anything is painted, and all of them again when a font is loaded.
 * @param width pixels of the list; with 0 nothing is measured
 * @param windowHeight pixels
 */
export function useCaptionHeights(
  frame: RefObject<HTMLElement | null>,
  photos: readonly Photo[],
  width: number,
  windowHeight: number,
): Heights {
  const [heights, setHeights] = useState(remembered)
  useLayoutEffect(() => {
    if (width === 0) return
    const captions = photos.flatMap((photo) => {
      const own = storyWidth(ratioOf(photo), width, windowHeight)
      const { caption } = photo
      const key = caption && captionKey(own, caption)
      return key && !heights.has(key) ? { key, caption, own } : []
    })
    if (captions.length === 0) return
    remembered = new Map([...heights, ...heightsOf(frame.current, captions)])
    setHeights(remembered)
  }, [frame, photos, width, windowHeight, heights])

  useLayoutEffect(() => {
    if (width === 0) return
    const measureAgain = () => setHeights(none)
    document.fonts?.addEventListener('loadingdone', measureAgain)
    return () => document.fonts?.removeEventListener('loadingdone', measureAgain)
  }, [width])
  return heights
}

interface Caption {
  key: string
  caption: string
  /** Pixels of its photo's width. */
  own: number
}

function heightsOf(frame: HTMLElement | null, captions: readonly Caption[]): [string, number][] {
  const sheet = document.createElement('div')
  sheet.className = 'invisible absolute'
  const texts = captions.map(({ caption, own }) => {
    const text = document.createElement('p')
    text.className = captionClass
    text.style.width = `${own}px`
    text.textContent = caption
    return text
  })
  sheet.append(...texts)
  frame?.append(sheet)
  const heights = captions.map(({ key }, at): [string, number] => [key, texts[at]?.offsetHeight ?? 0])
  sheet.remove()
  return heights
}
