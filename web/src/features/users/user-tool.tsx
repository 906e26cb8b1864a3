import ScrollText from 'lucide-react/icons/scroll-text'
import Users from 'lucide-react/icons/users'
import { setParameter, useParameters } from '../../lib/use-parameters.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { AuditLog } from './audit/audit-log.tsx'
import { MemberList } from './member-list.tsx'

const tabs = [
  { id: 'accounts', label: 'Accounts', icon: Users },
  { id: 'audit', label: 'Audit log', icon: ScrollText },
] as const

/** The product's Users (SPEC §2), and what admins have done. */
export function UserTool() {
  const [parameters, change] = useParameters()
  const selected = parameters.get('tab') === 'audit' ? 'audit' : 'accounts'
  const select = (id: (typeof tabs)[number]['id']) =>
    change((now) => {
      // Each list has a search of its own.
      for (const name of ['search', 'open', 'action']) now.delete(name)
      setParameter(now, 'tab', id === 'audit' ? id : null)
    })
  return (
    <div className="grid gap-5">
      <Tabs label="Users" tabs={tabs} selected={selected} onSelect={select}>
        {selected === 'audit' ? <AuditLog /> : <MemberList />}
      </Tabs>
    </div>
  )
}
