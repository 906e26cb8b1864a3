import { ratiosOf } from './columns-layout.ts'
import { layoutOf, type PhotoLayout, type PhotosToPlace } from './photo-layout.ts'

/** The share of the window's height that a photo takes at most: it is seen whole. */
const tallest = 0.85
/** Pixels between a photo with its caption and the next, in a narrow list and in a wide one. */
const distances = { narrow: 32, wide: 64 }
const wideList = 640

/** The width of a photo in a story: that of the list, unless it would be taller than the window. */
export function storyWidth(ratio: number, width: number, windowHeight: number): number {
  return Math.min(width, Math.round(windowHeight * tallest * ratio))
}

/** A caption by its text and the width of its photo, on which its height depends. */
export function captionKey(own: number, caption: string): string {
  return `${own} ${caption}`
}

/** One photo below the other, as large as the list is wide, each with its caption. */
export function storyLayout(
  toPlace: PhotosToPlace,
  /** Pixels. */
  windowHeight: number,
  /** Pixels of the captions, by `captionKey`. */
  captions: ReadonlyMap<string, number>,
): PhotoLayout {
  const { photos, width } = toPlace
  const distance = width < wideList ? distances.narrow : distances.wide
  let y = 0
  const boxes = ratiosOf(toPlace).map((ratio, at) => {
    const own = storyWidth(ratio, width, windowHeight)
    const caption = captions.get(captionKey(own, photos[at]?.caption ?? '')) ?? 0
    const height = Math.round(own / ratio) + caption
    const box = { x: Math.round((width - own) / 2), y, width: own, height, caption }
    y += height + distance
    return box
  })
  return layoutOf(boxes.slice(0, photos.length), boxes.slice(photos.length))
}
