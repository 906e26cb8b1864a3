import type { Photo } from '../media/media.schema.ts'

/**
 * The alternative text of a photo: its alt text, or its caption. Without either, that it is a photo, and which;
 * a file's name says nothing of what is seen.
 * @param which such as its place in its album, from 1
 */
export function photoAlt({ alt, caption }: Pick<Photo, 'alt' | 'caption'>, which: number | string): string {
  return alt || caption || `Photo ${which}`
}
