import type { Rating } from '@dlm/contract/ratings/ratings.schema'
import { UserDoc } from '../accounts/user.doc.ts'
import { ratingSummary, rebuildRatingSummary, summariseRatings } from '../content/rating-summary.ts'
import { ApiError } from '../platform/api-error.ts'
import { retryOnConflict, setIfUnmodified } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { publicId } from '../platform/public-id.ts'
import { pictureUrl, toPicture } from '../platform/storage.ts'
import { RatingDoc } from './rating.doc.ts'
import { RatingSummaryDoc } from './rating-summary.doc.ts'

/** The latest ratings, and how many members gave each number of stars, from one to five. */
export async function readSummary(platform: Platform): Promise<{ data: Rating[]; counts: number[] }> {
  const { counts, latest } = await storedSummary(platform)
  const data = latest.map((entry) => toRating(platform, publicId(platform, entry.uid), entry))
  return { data, counts }
}

async function storedSummary({ db }: Platform): Promise<RatingSummaryDoc> {
  const ref = db.doc(ratingSummary)
  const stored = await ref.get()
  if (stored.exists) return parseDocument(RatingSummaryDoc, stored)
  await rebuildRatingSummary(db)
  return parseDocument(RatingSummaryDoc, await ref.get())
}

/** The rating of one member, in a list that is empty before the first. */
export async function ratingOf(platform: Platform, uid: string): Promise<Rating[]> {
  const { db } = platform
  const [rating, member] = await db.getAll(db.doc(`ratings/${uid}`), db.doc(`users/${uid}`))
  if (!rating?.exists || !member?.exists) return []
  const entry = { ...parseDocument(UserDoc, member), ...parseDocument(RatingDoc, rating) }
  return [toRating(platform, uid, entry)]
}

/**
 * Sets the one rating of a member; a later one replaces it.
 * @param words the member's sentence, empty for none; without them it stays as it was
 * @throws ApiError session-ended when the account was deleted meanwhile
 */
export async function setRating(
  { db, clock }: Platform,
  uid: string,
  { rate, words }: Pick<RatingDoc, 'rate' | 'words'>,
): Promise<void> {
  await retryOnConflict(async () => {
    const [member, before] = await db.getAll(db.doc(`users/${uid}`), db.doc(`ratings/${uid}`))
    if (!member?.exists) throw new ApiError('session-ended')
    const said = words ?? (before?.exists ? parseDocument(RatingDoc, before).words : undefined)
    const rating: RatingDoc = { rate, ratedAt: clock.now(), ...(said && { words: said }) }
    const batch = db.batch()
    // Fails where the account was deleted or got another photo: the summary would say what was before.
    setIfUnmodified(batch, member, { user: parseDocument(UserDoc, member).user })
    batch.set(db.doc(`ratings/${uid}`), rating)
    await summariseRatings(batch, db, { uid, rating })
    await batch.commit()
  })
}

/** @param id what the rating shows of its member's uid */
function toRating(
  { files }: Platform,
  id: string,
  { user, photo, rate, words }: Omit<RatingSummaryDoc['latest'][number], 'uid'>,
): Rating {
  const pictures = photo && { photo: pictureUrl(files, photo), picture: toPicture(files, photo) }
  return { id, uid: id, user, rate, photo: '', ...pictures, ...(words && { words }) }
}
