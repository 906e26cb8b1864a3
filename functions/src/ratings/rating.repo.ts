import { shown } from '@dlm/contract/constants'
import type { Rating } from '@dlm/contract/ratings/ratings.schema'
import { UserDoc } from '../accounts/user.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { pictureUrl, toPicture } from '../platform/storage.ts'
import { RatingDoc } from './rating.doc.ts'

/** The latest ratings with the names and photos of today; who has left since does not show. */
export async function latestRatings({ db, files }: Platform): Promise<Rating[]> {
  const { docs } = await db.collection('ratings').orderBy('ratedAt', 'desc').limit(shown.ratings).get()
  if (docs.length === 0) return []
  const members = await db.getAll(...docs.map(({ id }) => db.doc(`users/${id}`)))
  return docs.flatMap((document, at) => {
    const member = members[at]
    if (!member?.exists) return []
    const { user, photo } = parseDocument(UserDoc, member)
    const { rate } = parseDocument(RatingDoc, document)
    const { id } = document
    const pictures = photo && { photo: pictureUrl(files, photo), picture: toPicture(files, photo) }
    return [{ id, uid: id, user, rate, photo: '', ...pictures }]
  })
}
