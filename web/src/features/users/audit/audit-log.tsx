import ScrollText from 'lucide-react/icons/scroll-text'
import { adminPages } from '../../../admin/admin-query.ts'
import { rowsClass, ToolScreen } from '../../../admin/desk/tool-screen.tsx'
import { useFilter } from '../../../admin/list/use-filter.ts'
import { useList } from '../../../lib/api/use-list.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { actionNames } from './action-names.ts'
import { AuditRow } from './audit-row.tsx'

const words = {
  one: 'line',
  many: 'lines',
  all: 'lines',
  hint: 'What admins change is listed here.',
} as const

/** The actions of admins, newest first, with the filters in the URL. */
export function AuditLog() {
  const [action, filter] = useFilter('action', actionNames)
  const list = useList((search) => adminPages('get_audit', { search, limit: 24, ...(action && { action }) }))
  return (
    <ToolScreen
      list={list}
      words={words}
      icon={ScrollText}
      searchLabel="Search the audit log"
      filter={filter}
      skeleton={<Skeleton className="h-96" />}
      listClass={rowsClass}
      item={(entry) => <AuditRow key={entry.id} entry={entry} />}
    />
  )
}
