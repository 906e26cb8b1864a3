import { posix } from 'node:path'
import { eachOf } from '../platform/each-of.ts'
import { publicFolder } from '../platform/media-paths.ts'
import type { Platform } from '../platform/platform.ts'
import type { PhotoId } from './photo.doc.ts'
import { changePhoto, findPhoto, removeUnlessNamed } from './photo-home.ts'

type Stores = Pick<Platform, 'db' | 'objects'>

/** Photos that are looked at at the same time. */
const atOnce = 4

/**
 * Removes public copies of a locked album's photos that processes left behind when they died. Files that the photos'
 * documents reference stay.
 */
export async function removeMisplacedFiles(stores: Stores, fid: string): Promise<void> {
  const photos = stores.db.collection('photos').where('fid', '==', fid).where('locked', '==', true)
  const { docs } = await photos.select().get()
  await eachOf(docs, atOnce, ({ id }) => removeMisplacedFilesOf(stores, { fid, pid: id }))
}

async function removeMisplacedFilesOf(stores: Stores, id: PhotoId): Promise<void> {
  const paths = await stores.objects.list(`${publicFolder('photos', id.pid)}/`)
  for (const folder of new Set(paths.map(posix.dirname))) {
    await giveUpMove(stores, id, folder)
    await removeUnlessNamed(stores, id, folder)
  }
}

/** Ends a move into the open that nobody wants any more; whoever is still at it finds that out. */
async function giveUpMove(stores: Stores, id: PhotoId, folder: string): Promise<void> {
  const found = await findPhoto(stores, id)
  const album = await stores.db.doc(`albums/${id.fid}`).get()
  if (found?.photo.movingTo !== folder || album.get('locked') !== true) return
  await changePhoto(found.home, (photo) => {
    if (photo?.movingTo !== folder) return { photo: null, result: undefined }
    const { movingTo: _, ...rest } = photo
    return { photo: rest as typeof photo, result: undefined }
  })
}
