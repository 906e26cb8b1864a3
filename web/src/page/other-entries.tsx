import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { ApiFailure } from '../lib/api/api-failure.ts'

const maxEntries = 4

interface Props<Item, Key extends QueryKey> {
  heading: string
  /** Reads the first ones of the list. */
  query(limit: number): UseQueryOptions<{ data: Item[] }, ApiFailure, { data: Item[] }, Key>
  /** The current entry, which may be one of them. */
  id: string
  gridClass: string
  card(entry: Item): ReactNode
}

/** Other entries, below the current one. Renders nothing without any or on failure. */
export function OtherEntries<Item extends { id: string }, Key extends QueryKey>(props: Props<Item, Key>) {
  const headingId = useId()
  const { data } = useQuery(props.query(maxEntries + 1))
  const others = data?.data.filter(({ id }) => id !== props.id).slice(0, maxEntries) ?? []
  if (others.length === 0) return null
  return (
    <section data-print="no" aria-labelledby={headingId} className="pt-14">
      <h2 id={headingId} className="mb-5">
        {props.heading}
      </h2>
      <div className={props.gridClass}>{others.map(props.card)}</div>
    </section>
  )
}
