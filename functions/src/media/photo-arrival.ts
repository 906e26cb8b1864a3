import { placeFile } from '../content/place-file.ts'
import { type Bring, bringToPlace } from '../content/register-files.ts'
import { toStoredPicture } from '../platform/renditions.ts'
import { folderOf, writeRenditions } from './photo-folder.ts'
import { changePhoto, findPhoto, removeUnlessNamed } from './photo-home.ts'

/**
 * Brings the file of a registered photo from the staging area to where the photo's document says: its album's lock may be
 * turned at any moment, so what counts is what the document says once the file is there. `preview` is shown until all
 * renditions are made.
 */
export const bringPhoto: Bring = async (stores, upload, preview) => {
  const { photo: id } = upload
  // Registered by a release that did not note the photo.
  if (!id) return bringToPlace(stores, upload)
  for (;;) {
    const found = await findPhoto(stores, id)
    if (!found?.photo.arriving) return
    const { home, photo: before } = found
    const folder = folderOf(before)
    await placeFile(stores, { ...upload, name: before.name }, before.original, id.pid)
    if (preview) await writeRenditions(stores, folder, preview)
    const isThere = await changePhoto(home, (photo) => {
      if (!photo?.arriving || folderOf(photo) !== folder) return { photo: null, result: false }
      const { arriving: _, ...rest } = photo
      const picture = preview ? toStoredPicture(folder, preview) : rest.picture
      return { photo: { ...rest, picture } as typeof photo, result: true }
    })
    if (isThere) return
    await removeUnlessNamed(stores, id, folder)
  }
}
