import { type BinEntry, type BinKind, binKinds } from '@dlm/contract/dashboard/dashboard.schema'
import { dangerousQuestion } from '@dlm/contract/dialog-text'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { adminPages, useRefresh } from '../../lib/admin-query.ts'
import { callAdmin } from '../../lib/admin-session.ts'
import { formatDay } from '../../lib/format-day.ts'
import { notify, notifyFailure } from '../../lib/notify.ts'
import { useSearch } from '../../lib/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ListStates } from '../site/list-states.tsx'
import { publicReadsOf } from './public-reads.ts'

const kindNames: Readonly<Record<BinKind, string>> = {
  news: 'Article',
  event: 'Event',
  product: 'Product',
  service: 'Service',
  album: 'Album',
  photo: 'Photo',
  video: 'Video',
  audio: 'Audio',
  sonata: 'Key request',
  question: 'Question',
}
const kinds = [
  { value: '', label: 'Everything' },
  ...binKinds.map((value) => ({ value, label: kindNames[value] })),
]

/** The recycle bin: what was deleted in the last 30 days, to be restored with its files or removed for good. */
export function BinTool() {
  const search = useSearch()
  const [parameters, setParameters] = useSearchParams()
  const kind = binKinds.find((name) => name === parameters.get('kind'))
  const results = useInfiniteQuery({
    ...adminPages('get_bin', { search: search.search, limit: 24, ...(kind && { kind }) }),
    placeholderData: keepPreviousData,
  })
  const choose = (wanted: string) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now)
        if (wanted) next.set('kind', wanted)
        else next.delete('kind')
        return next
      },
      { replace: true },
    )
  return (
    <div className="grid gap-5">
      <p className="text-soft">What is deleted stays here for 30 days, with its files.</p>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_14rem]">
        <SearchField label="Search the recycle bin" value={search.typed} onChange={search.onSearch} />
        <SelectField
          label="Show"
          options={kinds}
          value={kind ?? ''}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      <ListStates
        results={results}
        search={search.search}
        onClearSearch={() => search.onSearch('')}
        words={{
          one: 'entry',
          many: 'entries',
          all: 'deleted entries',
          hint: 'Nothing waits to be restored.',
        }}
        icon={Trash}
        skeleton={<Skeleton className="h-72" />}
      >
        {(entries) => (
          <ul className="grid divide-y divide-line rounded-card border border-line bg-surface">
            {entries.map((entry) => (
              <BinRow key={`${entry.kind}/${entry.id}`} entry={entry} />
            ))}
          </ul>
        )}
      </ListStates>
    </div>
  )
}

function BinRow({ entry }: { entry: BinEntry }) {
  const { kind, id, name, by, date, until } = entry
  const [busy, setBusy] = useState<'restore' | 'purge' | null>(null)
  const refresh = useRefresh(publicReadsOf[kind])

  const act = async (name: 'restore' | 'purge') => {
    setBusy(name)
    try {
      await callAdmin(name, { kind, id })
      await refresh()
    } catch (error) {
      setBusy(null)
      notifyFailure(error)
    }
  }
  const purge = async () => {
    const question = dangerousQuestion(
      'Delete for good?',
      `${kindNames[kind]} “${name}” and its files cannot be brought back afterwards.`,
    )
    if ((await notify(question)) === 'yes') await act('purge')
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-soft">
          {kindNames[kind]}, deleted by <bdi>{by}</bdi> on {formatDay(date)}, kept until {formatDay(until)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onClick={() => act('restore')}
          busy={busy === 'restore' && 'Restoring…'}
          aria-label={`Restore ${name}`}
        >
          Restore
        </Button>
        <Button
          variant="danger"
          onClick={purge}
          busy={busy === 'purge' && 'Deleting…'}
          aria-label={`Delete for good: ${name}`}
        >
          Delete for good
        </Button>
      </div>
    </li>
  )
}
