import { editForms, emptyHalf, halfCredit } from '@dlm/contract/dashboard/dashboard.schema'
import { FieldValue } from 'firebase-admin/firestore'
import { editable } from '../content/content.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import { AlbumDoc } from './album.doc.ts'
import { cleanOlder } from './clean-older.ts'
import { cropOlder } from './crop-older.ts'
import { completeOrder } from './give-places.ts'
import { movePhotoUpload } from './move-photo-files.ts'
import { accessOf, centre, isSameAccess, isSamePoint, PhotoDoc, searchablePhoto } from './photo.doc.ts'
import { readPhoto } from './photo.repo.ts'
import { removeFiles } from './photo-files.ts'
import { requestRenditions } from './request-renditions.ts'
import { retryWaiting } from './retry-renditions.ts'

/** What the daily sweep does for photos. */
export const photoUpkeep = { move: movePhotoUpload, cleanOlder, cropOlder, retryWaiting }

/** The photos, for the dashboard's form and bin. */
export const photoContent = editable({
  kind: 'photo',
  schema: PhotoDoc,
  form: editForms.photo,
  nameOf: ({ name }) => name,
  searchable: searchablePhoto,
  toForm: ({ name, alt, caption, tags, credit, focus }) => ({
    ...{ name, alt, caption, tags },
    focus: focus ? { x: focus.x, y: focus.y } : centre,
    author: credit?.author ?? '',
    licence: credit?.licence ?? '',
  }),
  async change(
    { context: { platform }, id, work },
    before,
    { author = before.credit?.author ?? '', licence = before.credit?.licence ?? '', focus, ...texts },
  ) {
    // Merged with the stored one.
    const field = emptyHalf({ author, licence })
    if (field) throw new ApiError('invalid-input', { fields: { [field]: halfCredit[field] } })
    const at = platform.clock.now()
    const isMoved = focus !== undefined && !isSamePoint(focus, before.focus ?? centre)
    // Its crop is made by the trigger, which the sweep asks again where this process ends.
    const hasCrop = before.picture !== null && before.picture.portrait !== null
    const isCropped = isMoved && hasCrop && !before.unreadable
    if (isCropped) work.followUp(() => requestRenditions(platform, [id]))
    return {
      ...texts,
      credit: author && licence ? { author, licence } : null,
      focus: isMoved ? { ...focus, at } : (before.focus ?? null),
      ...(isCropped && { rendering: { waiting: true, tries: 0, at } }),
    }
  },
  async beforeDelete(transaction, { platform }, _, { fid }) {
    const album = await transaction.get(platform.db.doc(`albums/${fid}`))
    return (writer) => {
      if (album.exists) writer.update(album.ref, { photos: FieldValue.increment(-1) })
    }
  },
  async beforeRestore(transaction, { platform }, _, photo) {
    const album = await transaction.get(platform.db.doc(`albums/${photo.fid}`))
    if (!album.exists) throw new ApiError('album-not-found')
    // Its files are still on their way to where the album wants them.
    if (!isSameAccess(photo, accessOf(parseDocument(AlbumDoc, album))))
      throw new ApiError('unavailable', { retryAfter: 5 })
    return (writer) => void writer.update(album.ref, { photos: FieldValue.increment(1) })
  },
  afterRestore: async ({ platform }, pid) => {
    const photo = await readPhoto(platform, pid)
    if (photo && (photo.place === '' || photo.takenAt === undefined)) await completeOrder(platform, photo.fid)
  },
  purge: ({ platform }, pid, { fid }) => removeFiles(platform, { fid, pid }),
})
