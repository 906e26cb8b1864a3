import { posix } from 'node:path'
import type * as z from 'zod'
import { makeRenditions, type Renditions, toStoredPicture } from '../../functions/src/files/renditions.ts'
import { Poster } from '../../functions/src/media/recording.doc.ts'
import type { StoredPicture } from '../../functions/src/platform/storage.ts'
import { StopError } from '../lib/stop-error.ts'
import type { Archive } from './read-archive.ts'

/** A picture without an original, as an archive writes it down: a cover, a poster, a profile photo. A backup has all of it. */
const ArchivedPicture = Poster.partial({ widths: true, thumbhash: true })
type ArchivedPicture = z.infer<typeof ArchivedPicture>

/** The fields of a document that hold such a picture. */
export function picturesIn(document: Record<string, unknown>): [field: string, picture: ArchivedPicture][] {
  return Object.entries(document).flatMap(([field, value]) => {
    const { data } = ArchivedPicture.safeParse(value)
    return data ? [[field, data]] : []
  })
}

/** The files of an archive by their folders. */
export type Folders = ReadonlyMap<string, readonly string[]>

/** Sorts the files of an archive into their folders. */
export function foldersOf({ objects }: Pick<Archive, 'objects'>): Folders {
  return Map.groupBy(Object.keys(objects), posix.dirname)
}

/**
 * The widest rendition of a picture, which is all that an archive has of it; null where the portal had lost it.
 * @throws StopError unless there is one
 */
export function sourceOf(folders: Folders, { folder, widths }: ArchivedPicture): string | null {
  const sources = (folders.get(folder) ?? []).filter((path) => /^\d+\.webp$/.test(posix.basename(path)))
  if (sources.length === 0 && widths) return null
  if (sources.length !== 1 || !sources[0])
    throw new StopError(
      `${folder} has ${sources.length} renditions; an archive holds the widest of each picture.`,
    )
  return sources[0]
}

/** Makes the narrower renditions and the placeholder of a picture; the widest stays as it is. */
export async function restorePicture(
  archive: Pick<Archive, 'read'>,
  source: string,
  picture: ArchivedPicture,
): Promise<{ stored: StoredPicture; resized: Renditions }> {
  const bytes = archive.read(source)
  const width = Number(posix.basename(source, '.webp'))
  const resized = await makeRenditions(bytes)
  const renditions = resized.renditions.map((each) => (each.width === width ? { width, webp: bytes } : each))
  const { folder, width: wide, height, thumbhash = resized.thumbhash, focus } = picture
  const restored = { width: wide, height, thumbhash, renditions }
  return { stored: { ...toStoredPicture(folder, restored), ...(focus && { focus }) }, resized: restored }
}
