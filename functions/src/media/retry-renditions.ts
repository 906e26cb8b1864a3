import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { isConflict, setIfUnmodified } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { isWaiting, PhotoDoc } from './photo.doc.ts'
import { changePhoto } from './photo-location.ts'
import { RenderingDoc } from './rendering.doc.ts'
import { requestRenditions } from './request-renditions.ts'

type Timed = Pick<Platform, 'db' | 'clock'>

/** A photo that was seen to wait. */
export interface Waiting {
  pid: string
  photo: PhotoDoc
}

/** Milliseconds until a waiting photo is requested again; twice as many each time. */
const firstWait = 45_000
/** How often a photo is requested again before it counts as failed. */
const maxTries = 6
/** Requests of lists at a time, and photos of one: what strangers can cause is bounded by both and by the waits. */
const slots = ['again-1', 'again-2']
const ofOneSlot = 6
/** Milliseconds after which an unanswered request is taken for lost. */
const slotLife = 120_000
/** Photos that one sweep asks for. */
const atOneSweep = 200

/** Whether it is time to ask for a photo again. */
function isDue(photo: PhotoDoc, now: number): boolean {
  const { tries = 0, at = photo.createdAt } = photo.rendering ?? {}
  return isWaiting(photo) && !photo.uploadPending && now >= at + firstWait * 2 ** tries
}

/** Photos whose time has come, those that were tried least first: one that breaks its request blocks none of these. */
function dueOf(waiting: readonly Waiting[], now: number): Waiting[] {
  const triesOf = ({ photo }: Waiting) => photo.rendering?.tries ?? 0
  return waiting.filter(({ photo }) => isDue(photo, now)).sort((one, two) => triesOf(one) - triesOf(two))
}

/**
 * Requests again the renditions of some photos of a list that have waited too long. The tries are counted on the photos'
 * documents, and after the last one they are marked as failed.
 */
export async function retryListed({ db, clock }: Timed, waiting: readonly Waiting[]): Promise<void> {
  const now = clock.now()
  const due = dueOf(waiting, now).slice(0, ofOneSlot)
  if (due.length === 0) return
  const slot = await findFreeSlot({ db, clock })
  if (!slot) return
  const pids = await countTries({ db, clock }, due)
  if (pids.length === 0) return
  const request: RenderingDoc = { pids, at: now }
  const batch = db.batch()
  setIfUnmodified(batch, slot, request)
  await batch.commit().catch((error) => {
    if (!isConflict(error)) throw error
  })
}

/**
 * Requests again the renditions of all photos that have waited too long, listed or not: the daily sweep's.
 * @param failed called with a document that does not fit
 */
export async function retryWaiting(
  { db, clock }: Timed,
  failed: (path: string, error: unknown) => void,
): Promise<void> {
  const photos = db.collection('photos')
  const queries = [photos.where('rendering.waiting', '==', true), photos.where('picture', '==', null)]
  const results = await Promise.all(queries.map((query) => query.limit(atOneSweep).get()))
  const waiting = new Map<string, Waiting>()
  for (const document of results.flatMap(({ docs }) => docs)) {
    try {
      waiting.set(document.id, { pid: document.id, photo: parseDocument(PhotoDoc, document) })
    } catch (error) {
      failed(document.ref.path, error)
    }
  }
  const due = dueOf([...waiting.values()], clock.now())
  await requestRenditions({ db, clock }, await countTries({ db, clock }, due))
}

async function findFreeSlot({ db, clock }: Timed): Promise<DocumentSnapshot | undefined> {
  const requests = await db.getAll(...slots.map((slot) => db.doc(`renderings/${slot}`)))
  return requests.find(
    (slot) => !slot.exists || parseDocument(RenderingDoc, slot).at < clock.now() - slotLife,
  )
}

/** Counts a try of each; the ids of those that were not requested meanwhile, and have tries left. */
async function countTries({ db, clock }: Timed, due: readonly Waiting[]): Promise<string[]> {
  const counted = await Promise.all(
    due.map(({ pid }) =>
      changePhoto(db.doc(`photos/${pid}`), (photo) => {
        if (!photo || !isDue(photo, clock.now())) return null
        const tries = (photo.rendering?.tries ?? 0) + 1
        return { ...photo, rendering: { waiting: tries <= maxTries, tries, at: clock.now() } }
      }),
    ),
  )
  return due.flatMap(({ pid }, at) => (counted[at]?.rendering?.waiting ? pid : []))
}
