import { photoAlt } from '@dlm/contract/format/photo-alt'
import type { Photo } from '@dlm/contract/media/media.schema'
import type { SlideData } from 'photoswipe'

/** Bytes up to which an original is shown where it is sharper than its renditions. */
const lightOriginal = 1_500_000
/** How far beyond its widest file a photo may be zoomed. */
const enlargement = 2

/**
 * A photo as the lightbox takes it: its files by width, and the smallest as a placeholder.
 * @param at its place among those shown, from 0
 */
export function slideOf(photo: Photo, at: number): SlideData {
  const { pid, picture, file, size, downloads } = photo
  if (!picture) return { pid, type: 'none', width: 1, height: 1 }
  const renditions = picture.sources.toSorted((a, b) => a.width - b.width)
  const widest = renditions.at(-1)?.width ?? picture.width
  const hasOriginal = !downloads && size <= lightOriginal && picture.width > widest
  const files = hasOriginal ? [...renditions, { url: file, width: picture.width }] : renditions
  const largest = files.at(-1)
  const width = Math.min(picture.width, (largest?.width ?? picture.width) * enlargement)
  return {
    pid,
    src: largest?.url,
    srcset: files.map((each) => `${each.url} ${each.width}w`).join(', '),
    msrc: files[0]?.url,
    width,
    height: Math.round((width * picture.height) / picture.width),
    alt: photoAlt(photo, at + 1),
  }
}
