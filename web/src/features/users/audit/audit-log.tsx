import { auditedActions } from '@dlm/contract/users/users.schema'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import ScrollText from 'lucide-react/icons/scroll-text'
import { useSearchParams } from 'react-router'
import { adminPages } from '../../../lib/admin-query.ts'
import { useSearch } from '../../../lib/use-search.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ListStates } from '../../site/list-states.tsx'
import { actionNames } from './action-names.ts'
import { AuditRow } from './audit-row.tsx'

const words = { one: 'line', many: 'lines', all: 'lines', hint: 'What admins change is told here.' } as const
const actions = [
  { value: '', label: 'Everything' },
  ...auditedActions.map((value) => ({ value, label: actionNames[value] })),
]

/** What admins have done, newest first, with its filters in the address. */
export function AuditLog() {
  const search = useSearch()
  const [parameters, setParameters] = useSearchParams()
  const action = auditedActions.find((name) => name === parameters.get('action'))
  const results = useInfiniteQuery({
    ...adminPages('get_audit', { search: search.search, limit: 24, ...(action && { action }) }),
    placeholderData: keepPreviousData,
  })
  const choose = (wanted: string) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now)
        if (wanted) next.set('action', wanted)
        else next.delete('action')
        return next
      },
      { replace: true },
    )
  return (
    <div className="grid gap-5">
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_16rem]">
        <SearchField label="Search the audit log" value={search.typed} onChange={search.onSearch} />
        <SelectField
          label="Show"
          options={actions}
          value={action ?? ''}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      <div>
        <ListStates
          results={results}
          search={search.search}
          onClearSearch={() => search.onSearch('')}
          words={words}
          icon={ScrollText}
          skeleton={<Skeleton className="h-96" />}
        >
          {(entries) => (
            <ul className="grid divide-y divide-line rounded-card border border-line bg-surface">
              {entries.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
        </ListStates>
      </div>
    </div>
  )
}
