import { plural } from '@dlm/contract/format/plural'
import { kinds } from '@dlm/contract/kinds/kinds'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { BinDoc } from '../../content/bin.doc.ts'
import { parseDocument } from '../../platform/documents.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { AlbumDoc } from '../album.doc.ts'
import { binnedPhotos } from '../binned-photos.ts'

/** What of a plan says whether the portal has it. */
interface Planned<Photo, Article> {
  albums: readonly PlannedAlbum<Photo>[]
  articles: readonly Article[]
}
interface PlannedAlbum<Photo> {
  id: string
  name: string
  photos: readonly Photo[]
  /** Its place among all albums, where the plan has not all of them. */
  place?: number | undefined
}
interface WithId {
  id: string
}

/** An album with the photos that are new, and their places among all of it. */
interface NewAlbum<Photo> {
  id: string
  name: string
  photos: (Photo & { place: number })[]
  /** Its place among all albums. */
  place: number
  /** The portal has it, and it gets these photos. */
  isThere: boolean
}

/** What of a plan the portal does not have, and how much it has. */
interface NewPart<Photo, Article> {
  albums: NewAlbum<Photo>[]
  articles: Article[]
  /** What cannot be added, and why. */
  leftOut: string[]
  /** Albums, photos and articles that are there. */
  existing: number
  /** The same in the recycle bin. */
  binned: number
}

const atOnce = 100
/** Kinds of what an import adds. */
const importedKinds = ['album', 'photo', 'news'] as const

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
    const imported = importedKinds.find((each) => each === kind)
    if (!imported) continue
    binned.set(`${kinds[imported].collection}/${subject}`, null)
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
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Array.from(counts).sort(([, one], [, other]) => other - one)[0]?.[0]
}

/**
 * Leaves out of a plan what the portal has by the same id, in the recycle bin too: nothing that is there is changed. New photos of an
 * album that is there come into it, unless it is locked by now.
 */
export async function withoutExisting<Photo extends WithId, Article extends WithId>(
  plan: Planned<Photo, Article>,
  db: Firestore,
): Promise<NewPart<Photo, Article>> {
  const paths = [
    ...plan.albums.flatMap(({ id, photos }) => [
      `albums/${id}`,
      ...photos.map((photo) => `photos/${photo.id}`),
    ]),
    ...plan.articles.map(({ id }) => `news/${id}`),
  ]
  const inPortal = await findDocuments(db, paths)
  const binned = await findBinned(db)
  const isNew = (path: string) => !inPortal.has(path) && !binned.has(path)
  const part: NewPart<Photo, Article> = {
    albums: [],
    articles: plan.articles.filter(({ id }) => isNew(`news/${id}`)),
    leftOut: [],
    existing: inPortal.size,
    binned: paths.filter((path) => binned.has(path) && !inPortal.has(path)).length,
  }
  for (const [at, album] of plan.albums.entries()) {
    const photos = album.photos
      .map((photo, place) => ({ ...photo, place }))
      .filter(({ id }) => isNew(`photos/${id}`))
    if (photos.length === 0) continue
    const fid = await existingAlbum(db, album, inPortal, binned)
    if (typeof fid === 'object')
      part.leftOut.push(`${album.name}: ${plural(photos.length, 'photo')}: ${fid.reason}`)
    else {
      const { name, place = at } = album
      part.albums.push({ id: fid ?? album.id, name, place, photos, isThere: fid !== undefined })
    }
  }
  return part
}

/** The words of an album's id, without what distinguishes it from others of its name (`idFor`). */
const wordsOf = (id: string) => id.replace(/-?[0-9a-f]{8}$/, '')

/**
 * The album that new photos come into, or why there is none: the one that their source makes, or that it made when it had fewer
 * photos. One that an admin moved some of them to is not asked. Undefined where the portal has none.
 */
async function existingAlbum(
  db: Firestore,
  { id, photos }: PlannedAlbum<WithId>,
  inPortal: ReadonlyMap<string, DocumentSnapshot>,
  binned: ReadonlyMap<string, string | null>,
): Promise<string | undefined | { reason: string }> {
  const fids = photos.flatMap(
    (photo) => inPortal.get(`photos/${photo.id}`)?.get('fid') ?? binned.get(`photos/${photo.id}`) ?? [],
  )
  const ofSource = fids.filter((fid) => wordsOf(fid) === wordsOf(id))
  const fid = inPortal.has(`albums/${id}`) ? id : mostOf(ofSource)
  if (binned.has(`albums/${fid ?? id}`)) return { reason: 'its album is in the recycle bin' }
  const foundAlbum = fid === undefined ? undefined : await db.doc(`albums/${fid}`).get()
  if (!foundAlbum?.exists) return undefined
  return parseDocument(AlbumDoc, foundAlbum).locked ? { reason: 'its album is locked by now' } : fid
}
