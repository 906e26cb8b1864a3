import { type DocumentReference, type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import { binId } from '../content/bin.doc.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { AudioDoc } from './audio.doc.ts'
import { binnedOfAlbum } from './binned-photos.ts'
import { collectionOf, type RecordingDoc, type RecordingId, type RecordingKind } from './recording-files.ts'
import { VideoDoc } from './video.doc.ts'

type Stores = Pick<Platform, 'db'>

const recordingKinds = Object.keys(collectionOf) as RecordingKind[]

/** Whether a document is an entry of the recycle bin, which holds its recording in `data`. */
const isEntry = (ref: DocumentReference) => ref.parent.id === 'bin'

const schemas = { video: VideoDoc, audio: AudioDoc } as const

/** The recording that a document holds; null when the document is not there. */
function recordingIn(kind: RecordingKind, snapshot: DocumentSnapshot): RecordingDoc | null {
  if (!snapshot.exists) return null
  const schema = schemas[kind]
  return isEntry(snapshot.ref) ? schema.parse(snapshot.get('data')) : parseDocument(schema, snapshot)
}

/** The recording in its list, deleted, or deleted with the album `fid`; null when it is purged, or its files are being removed. */
export async function findRecording(
  { db }: Stores,
  { kind, id }: RecordingId,
  fid: string,
): Promise<{ ref: DocumentReference; recording: RecordingDoc } | null> {
  const collection = collectionOf[kind]
  const [listed, entry, ...withAlbum] = await db.getAll(
    db.doc(`${collection}/${id}`),
    db.doc(`bin/${binId(kind, id)}`),
    ...(fid === ''
      ? []
      : [binnedOfAlbum({ db }, fid, collection).doc(id), db.doc(`bin/${binId('album', fid)}`)]),
  )
  const [binned, albumEntry] = withAlbum
  const current = [listed, entry, binned].find((snapshot) => snapshot?.exists)
  const recording = current && recordingIn(kind, current)
  const isPurged = current !== listed && (current === binned ? albumEntry : current)?.get('purging') === true
  return recording && !isPurged ? { ref: current.ref, recording } : null
}

/** All recordings of an album, deleted ones among them. */
export async function recordingsOfAlbum({ db }: Stores, fid: string): Promise<RecordingId[]> {
  const recordings = new Map<string, RecordingId>()
  const add = (kind: RecordingKind, id: string) => recordings.set(`${kind}/${id}`, { kind, id })
  // In the order in which a recording that is being deleted passes through them.
  for (const kind of recordingKinds)
    for (const { id } of (await db.collection(collectionOf[kind]).where('fid', '==', fid).select().get())
      .docs)
      add(kind, id)
  const entries = await db.collection('bin').where('data.fid', '==', fid).select('kind', 'subject').get()
  for (const entry of entries.docs) {
    const kind = recordingKinds.find((each) => each === entry.get('kind'))
    if (kind) add(kind, entry.get('subject'))
  }
  for (const kind of recordingKinds)
    for (const { id } of (await binnedOfAlbum({ db }, fid, collectionOf[kind]).select().get()).docs)
      add(kind, id)
  return [...recordings.values()]
}

/** The recordings that were deleted with an album. */
export async function binnedRecordings(
  { db }: Stores,
  fid: string,
): Promise<{ id: RecordingId; recording: RecordingDoc }[]> {
  const recordings: { id: RecordingId; recording: RecordingDoc }[] = []
  for (const kind of recordingKinds)
    for (const document of (await binnedOfAlbum({ db }, fid, collectionOf[kind]).get()).docs)
      recordings.push({ id: { kind, id: document.id }, recording: parseDocument(schemas[kind], document) })
  return recordings
}

/** Recordings in the lists whose files are on their way, at most so many of each kind. */
export async function movingRecordings({ db }: Stores, limit: number): Promise<RecordingId[]> {
  const ofKinds = await Promise.all(
    recordingKinds.map(async (kind) => {
      const moving = db.collection(collectionOf[kind]).where('moving', '==', true)
      const { docs } = await moving.limit(limit).select().get()
      return docs.map(({ id }) => ({ kind, id }))
    }),
  )
  return ofKinds.flat()
}

/**
 * Changes the recording of a document on the condition that it is unmodified since it was read; answers the changed one.
 * @param change answers the recording as it becomes, or null to leave it
 */
export function changeRecording(
  ref: DocumentReference,
  kind: RecordingKind,
  change: (recording: RecordingDoc) => RecordingDoc | null,
): Promise<RecordingDoc | null> {
  return compareAndSet(ref, (snapshot) => {
    const before = recordingIn(kind, snapshot)
    const after = before && change(before)
    if (!before || !after) return { data: null, result: null }
    return { data: isEntry(ref) ? { data: after } : differences(before, after), result: after }
  })
}

/** All fields of what it is now, and the removal of those that it has no more. */
function differences(before: object, after: object): Record<string, unknown> {
  const removed = Object.keys(before).filter((name) => !(name in after))
  return { ...after, ...Object.fromEntries(removed.map((name) => [name, FieldValue.delete()])) }
}
