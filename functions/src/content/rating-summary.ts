import { homeCounts, stars } from '@dlm/contract/constants'
import type { Firestore, WriteBatch } from 'firebase-admin/firestore'
import { UserDoc } from '../accounts/user.doc.ts'
import { retryOnConflict, setIfUnmodified } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import { countMatches } from '../platform/reads.ts'
import type { StoredPicture } from '../platform/storage.ts'
import { RatingDoc } from '../ratings/rating.doc.ts'
import type { RatingSummaryDoc } from '../ratings/rating-summary.doc.ts'

/** What the same batch changes of one member, and what is therefore not in the database yet. */
interface MemberChange {
  uid: string
  /** The new rating; null where it is removed. */
  rating?: RatingDoc | null
  photo?: StoredPicture
}

/** Path of the summary. */
export const ratingSummary = 'summaries/ratings'

/**
 * Writes the summary of all ratings again, together with the change that makes it different. The batch fails when the
 * summary was changed since, and so with any rating: to be called within `retryOnConflict`.
 */
export async function summariseRatings(
  batch: WriteBatch,
  db: Firestore,
  change?: MemberChange,
): Promise<void> {
  // First: whatever changes below after this changes it too.
  const summary = await db.doc(ratingSummary).get()
  const [counts, latest] = await Promise.all([countStars(db, change), findLatest(db, change)])
  const data: RatingSummaryDoc = { counts, latest }
  setIfUnmodified(batch, summary, data)
}

/** Makes the summary where there is none, or where ratings were written directly to the database. */
export function rebuildRatingSummary(db: Firestore): Promise<void> {
  return retryOnConflict(async () => {
    const batch = db.batch()
    await summariseRatings(batch, db)
    await batch.commit()
  })
}

/** Removes the rating of a member, if there is one, and the member from the summary; within `retryOnConflict`. */
export async function removeRating(batch: WriteBatch, db: Firestore, uid: string): Promise<void> {
  const rating = await db.doc(`ratings/${uid}`).get()
  if (!rating.exists) return
  batch.delete(rating.ref)
  await summariseRatings(batch, db, { uid, rating: null })
}

/** Counted by the database, which reads hardly anything for it. */
async function countStars(db: Firestore, change?: MemberChange): Promise<number[]> {
  const ratings = db.collection('ratings')
  const every = Array.from({ length: stars.max }, (_, at) => at + stars.min)
  const counts = await Promise.all(every.map((rate) => countMatches(ratings.where('rate', '==', rate))))
  if (change?.rating === undefined) return counts
  const stored = await ratings.doc(change.uid).get()
  const before = stored.exists ? parseDocument(RatingDoc, stored).rate : null
  const after = change.rating?.rate ?? null
  return counts.map((count, at) => count + Number(every[at] === after) - Number(every[at] === before))
}

async function findLatest(db: Firestore, change?: MemberChange): Promise<RatingSummaryDoc['latest']> {
  // One more than is shown, since the changed one may be among them.
  const { docs } = await db
    .collection('ratings')
    .orderBy('ratedAt', 'desc')
    .limit(homeCounts.ratings + 1)
    .get()
  const stored = docs.map((document) => ({ uid: document.id, ...parseDocument(RatingDoc, document) }))
  const { uid, rating, photo } = change ?? {}
  const others = rating === undefined ? stored : stored.filter((each) => each.uid !== uid)
  const latest = [...(uid !== undefined && rating ? [{ uid, ...rating }] : []), ...others]
    .sort((one, other) => other.ratedAt - one.ratedAt)
    .slice(0, homeCounts.ratings)
  if (latest.length === 0) return []
  const members = await db.getAll(...latest.map((each) => db.doc(`users/${each.uid}`)))
  return latest.flatMap(({ uid: id, rate, words }, at) => {
    const member = members[at]
    if (!member?.exists) return []
    const { user, photo: before, verified } = parseDocument(UserDoc, member)
    // A sentence can be quoted on the landing: it is of a person whose identity was checked, or of no one.
    const quoted = words && verified ? { words } : {}
    return [{ uid: id, user, photo: id === uid && photo ? photo : before, rate, ...quoted }]
  })
}
