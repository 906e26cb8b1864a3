import { plural } from '@dlm/contract/format/plural'
import { albumContents } from '@dlm/contract/media/album-contents'
import type { Album } from '@dlm/contract/media/media.schema'

const onOneLine = (words: string) => words.replaceAll(' ', '\u00a0')

/** "01 photo", "24 photos" (SPEC §9), never on two lines. */
export const photoCount = (photos: number): string => onOneLine(plural(photos, 'photo'))

/** What an album has, never on two lines. */
export const contentsOf = (album: Pick<Album, 'photos' | 'recordings'>): string =>
  onOneLine(albumContents(album))
