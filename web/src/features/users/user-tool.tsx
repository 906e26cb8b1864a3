import { admins, owners, supporters } from '@dlm/contract/roles'
import { userToolTexts } from '@dlm/contract/users/user-tool.texts'
import MailPlus from 'lucide-react/icons/mail-plus'
import ScrollText from 'lucide-react/icons/scroll-text'
import Users from 'lucide-react/icons/users'
import { isOwn } from '../../admin/desk/own-tools.ts'
import { setParameter, useParameters } from '../../lib/use-parameters.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { AuditLog } from './audit/audit-log.tsx'
import { Invitations } from './invitations/invitations.tsx'
import { MemberList } from './member-list.tsx'

const tabs = [
  { id: 'accounts', label: userToolTexts.accounts, icon: Users, roles: supporters, list: MemberList },
  { id: 'invitations', label: userToolTexts.invitations, icon: MailPlus, roles: owners, list: Invitations },
  { id: 'audit', label: userToolTexts.auditLog, icon: ScrollText, roles: admins, list: AuditLog },
] as const

/** Users (SPEC §2), the invitations of admins, and the audit log. */
export function UserTool() {
  const [parameters, change] = useParameters()
  const own = tabs.filter(({ roles }) => isOwn(roles))
  const { id: selected, list: List } = own.find(({ id }) => id === parameters.get('tab')) ?? tabs[0]
  const select = (id: (typeof tabs)[number]['id']) =>
    change((now) => {
      // Each list has a search of its own.
      for (const name of ['search', 'open', 'action']) now.delete(name)
      setParameter(now, 'tab', id === 'accounts' ? null : id)
    })
  return (
    <div className="grid gap-5">
      <Tabs label={userToolTexts.title} tabs={own} selected={selected} onSelect={select}>
        <List />
      </Tabs>
    </div>
  )
}
