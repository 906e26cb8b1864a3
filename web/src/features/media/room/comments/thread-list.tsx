import type { CommentedPiece } from '@dlm/contract/rooms/comments.schema'
import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import { useEffect, useRef } from 'react'
import { formatTime } from '../../../../lib/format/format-time.ts'
import { ReadFailure } from '../../../../shell/read-failure.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { Thread } from './comment-reads.ts'
import { ThreadItem } from './thread-item.tsx'
import type { Comments } from './use-comments.ts'

interface Props {
  link: string
  piece: CommentedPiece
  comments: Comments
  /** Id of the comment that is shown on the piece. */
  active: string | null
  onActivate(thread: Thread): void
}

const noneYet = {
  photo: commentTexts.noneOnPhoto,
  video: commentTexts.noneOnFilm,
  audio: commentTexts.noneOnSound,
} as const

/** The comments on a piece, in the order of their pins. */
export function ThreadList({ link, piece, comments, active, onActivate }: Props) {
  const { threads, isLoaded, error, isFetching, refetch, removed, undo } = comments
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const number = threads.find(({ comment }) => comment.id === active)?.number
    const item = list.current?.querySelector(`[data-thread="${number}"]`)
    item?.scrollIntoView({ block: 'nearest' })
  }, [active, threads])
  if (!isLoaded && error)
    return <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  if (!isLoaded)
    return (
      <div role="status" aria-label={commentTexts.loading}>
        <Skeleton className="h-24" />
      </div>
    )
  return (
    <>
      {threads.length === 0 && (
        <div className="grid gap-1 py-2">
          <p className="font-semibold">{commentTexts.none}</p>
          <p className="text-sm text-soft">{noneYet[piece.kind]}</p>
        </div>
      )}
      <ul ref={list} className="grid grid-cols-1 gap-2">
        {threads.map((thread) => {
          const { comment } = thread
          const { anchor } = comment
          return (
            <ThreadItem
              key={comment.id}
              {...{ link, piece, thread, comments }}
              isActive={comment.id === active}
              place={anchor.at === 'time' ? formatTime(anchor.seconds) : ''}
              onActivate={() => onActivate(thread)}
            />
          )
        })}
      </ul>
      <div role="status">
        {removed && (
          <p className="flex items-center justify-between gap-2 rounded-control bg-raised ps-3 text-sm">
            {commentTexts.removed}
            <Button variant="ghost" className="px-3" onClick={() => void undo()}>
              {commentTexts.undo}
            </Button>
          </p>
        )}
      </div>
    </>
  )
}
