import { type DocumentSnapshot, FieldPath } from 'firebase-admin/firestore'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { AlbumDoc } from './album.doc.ts'
import { lastPlaced, placeOf } from './give-places.ts'

/** A photo whose document exists. */
type Stored = DocumentSnapshot

/** Where photos or a section go: after the key `low` and before `high`, with the photos `equals`, which have to make room. */
export interface Gap {
  low: string
  high: string | null
  equals: readonly Stored[]
  /** The photos are there already, as after the same request. */
  isFilled: boolean
}

/** What things are put in front of: a photo or a section; null is the end of the album. */
export type Next = Stored | { place: string } | null

/**
 * The album, which is arranged by hand.
 * @throws ApiError album-not-found; album-not-by-hand for one that is in another order
 */
export function albumByHand(album: DocumentSnapshot | undefined): AlbumDoc {
  if (!album?.exists) throw new ApiError('album-not-found')
  const document = parseDocument(AlbumDoc, album)
  if (document.order !== 'hand') throw new ApiError('album-not-by-hand')
  return document
}

/**
 * The gap in front of a photo or a section, or at the end; as if the photos `pids` were not there. Null where photos have no places
 * yet.
 * @param sections those of the album, without one that is moved itself
 */
export async function findGap(
  platform: Platform,
  fid: string,
  { next, pids, sections }: { next: Next; pids: readonly string[]; sections: readonly { place: string }[] },
): Promise<Gap | null> {
  const moved = new Set(pids)
  const stays = ({ id }: Stored) => !moved.has(id)
  const high = next && ('place' in next ? next.place : placeOf(next))
  const backwards = lastPlaced(platform, fid)
  const before =
    next === null
      ? backwards
      : 'place' in next
        ? backwards.where('place', '<', next.place)
        : backwards.startAfter(placeOf(next), next.id)
  const { docs: inFront } = await before.limit(pids.length + 1).get()
  const last = inFront.find(stays)
  if ((last && placeOf(last) === '') || high === '') return null
  const headings = sections.map(({ place }) => place).filter((place) => high === null || place < high)
  const first = inFront[pids.length - 1]
  const isFilled =
    pids.every((pid, at) => inFront[pids.length - 1 - at]?.id === pid) &&
    (!first || headings.every((place) => place <= placeOf(first)))
  const low = [...headings, last ? placeOf(last) : ''].toSorted().at(-1) ?? ''
  if (next === null || 'place' in next || low !== high) return { low, high, equals: [], isFilled }
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
