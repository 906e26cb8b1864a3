import { shown, stars } from '@dlm/contract/constants'
import type { Rating } from '@dlm/contract/ratings/ratings.schema'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { UserDoc } from '../accounts/user.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { publicId } from '../platform/public-id.ts'
import { pictureUrl, toPicture } from '../platform/storage.ts'
import { RatingDoc } from './rating.doc.ts'

/** The latest ratings with the names and photos of today; who has left since does not show. */
export async function latestRatings(platform: Platform): Promise<Rating[]> {
  const { docs } = await platform.db
    .collection('ratings')
    .orderBy('ratedAt', 'desc')
    .limit(shown.ratings)
    .get()
  return withMembers(platform, docs, (uid) => publicId(platform, uid))
}

/** The rating of one member, in a list that is empty before the first. */
export async function ratingOf(platform: Platform, uid: string): Promise<Rating[]> {
  const document = await platform.db.doc(`ratings/${uid}`).get()
  return document.exists ? withMembers(platform, [document], () => uid) : []
}

/** How many members gave each number of stars, from one to five; counted by the database, which reads hardly anything for it. */
export async function starCounts({ db }: Platform): Promise<number[]> {
  const every = Array.from({ length: stars.max }, (_, at) => at + stars.min)
  return Promise.all(
    every.map(async (rate) => {
      const counted = await db.collection('ratings').where('rate', '==', rate).count().get()
      return counted.data().count
    }),
  )
}

/** @param shownId what a rating shows of its member's uid */
async function withMembers(
  { db, files }: Platform,
  docs: readonly DocumentSnapshot[],
  shownId: (uid: string) => string,
): Promise<Rating[]> {
  if (docs.length === 0) return []
  const members = await db.getAll(...docs.map(({ id }) => db.doc(`users/${id}`)))
  return docs.flatMap((document, at) => {
    const member = members[at]
    if (!member?.exists) return []
    const { user, photo } = parseDocument(UserDoc, member)
    const { rate } = parseDocument(RatingDoc, document)
    const id = shownId(document.id)
    const pictures = photo && { photo: pictureUrl(files, photo), picture: toPicture(files, photo) }
    return [{ id, uid: id, user, rate, photo: '', ...pictures }]
  })
}
