import type { ErrorCode } from '@dlm/contract/errors'
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import { writeAuditEntry } from '../content/audit.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { inTransaction } from '../platform/transaction.ts'
import { AlbumDoc } from './album.doc.ts'
import { completeOrder } from './give-places.ts'
import { accessOf, isSameSide, PhotoDoc } from './photo.doc.ts'

/**
 * Moves photos of one open album to another, with the counts of both, all in one transaction: the files of open photos are
 * below their own ids, so that nothing but their documents changes. In an album that is arranged by hand they go to the end.
 */
export const move_photos: Handler<'move_photos'> = async (context, { from, to, ids }) => {
  const { db } = context.platform
  const albums = [from, to].map((fid) => db.doc(`albums/${fid}`))
  const photos = ids.map((id) => db.doc(`photos/${id}`))
  const answer = await inTransaction(db, async (transaction) => {
    const snapshots = await transaction.getAll(...albums, ...photos)
    const [source, target] = snapshots.slice(0, albums.length).map(openAlbum)
    if (!source || !target) throw new ApiError('album-not-found')
    // Their files would have to move, or to be made again.
    if (!isSameSide(accessOf(source), accessOf(target))) throw new ApiError('album-downloads-differ')
    const failed: { id: string; code: ErrorCode }[] = []
    for (const snapshot of snapshots.slice(albums.length)) {
      const { ref, id } = snapshot
      const photo = snapshot.exists ? parseDocument(PhotoDoc, snapshot) : null
      const code = reasonToStay(photo, from)
      if (!photo || code) {
        failed.push({ id, code: code ?? 'media-not-found' })
        continue
      }
      transaction.update(ref, { fid: to, place: '', ...accessOf(target) })
      writeAuditEntry(transaction, context, 'move_photos', { subject: ref.path, name: photo.name })
    }
    const moved = ids.length - failed.length
    for (const [at, album] of albums.entries())
      if (moved > 0) transaction.update(album, { photos: FieldValue.increment(at === 0 ? -moved : moved) })
    return { failed }
  })
  await completeOrder(context.platform, to)
  return answer
}

/** @throws ApiError album-not-found; album-not-open for a locked one, whose photos are stored elsewhere */
function openAlbum(snapshot: DocumentSnapshot): AlbumDoc {
  if (!snapshot.exists) throw new ApiError('album-not-found')
  const album = parseDocument(AlbumDoc, snapshot)
  if (album.locked) throw new ApiError('album-not-open')
  return album
}

/** Why a photo cannot be moved; null where it can. */
function reasonToStay(photo: PhotoDoc | null, from: string): ErrorCode | null {
  if (photo?.fid !== from) return 'media-not-found'
  // Its files are still on their way, by the names of the album that it is in.
  return photo.uploadPending || photo.movingTo !== undefined || photo.locked ? 'unavailable' : null
}
