import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { GrantedRoom } from '../../content/room-permit.ts'
import { ApiError } from '../../platform/api-error.ts'
import { compareAndSet, retryOnConflict, setIfUnmodified } from '../../platform/compare-and-set.ts'
import { parseDocument } from '../../platform/documents.ts'
import type { Handler } from '../../platform/handler.ts'
import type { Platform } from '../../platform/platform.ts'
import { readDocument, readDocuments, readQuery } from '../../platform/reads.ts'
import { linkOf, openToComment } from './comment-access.ts'
import { RoomCommentDoc } from './room-comment.doc.ts'
import { reviewIn, reviewRef, storedReview, withReview } from './room-review.ts'
import { toComment } from './to-comment.ts'

/** A comment of the room. @throws ApiError comment-not-found */
function commentIn(snapshot: DocumentSnapshot, { id }: GrantedRoom): RoomCommentDoc {
  const comment = snapshot.exists ? parseDocument(RoomCommentDoc, snapshot) : null
  if (comment?.room !== id) throw new ApiError('comment-not-found')
  return comment
}

export const edit_room_comment: Handler<'edit_room_comment'> = async ({ platform }, { grant, id, text }) => {
  const { db, clock } = platform
  const opened = await openToComment(platform, grant)
  const changed = await compareAndSet(db.doc(`roomComments/${id}`), (snapshot) => {
    const stored = commentIn(snapshot, opened)
    if (stored.link !== linkOf(opened)) throw new ApiError('not-allowed')
    if (stored.text === '') throw new ApiError('comment-not-found')
    if (stored.text === text) return { data: null, result: stored }
    const change = { text, editedAt: clock.now() }
    return { data: change, result: { ...stored, ...change } }
  })
  return toComment(platform, opened, id, changed)
}

/** Whether a comment has replies, besides this one. */
async function hasReplies({ db }: Platform, id: string, besides = ''): Promise<boolean> {
  const replies = await readQuery(db.collection('roomComments').where('parent', '==', id).limit(2))
  return replies.some((reply) => reply.id !== besides)
}

/**
 * Deletes a comment of the caller’s. One with replies stays without its text, until the last of these is deleted. The review is read first,
 * and written on the condition that it is unmodified, as it is with each comment that is added: no reply is left without its comment.
 */
export const delete_room_comment: Handler<'delete_room_comment'> = async ({ platform }, { grant, id }) => {
  const { db } = platform
  await retryOnConflict(async () => {
    const opened = await openToComment(platform, grant)
    const [review, stored] = (await readDocuments(db, [
      reviewRef(platform, opened.id),
      db.doc(`roomComments/${id}`),
    ])) as [DocumentSnapshot, DocumentSnapshot]
    const comment = stored.exists ? parseDocument(RoomCommentDoc, stored) : null
    if (comment?.room !== opened.id) return
    if (comment.link !== linkOf(opened)) throw new ApiError('not-allowed')
    const batch = db.batch()
    if (await hasReplies(platform, id)) {
      setIfUnmodified(batch, stored, { text: '', strokes: [] })
    } else {
      const gone = [stored, ...(await emptyParent(platform, id, comment))]
      for (const { ref, updateTime } of gone) batch.delete(ref, updateTime && { lastUpdateTime: updateTime })
      const reviewed = reviewIn(review)
      const { comments, unresolved, ...decided } = storedReview(reviewed, comment.piece)
      const resolved = gone.filter((each) => isUnresolved(parseDocument(RoomCommentDoc, each))).length
      const changed = { ...decided, comments: comments - gone.length, unresolved: unresolved - resolved }
      setIfUnmodified(batch, review, { ...withReview(reviewed, comment.piece, changed) })
    }
    await batch.commit()
  })
  return {}
}

const isUnresolved = ({ parent, resolved }: RoomCommentDoc) => parent === null && resolved === null

/** The comment of a reply, where it has been deleted and this is its last reply. */
async function emptyParent(
  platform: Platform,
  id: string,
  { parent }: RoomCommentDoc,
): Promise<DocumentSnapshot[]> {
  if (parent === null) return []
  const stored = await readDocument(platform.db.doc(`roomComments/${parent}`))
  const isEmpty = stored.exists && parseDocument(RoomCommentDoc, stored).text === ''
  return isEmpty && !(await hasReplies(platform, parent, id)) ? [stored] : []
}

/** Resolves a comment, or opens it again; where it is so already, who did it first is answered. */
export const resolve_room_comment: Handler<'resolve_room_comment'> = async (
  { platform },
  { grant, id, resolved: isWanted },
) => {
  const { db, clock } = platform
  return retryOnConflict(async () => {
    const opened = await openToComment(platform, grant)
    const [review, stored] = (await readDocuments(db, [
      reviewRef(platform, opened.id),
      db.doc(`roomComments/${id}`),
    ])) as [DocumentSnapshot, DocumentSnapshot]
    const comment = commentIn(stored, opened)
    if (comment.parent !== null) throw new ApiError('comment-not-found')
    if ((comment.resolved !== null) === isWanted) return toComment(platform, opened, id, comment)
    const resolved = isWanted ? { link: linkOf(opened), at: clock.now() } : null
    const reviewed = reviewIn(review)
    const { unresolved, ...others } = storedReview(reviewed, comment.piece)
    const changed = { ...others, unresolved: unresolved + (isWanted ? -1 : 1) }
    const batch = db.batch()
    setIfUnmodified(batch, stored, { resolved })
    setIfUnmodified(batch, review, withReview(reviewed, comment.piece, changed))
    await batch.commit()
    return toComment(platform, opened, id, { ...comment, resolved })
  })
}
