import { plural } from '../format/plural.ts'
import { albumContentsTexts } from './album-contents.texts.ts'

/** What an album has: the number of its photos, or what it has in their place. */
export function albumContents({
  photos,
  recordings,
}: {
  photos: number
  recordings?: boolean | undefined
}): string {
  return photos === 0 && recordings ? albumContentsTexts.filmsAndSounds : plural(photos, 'photo')
}
