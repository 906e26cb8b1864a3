import type { LegalName } from '@dlm/contract/brand/legal/legal-document'
import { legalTexts } from '@dlm/contract/site/legal.texts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { publicQuery } from '../../lib/api/query.ts'
import { formatDay } from '../../lib/format/format-day.ts'
import { WrittenText } from '../../page/written-text.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface Props {
  name: LegalName
  /** Fallback, if the owner restored the shipped text since the page was loaded. */
  shipped: ReactNode
  /** Content below the text. */
  children: ReactNode
}

/** A legal text that the owner wrote: the day it came into force, the day of the change, and the text. */
export function OwnText({ name, shipped, children }: Props) {
  const { data, error, isFetching, refetch } = useQuery(publicQuery('get_legal', { id: name }))
  if (error) return <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton className="h-96" />
  if (!data.legal) return shipped
  const { since, changedOn, text, blocks, embeds } = data.legal
  return (
    <article className="grid max-w-[68ch] gap-9 pt-8 text-pretty">
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
        <span>
          {legalTexts.inForceSince} <time dateTime={since}>{formatDay(since)}</time>
        </span>
        <span>
          {legalTexts.changedOn} <time dateTime={changedOn}>{formatDay(changedOn)}</time>
        </span>
      </p>
      <WrittenText text={text} blocks={blocks} embeds={embeds} className="grid gap-5" />
      {children}
    </article>
  )
}
