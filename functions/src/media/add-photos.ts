import { FieldValue } from 'firebase-admin/firestore'
import { registerFiles } from '../content/register-files.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { AlbumDoc } from './album.doc.ts'
import { readAlbum } from './album.repo.ts'
import { openLockedAlbum } from './locked-album.ts'
import { lockedFolder, publicFolder } from './media-paths.ts'
import { PhotoDoc, searchablePhoto } from './photo.doc.ts'
import { toPhoto } from './photo.repo.ts'

/** Registers the photos that arrived in the album `fid`; the trigger makes their renditions (DESIGN §6). */
export const add_photos: Handler<'add_photos'> = async (context, { fid, files }) => {
  const { platform } = context
  const { db, clock } = platform
  const { locked } = await readAlbum(platform, fid)
  const now = clock.now()
  const { registered, refused } = await registerFiles(context, {
    kind: 'image',
    collection: 'photos',
    action: 'add_photos',
    files,
    idOf: ({ pid }) => pid,
    folderOf: (pid) => (locked ? lockedFolder(fid, pid) : publicFolder('photos', pid)),
    searchable: searchablePhoto,
    async describe(file, { upload, type, size }, original) {
      const { name } = file
      const { fingerprint } = upload
      // The first one that was chosen stands first.
      const createdAt = now - files.indexOf(file)
      const stored = { fid, name, type, size, createdAt, locked, original, picture: null }
      return { document: PhotoDoc.parse({ ...stored, ...(fingerprint && { fingerprint }) }) }
    },
    async also(transaction, added) {
      const album = await transaction.get(db.doc(`albums/${fid}`))
      if (!album.exists) throw new ApiError('album-not-found')
      // Its lock was turned while the files were looked at: they would lie on the wrong side of it.
      if (AlbumDoc.parse(album.data()).locked !== locked) throw new ApiError('unavailable', { retryAfter: 1 })
      return (writer) => void writer.update(album.ref, { photos: FieldValue.increment(added) })
    },
  })
  const addresses = (locked && (await openLockedAlbum(context, fid, undefined))) || platform.files
  return { data: registered.map(({ id, document }) => toPhoto(addresses, id, document)), refused }
}
