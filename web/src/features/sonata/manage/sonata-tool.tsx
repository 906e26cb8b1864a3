import { sonataLogsTexts } from '@dlm/contract/sonata/sonata-logs.texts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import KeyRound from 'lucide-react/icons/key-round'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { adminPages, adminQuery } from '../../../lib/admin-query.ts'
import { callAdmin } from '../../../lib/admin-session.ts'
import { dashboardToolPath } from '../../../lib/dashboard-tools.ts'
import { useReadOn } from '../../../lib/use-read-on.ts'
import { useSearch } from '../../../lib/use-search.ts'
import { iconButtonClass } from '../../../ui/icon-button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { publicReadsOf } from '../../dashboard/public-reads.ts'
import { UndoBar } from '../../dashboard/undo-bar.tsx'
import { useOpeningDialog } from '../../dashboard/use-opening-dialog.ts'
import { useRemoval } from '../../dashboard/use-removal.ts'
import { ListStates } from '../../site/list-states.tsx'
import { isPayed, notPayedFirst } from './not-payed-first.ts'
import { RequestRow } from './request-row.tsx'

const words = {
  one: 'request',
  many: 'requests',
  all: 'key requests',
  hint: 'They come from the program.',
} as const

/** Sonata Logs (SPEC §2): all key requests, those that are not payed first, then newest first. */
export function SonataTool({ adid }: { adid: string }) {
  const search = useSearch()
  const removal = useRemoval(publicReadsOf.sonata)
  const results = useInfiniteQuery({
    ...adminPages('get_m_keys', { search: search.search, limit: 24 }),
    placeholderData: keepPreviousData,
  })
  const waiting = useQuery(adminQuery('dashboard_counts', {})).data?.sonata
  // The list comes newest first: the last that waits may stand far down.
  const found = results.data?.pages.flatMap(({ data }) => data).filter((request) => !isPayed(request))
  useReadOn(results, search.search === '' && waiting !== undefined && (found?.length ?? 0) < waiting)
  useOpeningDialog(
    useMemo(() => (waiting === undefined ? undefined : sonataLogsTexts.entriesFound(waiting)), [waiting]),
  )
  return (
    <div className="grid gap-5">
      <h2 className="text-h3">All Requests.</h2>
      <div className="flex gap-3">
        <div className="min-w-0 flex-1">
          <SearchField label="Search the key requests" value={search.typed} onChange={search.onSearch} />
        </div>
        <Link
          to={dashboardToolPath(adid, 'bin', { kind: 'sonata' })}
          aria-label="Recycle bin"
          title="Recycle bin"
          className={iconButtonClass}
        >
          <ArchiveRestore aria-hidden="true" className="size-5" />
        </Link>
      </div>
      <div>
        <ListStates
          results={results}
          search={search.search}
          onClearSearch={() => search.onSearch('')}
          words={words}
          icon={KeyRound}
          skeleton={<Skeleton className="h-96" />}
        >
          {(requests) => (
            <ul className="grid divide-y divide-line rounded-card border border-line bg-surface">
              {notPayedFirst(requests).map((request) => (
                <RequestRow
                  key={request.mid}
                  request={request}
                  isBusy={removal.busy === request.mid}
                  onDelete={() =>
                    removal.remove(
                      {
                        ...{ kind: 'sonata', id: request.mid, name: request.id },
                        title: sonataLogsTexts.requestDeleted.title,
                      },
                      () => callAdmin('req_del_sonata', { uid: request.uid, id: request.id }),
                    )
                  }
                />
              ))}
            </ul>
          )}
        </ListStates>
      </div>
      {removal.removed && (
        <UndoBar
          removed={removal.removed}
          isRestoring={removal.busy === removal.removed.id}
          onUndo={removal.undo}
          onDismiss={removal.dismiss}
        />
      )}
    </div>
  )
}
