import type { Request } from '@dlm/contract/contract'
import type { CommentedPiece, PieceState, RoomComment } from '@dlm/contract/rooms/comments.schema'
import { isSamePiece } from '@dlm/contract/rooms/pieces'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { callApi } from '../../../../lib/api/api.ts'
import { notifyFailure } from '../../../../lib/notify.ts'
import type { Reviewing } from '../reviewing.ts'
import { pieceComments, roomReview, threadsOf, usePieceReview } from './comment-reads.ts'

/** What is sent of a comment. */
export interface NewComment extends Pick<Request<'add_room_comment'>, 'id' | 'anchor' | 'strokes' | 'text'> {
  /** The comment that it replies to. */
  parent: string | null
}

/**
 * The comments on a piece, and what the caller does with them. Calls that fail say so, and change nothing.
 * @param isOpen they are read again and again; of a piece that is one of many they are read once, if it has some
 */
export function useComments(reviewing: Reviewing, piece: CommentedPiece, isOpen = true) {
  const client = useQueryClient()
  const options = pieceComments(reviewing, piece)
  const hasSome = usePieceReview(reviewing, piece).comments > 0
  const { data, error, isFetching, refetch } = useQuery({
    ...options,
    enabled: reviewing.mayComment && (isOpen || hasSome),
    ...(!isOpen && { refetchInterval: false }),
  })
  const [removed, setRemoved] = useState<RoomComment | null>(null)
  const comments = data?.data
  const threads = useMemo(() => threadsOf(comments ?? []), [comments])
  const { withGrant } = reviewing

  const show = (changed: RoomComment) =>
    client.setQueryData(options.queryKey, (now) => {
      const before = now?.data ?? []
      const isThere = before.some(({ id }) => id === changed.id)
      return {
        data: isThere
          ? before.map((each) => (each.id === changed.id ? changed : each))
          : [...before, changed],
      }
    })
  const refresh = () => {
    void client.invalidateQueries({ queryKey: options.queryKey })
    void client.invalidateQueries({ queryKey: roomReview(reviewing).queryKey })
  }
  /** @throws ApiFailure, for the form that it is sent from */
  const sending = async (call: (grant: string) => Promise<RoomComment>) => {
    await client.cancelQueries({ queryKey: options.queryKey })
    show(await withGrant(call))
    refresh()
  }
  /** Of a button: a failure is shown. */
  const doing = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (failure) {
      notifyFailure(failure)
      refresh()
    }
  }
  const add = ({ parent, ...comment }: NewComment) =>
    sending((grant) =>
      callApi('add_room_comment', { grant, piece, ...comment, ...(parent !== null && { parent }) }),
    )

  return {
    ...{ threads, isLoaded: comments !== undefined, error, isFetching, refetch, removed },
    add,
    edit: (id: string, text: string) => sending((grant) => callApi('edit_room_comment', { grant, id, text })),
    resolve: (id: string, resolved: boolean) =>
      doing(() => sending((grant) => callApi('resolve_room_comment', { grant, id, resolved }))),
    remove: (comment: RoomComment) =>
      doing(async () => {
        await withGrant((grant) => callApi('delete_room_comment', { grant, id: comment.id }))
        setRemoved(comment)
        refresh()
      }),
    undo: () =>
      doing(async () => {
        if (!removed) return
        const { id, anchor, strokes, text, parent } = removed
        await add({ id, anchor, strokes, text, parent })
        setRemoved(null)
      }),
    decide: (state: PieceState) =>
      doing(async () => {
        const changed = await withGrant((grant) => callApi('set_piece_state', { grant, piece, state }))
        client.setQueryData(roomReview(reviewing).queryKey, (now) => ({
          data: [...(now?.data ?? []).filter((each) => !isSamePiece(piece)(each)), changed],
        }))
        refresh()
      }),
  }
}

export type Comments = ReturnType<typeof useComments>
