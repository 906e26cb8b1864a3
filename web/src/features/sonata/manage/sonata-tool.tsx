import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import type { SonataRequest } from '@dlm/contract/sonata/sonata.schema'
import { sonataLogsTexts } from '@dlm/contract/sonata/sonata-logs.texts'
import { sonataToolTexts } from '@dlm/contract/sonata/sonata-tool.texts'
import { useQuery } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { adminPages, adminQuery } from '../../../admin/admin-query.ts'
import { ToolScreen } from '../../../admin/desk/tool-screen.tsx'
import { RowSkeletons } from '../../../admin/list/row-skeletons.tsx'
import type { Column } from '../../../admin/list/table.tsx'
import { useRemoval } from '../../../admin/list/use-removal.ts'
import { publicReadsOf } from '../../../admin/public-reads.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { useFetchUntilFound } from '../../../lib/api/use-fetch-until-found.ts'
import { useList } from '../../../lib/api/use-list.ts'
import { RequestRow } from './request-row.tsx'

const isPaid = ({ pay }: SonataRequest) => pay === 'payed'

/** Unpaid requests before paid ones; a stable sort. */
function sortUnpaidFirst(requests: readonly SonataRequest[]): SonataRequest[] {
  return [...requests.filter((request) => !isPaid(request)), ...requests.filter(isPaid)]
}

const columns: readonly Column[] = [
  { id: 'id', label: sonataToolTexts.transaction, width: 'minmax(9rem, 1fr)' },
  { id: 'date', label: listTexts.date, width: '9.5rem' },
  { id: 'key', label: sonataToolTexts.key, width: '12rem' },
  { id: 'state', label: listTexts.states, width: '7.5rem' },
]

/** Sonata Logs (SPEC §2): all key requests, unpaid ones first, then newest first. */
export function SonataTool({ adid }: { adid: string }) {
  const removal = useRemoval(publicReadsOf('sonata'))
  const list = useList((search) => adminPages('get_m_keys', { search, limit: 24 }))
  const waiting = useQuery(adminQuery('dashboard_counts', {})).data?.sonata
  // The list is newest first: the last unpaid one may be far down.
  const unpaid = list.results.data?.pages.flatMap(({ data }) => data).filter((request) => !isPaid(request))
  useFetchUntilFound(
    list.results,
    list.search === '' && waiting !== undefined && (unpaid?.length ?? 0) < waiting,
  )
  return (
    <ToolScreen
      list={list}
      words={sonataToolTexts.list}
      icon={KeyRound}
      heading={sonataToolTexts.heading}
      report={waiting === undefined ? undefined : sonataLogsTexts.entriesFound(waiting)}
      bin={{ adid, kind: 'sonata' }}
      skeleton={<RowSkeletons className="h-20" />}
      table={{ label: sonataToolTexts.heading, columns, actionsWidth: '18rem' }}
      arrange={sortUnpaidFirst}
      item={(request) => (
        <RequestRow
          key={request.mid}
          request={request}
          isBusy={removal.busy.includes(request.mid)}
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
      )}
      removal={removal}
    />
  )
}
