import { FieldValue } from 'firebase-admin/firestore'
import type { AdminContext } from '../content/content.ts'
import { registerFiles } from '../files/register-files.ts'
import { makePreview } from '../files/renditions.ts'
import type { UploadDoc } from '../files/upload.doc.ts'
import { ApiError } from '../platform/api-error.ts'
import { AlbumDoc } from './album.doc.ts'
import { readAlbum } from './album.repo.ts'
import { placesAtEnd } from './give-places.ts'
import { movePhotoUpload } from './move-photo-files.ts'
import { accessOf, PhotoDoc, searchablePhoto } from './photo.doc.ts'
import { inFolder, rootOf } from './photo-files.ts'
import { requestRenditions } from './request-renditions.ts'

/** An uploaded photo: its id, its name and the path of its file. */
interface UploadedPhoto {
  pid: string
  name: string
  file: string
}

/** What the caller knows of a photo besides its file. */
interface PhotoDetails {
  /** Milliseconds: its place in the album, newest first. */
  createdAt: number
  alt?: string
  caption?: string
}

/**
 * Registers uploaded photos in the album `fid`, each with one rendition; the trigger makes the others (DESIGN §6). In an album that
 * is arranged by hand they are its last.
 * @param detailsOf says of a photo what its file does not, by its request and its upload
 * @throws ApiError album-not-found
 */
export async function registerPhotos<File extends UploadedPhoto>(
  context: AdminContext,
  fid: string,
  files: readonly File[],
  detailsOf: (file: File, upload: UploadDoc) => PhotoDetails,
) {
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
        ...detailsOf(file, upload),
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
  return { registered, refused, access }
}
