import type {
  CommentedPiece,
  PieceReview,
  RoomComment,
  RoomComments,
  RoomReview,
} from '@dlm/contract/rooms/comments.schema'
import { isSamePiece } from '@dlm/contract/rooms/pieces'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api/api.ts'
import type { ApiFailure } from '../../../../lib/api/api-failure.ts'
import type { Reviewing } from '../reviewing.ts'

/** Milliseconds after which open comments are read again: others write at the same time. */
const refresh = 20_000

/** Which pieces of the room have comments, and what is decided of each. */
export function roomReview({ id, withGrant }: Reviewing) {
  return queryOptions<RoomReview, ApiFailure>({
    queryKey: ['room', id, 'review'],
    queryFn: ({ signal }) => withGrant((grant) => callApi('get_room_review', { grant }, signal)),
    staleTime: refresh,
    refetchOnWindowFocus: true,
  })
}

/** The comments on one piece. */
export function pieceComments({ id, withGrant }: Reviewing, piece: CommentedPiece) {
  return queryOptions<RoomComments, ApiFailure>({
    queryKey: ['room', id, 'comments', piece.kind, piece.id],
    queryFn: ({ signal }) => withGrant((grant) => callApi('get_room_comments', { grant, piece }, signal)),
    refetchInterval: refresh,
    refetchOnWindowFocus: true,
  })
}

const undecided = { state: 'open', decided: null, comments: 0, unresolved: 0 } as const

/** What is decided of a piece, and how many comments it has. */
export function usePieceReview(reviewing: Reviewing, piece: CommentedPiece): PieceReview {
  const { data } = useQuery(roomReview(reviewing))
  return data?.data.find(isSamePiece(piece)) ?? { ...piece, ...undecided }
}

/** A comment with the replies to it; `number` is that of its pin. */
export interface Thread {
  number: number
  comment: RoomComment
  replies: readonly RoomComment[]
}

/** Where a comment is among the others of its piece: by the moment of a recording, else by when it was written. */
const placeOf = ({ anchor }: RoomComment) => (anchor.at === 'time' ? anchor.seconds : -1)

/** Comments with their replies, numbered in their order. */
export function threadsOf(comments: readonly RoomComment[]): Thread[] {
  return comments
    .filter(({ parent }) => parent === null)
    .sort((one, other) => placeOf(one) - placeOf(other) || one.createdAt - other.createdAt)
    .map((comment, at) => ({
      ...{ number: at + 1, comment },
      replies: comments.filter(({ parent }) => parent === comment.id),
    }))
}
