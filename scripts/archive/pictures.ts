import { posix } from 'node:path'
import type * as z from 'zod'
import { makeRenditions, type Renditions, toStoredPicture } from '../../functions/src/platform/renditions.ts'
import { StoredPicture } from '../../functions/src/platform/storage.ts'
import { StopError } from '../lib/stop-error.ts'
import type { Archive } from './read-archive.ts'

/** A picture without an original, as an archive writes it down: a cover, a poster, a profile photo. */
const ArchivedPicture = StoredPicture.pick({ folder: true, width: true, height: true })
type ArchivedPicture = z.infer<typeof ArchivedPicture>

/** The fields of a document that hold such a picture. */
export function picturesIn(document: Record<string, unknown>): [field: string, picture: ArchivedPicture][] {
  return Object.entries(document).flatMap(([field, value]) => {
    const { data } = ArchivedPicture.safeParse(value)
    return data ? [[field, data]] : []
  })
}

/** The widest rendition of a picture, which is all that an archive has of it. @throws StopError unless there is one */
export function sourceOf({ objects }: Archive, { folder }: ArchivedPicture): string {
  const found = Object.keys(objects).filter(
    (path) => posix.dirname(path) === folder && /^\d+\.webp$/.test(posix.basename(path)),
  )
  if (found.length !== 1 || !found[0])
    throw new StopError(
      `${folder} has ${found.length} renditions; an archive holds the widest of each picture.`,
    )
  return found[0]
}

/** Makes the narrower renditions and the placeholder of a picture; the widest stays as it is. */
export async function restorePicture(
  archive: Archive,
  picture: ArchivedPicture,
): Promise<{ stored: StoredPicture; made: Renditions }> {
  const source = sourceOf(archive, picture)
  const bytes = archive.read(source)
  const width = Number(posix.basename(source, '.webp'))
  const made = await makeRenditions(bytes)
  const renditions = made.renditions.map((each) => (each.width === width ? { width, webp: bytes } : each))
  const { folder, ...size } = picture
  const restored = { ...made, ...size, renditions }
  return { stored: toStoredPicture(folder, restored), made: restored }
}
