import { auditTexts } from '@dlm/contract/users/audit.texts'
import ScrollText from 'lucide-react/icons/scroll-text'
import { adminPages } from '../../../admin/admin-query.ts'
import { rowsClass, ToolScreen } from '../../../admin/desk/tool-screen.tsx'
import { useFilter } from '../../../admin/list/use-filter.ts'
import { useList } from '../../../lib/api/use-list.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { actionNames } from './action-names.ts'
import { AuditRow } from './audit-row.tsx'

/** The actions of admins, newest first, with the filters in the URL. */
export function AuditLog() {
  const [action, filter] = useFilter('action', actionNames)
  const list = useList((search) => adminPages('get_audit', { search, limit: 24, ...(action && { action }) }))
  return (
    <ToolScreen
      list={list}
      words={auditTexts.list}
      icon={ScrollText}
      searchLabel={auditTexts.search}
      filter={filter}
      skeleton={<Skeleton className="h-96" />}
      listClass={rowsClass}
      item={(entry) => <AuditRow key={entry.id} entry={entry} />}
    />
  )
}
