import { FieldValue } from 'firebase-admin/firestore'
import { registerFiles } from '../files/register-files.ts'
import { makePreview } from '../files/renditions.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { AlbumDoc } from './album.doc.ts'
import { readAlbum } from './album.repo.ts'
import { placesAtEnd } from './give-places.ts'
import { openLockedAlbum } from './locked-album.ts'
import { movePhotoUpload } from './move-photo-files.ts'
import { accessOf, PhotoDoc, searchablePhoto } from './photo.doc.ts'
import { toPhoto } from './photo.repo.ts'
import { inFolder, rootOf } from './photo-files.ts'
import { requestRenditions } from './request-renditions.ts'

/**
 * Registers uploaded photos in the album `fid`, each with one rendition; the trigger makes the others (DESIGN §6). They are in
 * the order of their names, however many registrations one upload takes; in an album that is arranged by hand they are its last.
 */
export const add_photos: Handler<'add_photos'> = async (context, { fid, files }) => {
  const { platform } = context
  const { db, clock } = platform
  let access = accessOf(await readAlbum(platform, fid))
  let places: ReadonlyMap<string, string> = new Map()
  const folderOf = (pid: string) => rootOf({ fid, pid }, access)
  const now = clock.now()
  const { registered, refused } = await registerFiles(context, {
    kind: 'image',
    collection: 'photos',
    action: 'add_photos',
    files,
    idOf: ({ pid }) => pid,
    folderOf,
    searchable: searchablePhoto,
    async describe(file, { upload, type, size: uploaded, bytes, shot: { camera, takenAt } }, original) {
      const { name } = file
      const { fingerprint, startedAt, order = 0 } = upload
      // Of what is downloaded, which is cleaned.
      const size = bytes?.length ?? uploaded
      const rendering = { waiting: true, tries: 0, at: now }
      const described = {
        fid,
        name,
        type,
        size,
        cleaned: true,
        createdAt: startedAt - order,
        takenAt: takenAt ?? startedAt + order,
      }
      const stored = { ...described, ...access, original, picture: null, uploadPending: true, rendering }
      return {
        document: PhotoDoc.parse({
          ...stored,
          ...(fingerprint && { fingerprint }),
          ...(camera && { camera }),
        }),
        preview: bytes ? await makePreview(bytes) : undefined,
      }
    },
    move: movePhotoUpload,
    placed: (pid, photo) => ({
      ...inFolder(photo, folderOf(pid), access),
      place: places.get(pid) ?? '',
    }),
    async also(transaction, added) {
      const album = await transaction.get(db.doc(`albums/${fid}`))
      if (!album.exists) throw new ApiError('album-not-found')
      // Its lock may have been switched while the files were checked.
      const current = AlbumDoc.parse(album.data())
      const { order, sections } = current
      access = accessOf(current)
      places = order === 'hand' ? await placesAtEnd(transaction, platform, fid, added, sections) : new Map()
      return (writer) => void writer.update(album.ref, { photos: FieldValue.increment(added.length) })
    },
  })
  await requestRenditions(
    platform,
    registered.map(({ id }) => id),
  )
  const addresses = (access.locked && (await openLockedAlbum(context, fid, undefined))) || platform.files
  return { data: registered.map(({ id, document }) => toPhoto(addresses, id, document)), refused }
}
