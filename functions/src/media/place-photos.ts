import type { PlacePhotos } from '@dlm/contract/media/media.schema'
import { type DocumentSnapshot, FieldPath } from 'firebase-admin/firestore'
import type * as z from 'zod'
import { writeAuditEntry } from '../content/audit.ts'
import type { AdminContext } from '../content/content.ts'
import { ApiError } from '../platform/api-error.ts'
import { retryOnConflict } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { AlbumDoc } from './album.doc.ts'
import { givePlaces, lastPlaced, placeOf } from './give-places.ts'
import { keysBetween } from './place-keys.ts'

/** A photo whose document exists. */
type Stored = DocumentSnapshot

/** Where photos go: after the key `low` and before `high`, with the photos `equals`, which have to make room. */
interface Gap {
  low: string
  high: string | null
  equals: readonly Stored[]
  /** The photos are there already, as after the same request. */
  isFilled: boolean
}

/**
 * Puts photos of an album that is arranged by hand, in the order given, in front of another, or at its end. Nothing but their keys
 * changes, each on the condition that the photo is unmodified: of two admins who move the same photo the later one wins, and
 * moves of different photos do not meet.
 */
export const place_photos: Handler<'place_photos'> = async (context, input) => {
  await retryOnConflict(() => placeOnce(context, input))
  return {}
}

async function placeOnce(
  context: AdminContext,
  { fid, pids, before }: z.output<typeof PlacePhotos>,
): Promise<void> {
  const { platform } = context
  const { db } = platform
  const ids = before === undefined ? pids : [...pids, before]
  const [album, ...photos] = await db.getAll(
    db.doc(`albums/${fid}`),
    ...ids.map((pid) => db.doc(`photos/${pid}`)),
  )
  const name = checkByHand(album)
  if (photos.some((photo) => !photo.exists || photo.get('fid') !== fid)) throw new ApiError('media-not-found')
  const gap = await findGap(platform, fid, photos[pids.length], pids)
  if (!gap) {
    await givePlaces(platform, fid, 'hand')
    return placeOnce(context, { fid, pids, ...(before !== undefined && { before }) })
  }
  if (gap.isFilled) return
  const changed = [...photos.slice(0, pids.length), ...gap.equals]
  const places = keysBetween(gap.low || null, gap.high, changed.length)
  const batch = db.batch()
  for (const [at, { ref, updateTime }] of changed.entries())
    if (updateTime) batch.update(ref, { place: places[at] }, { lastUpdateTime: updateTime })
  writeAuditEntry(batch, context, 'place_photos', { subject: `albums/${fid}`, name })
  await batch.commit()
}

/** The name of the album. @throws ApiError album-not-found; album-not-by-hand for one that is in another order */
function checkByHand(album: DocumentSnapshot | undefined): string {
  if (!album?.exists) throw new ApiError('album-not-found')
  const { name, order } = parseDocument(AlbumDoc, album)
  if (order !== 'hand') throw new ApiError('album-not-by-hand')
  return name
}

/** The gap in front of a photo, or at the end; as if the photos `pids` were not there. Null where photos have no places yet. */
async function findGap(
  platform: Platform,
  fid: string,
  next: Stored | undefined,
  pids: readonly string[],
): Promise<Gap | null> {
  const moved = new Set(pids)
  const stays = ({ id }: Stored) => !moved.has(id)
  const backwards = lastPlaced(platform, fid)
  const before = next ? backwards.startAfter(placeOf(next), next.id) : backwards
  const { docs: inFront } = await before.limit(pids.length + 1).get()
  const isFilled = pids.every((pid, at) => inFront[pids.length - 1 - at]?.id === pid)
  const last = inFront.find(stays)
  const low = last ? placeOf(last) : ''
  const high = next ? placeOf(next) : null
  if ((last && low === '') || high === '') return null
  if (!next || high === null || low !== high) return { low, high, equals: [], isFilled }
  // Two admins put photos here at the same moment, and got the same key: those that follow make room.
  const photos = platform.db.collection('photos').where('fid', '==', fid)
  const [same, beyond] = await Promise.all([
    photos.where('place', '==', high).orderBy(FieldPath.documentId()).startAt(next.id).get(),
    photos
      .where('place', '>', high)
      .orderBy('place')
      .limit(pids.length + 1)
      .get(),
  ])
  const following = beyond.docs.find(stays)
  return { low, high: following ? placeOf(following) : null, equals: same.docs.filter(stays), isFilled }
}
