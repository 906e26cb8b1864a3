import { uploads } from '@dlm/contract/constants'
import { wholeSize } from '@dlm/contract/format/whole-size'
import { maxEmbeds } from '@dlm/contract/site/blocks.schema'
import { basename, extname } from 'pathe'
import { fileWithin, isPhoto } from './file-within.ts'
import type { ShowPicture } from './html-text.ts'
import { cut, idFor, longest, type PlannedAlbum, type PlannedPhoto } from './plan.ts'
import type { SourceFiles } from './source-files.ts'

/** A file of a site's pictures, or why there is none. */
export type PictureFile = { file: string } | { reason: string }

/** A picture that a text names: where it is in its site, its file, and its alternative text where the text has none. */
export type SitePicture = PictureFile & { place: string; alt?: string }

/** The pictures of one text. */
export interface PicturesOfText {
  show: ShowPicture
  /** What was left out, in words. */
  leftOut: string[]
  /** Takes them into the album: the text becomes an article. */
  keep(): void
}

/** The pictures that a site's articles show within their texts, as one album. */
export interface PictureAlbum {
  /** @param find says what an address leads to; null for what is counted alone */
  ofText(find: (source: string) => SitePicture | null): PicturesOfText
  /** The album; null without any picture. @param origin another one for each site */
  album(name: string, origin: string): PlannedAlbum | null
}

/** The picture at a place below the folder of a site's pictures. */
export function pictureFile(files: SourceFiles, folder: string, place: string): PictureFile {
  const file = fileWithin(files, folder, folder, place)
  if (file === null) return { reason: 'it is not there, or not below the folder of pictures' }
  if (!isPhoto(file)) return { reason: 'it is no JPEG, PNG or WebP picture' }
  const isTooLarge = (files.find(file)?.size ?? 0) > uploads.image.maxBytes
  return isTooLarge ? { reason: `it has more than ${wholeSize(uploads.image.maxBytes)}` } : { file }
}

/** @param program that the site runs on, as ids are made of it */
export function pictureAlbum(files: SourceFiles, program: 'ghost' | 'wordpress'): PictureAlbum {
  const photos = new Map<string, PlannedPhoto>()

  function photoOf(file: string, place: string, alt: string, caption: string): PlannedPhoto {
    const { digest } = files.photo(file)
    const id = idFor(basename(file, extname(file)), `${program} ${place} ${digest}`)
    const texts = { alt: cut(alt, longest.alt), caption: cut(caption, longest.caption) }
    return photos.get(id) ?? { id, file, name: cut(basename(file), longest.name), ...texts }
  }

  return {
    ofText(find) {
      const own = new Map<string, PlannedPhoto>()
      const leftOut: string[] = []
      let embeds = 0
      return {
        leftOut,
        show({ source, alt, caption }) {
          const picture = find(source)
          if (picture === null) return null
          if ('reason' in picture) {
            leftOut.push(`its picture ${cut(picture.place, longest.name)}: ${picture.reason}`)
            return 'named'
          }
          const read = photoOf(picture.file, picture.place, alt || (picture.alt ?? ''), caption)
          const photo = own.get(read.id) ?? read
          own.set(photo.id, photo)
          embeds += 1
          if (embeds <= maxEmbeds) return photo
          leftOut.push(`its picture ${photo.name}: a text shows at most ${maxEmbeds}; the album has it`)
          return 'named'
        },
        keep() {
          for (const [id, photo] of own) photos.set(id, photos.get(id) ?? photo)
        },
      }
    },
    album(title, origin) {
      if (photos.size === 0) return null
      const name = cut(title, longest.album) || 'Pictures'
      return { id: idFor(name, `${program} ${origin}`), name, photos: [...photos.values()] }
    },
  }
}
