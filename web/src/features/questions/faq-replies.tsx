import { faqTexts } from '@dlm/contract/questions/faq.texts'
import type { Reply } from '@dlm/contract/questions/questions.schema'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { infiniteList } from '../../lib/api/query.ts'
import { formatDay } from '../../lib/format/format-day.ts'
import { Button } from '../../ui/button.tsx'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const boxClass = 'grid gap-5 border-t border-line p-4 sm:px-5'

interface Props {
  id: string
  replyAction: ((reply: Reply) => ReactNode) | undefined
  children: ReactNode
}

/** The replies to a question, oldest first, in each of their states. */
export function FaqReplies({ id, replyAction, children }: Props) {
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    infiniteList('get_reply', { id, limit: 12 }),
  )
  const replies = data?.pages.flatMap((page) => page.data) ?? []
  if (isPending)
    return (
      <div className={boxClass} aria-busy="true">
        <Skeleton className="h-[4rem]" />
      </div>
    )
  return (
    <div className={boxClass}>
      {replies.map((reply) => (
        <div key={reply.id} className="grid gap-1 border-s-2 border-accent ps-4">
          <Paragraphs text={reply.ans} className="grid gap-3 text-pretty" />
          <p className="text-xs text-soft tabular-nums">
            <bdi>{reply.user}</bdi>, <time dateTime={reply.date}>{formatDay(reply.date)}</time>
          </p>
          {replyAction?.(reply)}
        </div>
      ))}
      {data && replies.length === 0 && <p className="text-soft">{faqTexts.noReplyYet}</p>}
      {error && (
        <p role="alert" className="text-danger">
          {error.message}
        </p>
      )}
      {(error || hasNextPage) && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => (data ? fetchNextPage() : refetch())}
          busy={isFetching && faqTexts.loading}
        >
          {error ? faqTexts.retry : faqTexts.moreReplies}
        </Button>
      )}
      {children}
    </div>
  )
}
