import { studioDay } from '@dlm/contract/format/day'
import { plural } from '@dlm/contract/format/plural'
import { faultsTexts } from '@dlm/contract/statistics/faults.texts'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../lib/format/format-day.ts'
import { adminQuery } from '../admin-query.ts'

/** What broke in visitors' browsers lately. Leaves no gap where nothing did, nor where it cannot be read: the figures say so. */
export function FaultList() {
  const { data } = useQuery(adminQuery('get_faults', {}))
  if (!data || data.data.length === 0) return null
  return (
    <section aria-labelledby="faults" className="grid gap-3">
      <h2 id="faults" className="text-h3">
        {faultsTexts.title}
      </h2>
      <p className="text-sm text-soft">{faultsTexts.hint}</p>
      <ul className="grid divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {data.data.map(({ message, release, screen, count, at }) => (
          <li key={`${message} ${release} ${screen}`} className="grid gap-1 p-4">
            <code className="font-mono text-sm wrap-anywhere">{message}</code>
            <span className="flex flex-wrap gap-x-4 text-sm text-soft tabular-nums">
              <span>{screen}</span>
              <span>{plural(count, 'time')}</span>
              <time dateTime={studioDay(at)}>{formatDay(studioDay(at))}</time>
              <span>{release}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
