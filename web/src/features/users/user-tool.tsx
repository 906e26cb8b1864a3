import ScrollText from 'lucide-react/icons/scroll-text'
import Users from 'lucide-react/icons/users'
import { useSearchParams } from 'react-router'
import { Tabs } from '../../ui/tabs.tsx'
import { AuditLog } from './audit/audit-log.tsx'
import { MemberList } from './member-list.tsx'

const tabs = [
  { id: 'accounts', label: 'Accounts', icon: Users },
  { id: 'audit', label: 'Audit log', icon: ScrollText },
] as const

/** The product's Users (SPEC §2), and what admins have done. */
export function UserTool() {
  const [parameters, setParameters] = useSearchParams()
  const selected = parameters.get('tab') === 'audit' ? 'audit' : 'accounts'
  const select = (id: (typeof tabs)[number]['id']) =>
    setParameters((now) => {
      const next = new URLSearchParams(now)
      // Each list has a search of its own.
      for (const name of ['tab', 'search', 'open', 'action']) next.delete(name)
      if (id === 'audit') next.set('tab', id)
      return next
    })
  return (
    <div className="grid gap-5">
      <Tabs label="Users" tabs={tabs} selected={selected} onSelect={select}>
        {selected === 'audit' ? <AuditLog /> : <MemberList />}
      </Tabs>
    </div>
  )
}
