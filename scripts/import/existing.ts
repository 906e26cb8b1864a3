import { plural } from '@dlm/contract/format/plural'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { collectionOfKind } from '../../functions/src/archive/collections.ts'
import { BinDoc } from '../../functions/src/content/bin.doc.ts'
import { AlbumDoc } from '../../functions/src/media/album.doc.ts'
import { binnedPhotos } from '../../functions/src/media/binned-photos.ts'
import { parseDocument } from '../../functions/src/platform/documents.ts'
import { inTransaction } from '../../functions/src/platform/transaction.ts'
import type { Plan, PlannedAlbum } from './plan.ts'

/** What of a plan the portal does not have, and how much it has. */
export interface NewPart {
  plan: Plan
  /** Albums, photos and articles that are there. */
  existing: number
  /** The same in the recycle bin. */
  binned: number
}

const atOnce = 100

/** The documents that are there, of these paths. */
export async function findDocuments(
  db: Firestore,
  paths: readonly string[],
): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  const existing = new Map<string, DocumentSnapshot>()
  for (let from = 0; from < paths.length; from += atOnce) {
    const snapshots = await db.getAll(...paths.slice(from, from + atOnce).map((path) => db.doc(path)))
    for (const snapshot of snapshots) if (snapshot.exists) existing.set(snapshot.ref.path, snapshot)
  }
  return existing
}

/** What is in the recycle bin, by the paths that it had; of the photos of a deleted album, the album. */
export async function findBinned(db: Firestore): Promise<ReadonlyMap<string, string | null>> {
  const binned = new Map<string, string | null>()
  for (const binDocument of (await db.collection('bin').get()).docs) {
    const { kind, subject } = parseDocument(BinDoc, binDocument)
    binned.set(`${collectionOfKind(kind)}/${subject}`, null)
    if (kind !== 'album') continue
    const { docs } = await binnedPhotos({ db }, subject).select().get()
    for (const { id } of docs) binned.set(`photos/${id}`, subject)
  }
  return binned
}

/** Counts the photos of an album that others came to, or went from. */
export async function recountAlbum(db: Firestore, fid: string): Promise<void> {
  const album = db.doc(`albums/${fid}`)
  await inTransaction(db, async (transaction) => {
    const foundAlbum = await transaction.get(album)
    const photos = await transaction.get(db.collection('photos').where('fid', '==', fid).count())
    if (foundAlbum.exists) transaction.update(album, { photos: photos.data().count })
  })
}

/** The one that most of these are; undefined of none. */
function mostOf(values: readonly string[]): string | undefined {
  const counts = Map.groupBy(values, (value) => value)
  return Array.from(counts).sort(([, one], [, other]) => other.length - one.length)[0]?.[0]
}

/**
 * Leaves out of a plan what the portal has by the same id, in the recycle bin too: nothing that is there is changed. New photos of an
 * album that is there come into it, unless it is locked by now.
 */
export async function withoutExisting(plan: Plan, db: Firestore): Promise<NewPart> {
  const paths = [
    ...plan.albums.flatMap(({ id, photos }) => [
      `albums/${id}`,
      ...photos.map((photo) => `photos/${photo.id}`),
    ]),
    ...plan.articles.map(({ id }) => `news/${id}`),
  ]
  const inPortal = await findDocuments(db, paths)
  const binned = await findBinned(db)
  const part: NewPart = {
    plan: { albums: [], articles: [], leftOut: [] },
    existing: inPortal.size,
    binned: paths.filter((path) => binned.has(path) && !inPortal.has(path)).length,
  }
  const isNew = (path: string) => !inPortal.has(path) && !binned.has(path)
  for (const [place, album] of plan.albums.entries()) {
    const placed = album.photos.map((photo, nth) => ({ ...photo, place: nth }))
    const photos = placed.filter(({ id }) => isNew(`photos/${id}`))
    if (photos.length === 0) continue
    const added = await albumFor(db, { ...album, place, photos }, album, inPortal, binned)
    if (typeof added !== 'string') part.plan.albums.push(added)
    else part.plan.leftOut.push(`${album.name}: ${plural(photos.length, 'photo')}: ${added}`)
  }
  part.plan.articles.push(...plan.articles.filter(({ id }) => isNew(`news/${id}`)))
  return part
}

/** The words of an album's id, without what distinguishes it from others of its name (`idFor`). */
const wordsOf = (id: string) => id.replace(/-?[0-9a-f]{8}$/, '')

/**
 * The album that new photos come into, or why there is none: the one that their source makes, or that it made when it had fewer
 * photos. One that an admin moved some of them to is not asked.
 */
async function albumFor(
  db: Firestore,
  added: PlannedAlbum,
  { id, photos }: PlannedAlbum,
  inPortal: ReadonlyMap<string, DocumentSnapshot>,
  binned: ReadonlyMap<string, string | null>,
): Promise<PlannedAlbum | string> {
  const fids = photos.flatMap(
    (photo) => inPortal.get(`photos/${photo.id}`)?.get('fid') ?? binned.get(`photos/${photo.id}`) ?? [],
  )
  const ofSource = fids.filter((fid) => wordsOf(fid) === wordsOf(id))
  const fid = inPortal.has(`albums/${id}`) ? id : mostOf(ofSource)
  if (binned.has(`albums/${fid ?? id}`)) return 'its album is in the recycle bin'
  const foundAlbum = fid === undefined ? undefined : await db.doc(`albums/${fid}`).get()
  if (fid === undefined || !foundAlbum?.exists) return added
  if (parseDocument(AlbumDoc, foundAlbum).locked) return 'its album is locked by now'
  return { ...added, id: fid, isThere: true }
}
