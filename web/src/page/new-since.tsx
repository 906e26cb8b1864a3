import { studioDay } from '@dlm/contract/format/day'
import { pageTexts } from '@dlm/contract/site/pages.texts'
import type { SearchResult } from '@dlm/contract/site/search.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { privateQuery } from '../lib/api/query.ts'
import { formatDay } from '../lib/format/format-day.ts'
import { kindsFound } from '../shell/search/search-entry.ts'
import { Picture } from '../ui/picture.tsx'
import { cardFace, cardLinkClass } from './card.tsx'
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
      <ul className="grid gap-3 sm:grid-cols-2 min-[1080px]:grid-cols-3">
        {data.data.map((entry) => (
          <NewEntry key={`${entry.kind}-${entry.id}`} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function NewEntry({ entry: { kind, title, picture, path } }: { entry: SearchResult }) {
  const { label, icon: Icon } = kindsFound[kind]
  return (
    <li className={`${cardFace} flex items-center gap-4 p-3`}>
      {picture ? (
        <Picture picture={picture} alt="" sizes="64px" className="size-16 shrink-0 rounded-control" />
      ) : (
        <span className="grid size-16 shrink-0 place-items-center rounded-control bg-raised text-soft">
          <Icon aria-hidden="true" className="size-6" />
        </span>
      )}
      <span className="min-w-0">
        <span className="block text-xs text-soft">{label}</span>
        <Link to={path} dir="auto" className={`line-clamp-2 font-semibold ${cardLinkClass}`}>
          {title}
        </Link>
      </span>
    </li>
  )
}
