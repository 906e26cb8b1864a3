import { studioDay } from '@dlm/contract/format/day'
import { pageTexts } from '@dlm/contract/site/pages.texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { privateQuery } from '../lib/api/query.ts'
import { formatDay } from '../lib/format/format-day.ts'
import { FoundEntry, foundGridClass } from './found-entry.tsx'
import { noteVisit } from './last-visit.ts'

/** What was published since a member's last visit in this browser. Leaves no gap when there is nothing, or was no visit. */
export function NewSince() {
  const [since] = useState(() => noteVisit(Date.now()))
  const { data } = useQuery({
    ...privateQuery('new_entries', { since: since ?? 0 }),
    enabled: since !== null,
  })
  if (since === null || !data || data.data.length === 0) return null
  const last = studioDay(since)
  return (
    <section aria-labelledby="since">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="since">{pageTexts.newSince}</h2>
        <time dateTime={last} className="text-sm text-soft tabular-nums">
          {formatDay(last)}
        </time>
      </div>
      <ul className={foundGridClass}>
        {data.data.map((entry) => (
          <FoundEntry key={`${entry.kind}-${entry.id}`} entry={entry} />
        ))}
      </ul>
    </section>
  )
}
