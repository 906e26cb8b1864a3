import { editForms, emptyHalf, halfCredit } from '@dlm/contract/dashboard/dashboard.schema'
import { FieldValue } from 'firebase-admin/firestore'
import { editable } from '../content/content.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import { AlbumDoc } from './album.doc.ts'
import { cleanOlder } from './clean-older.ts'
import { movePhotoUpload } from './move-photo-files.ts'
import { PhotoDoc, searchablePhoto } from './photo.doc.ts'
import { removeFiles } from './photo-files.ts'
import { retryWaiting } from './retry-renditions.ts'

/** What the daily sweep does for photos. */
export const photoUpkeep = { move: movePhotoUpload, cleanOlder, retryWaiting }

/** The photos, for the dashboard's form and bin. */
export const photoContent = editable({
  kind: 'photo',
  schema: PhotoDoc,
  form: editForms.photo,
  nameOf: ({ name }) => name,
  searchable: searchablePhoto,
  toForm: ({ name, alt, caption, credit }) => ({
    ...{ name, alt, caption },
    author: credit?.author ?? '',
    licence: credit?.licence ?? '',
  }),
  async change(
    _change,
    { credit },
    { author = credit?.author ?? '', licence = credit?.licence ?? '', ...texts },
  ) {
    // Merged with the stored one.
    const field = emptyHalf({ author, licence })
    if (field) throw new ApiError('invalid-input', { fields: { [field]: halfCredit[field] } })
    return { ...texts, credit: author && licence ? { author, licence } : null }
  },
  async beforeDelete(transaction, { platform }, _, { fid }) {
    const album = await transaction.get(platform.db.doc(`albums/${fid}`))
    return (writer) => {
      if (album.exists) writer.update(album.ref, { photos: FieldValue.increment(-1) })
    }
  },
  async beforeRestore(transaction, { platform }, _, { fid, locked }) {
    const album = await transaction.get(platform.db.doc(`albums/${fid}`))
    if (!album.exists) throw new ApiError('album-not-found')
    // Its files are still on their way to where the album's lock wants them.
    if (parseDocument(AlbumDoc, album).locked !== locked) throw new ApiError('unavailable', { retryAfter: 5 })
    return (writer) => void writer.update(album.ref, { photos: FieldValue.increment(1) })
  },
  purge: ({ platform }, pid, { fid }) => removeFiles(platform, { fid, pid }),
})
