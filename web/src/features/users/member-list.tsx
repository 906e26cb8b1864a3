import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import { studioDay } from '@dlm/contract/format/day'
import { userToolTexts } from '@dlm/contract/users/user-tool.texts'
import type { Member, MemberGroup } from '@dlm/contract/users/users.schema'
import { userTexts } from '@dlm/contract/users/users.texts'
import Users from 'lucide-react/icons/users'
import { adminPages } from '../../admin/admin-query.ts'
import { ToolScreen } from '../../admin/desk/tool-screen.tsx'
import { Chips } from '../../admin/list/chips.tsx'
import { RowSkeletons } from '../../admin/list/row-skeletons.tsx'
import type { Column } from '../../admin/list/table.tsx'
import { useFilter } from '../../admin/list/use-filter.ts'
import { useOpen } from '../../admin/list/use-open.ts'
import { useSession } from '../../auth/session.ts'
import { useList } from '../../lib/api/use-list.ts'
import { AccountPanel } from './account-panel.tsx'
import { MemberRow } from './member-row.tsx'

const columns: readonly Column[] = [
  { id: 'user', label: userToolTexts.user, width: 'minmax(9rem, 1fr)' },
  { id: 'role', label: userToolTexts.role, width: '7rem' },
  { id: 'verified', label: userToolTexts.verified, width: '7rem' },
  { id: 'seen', label: userToolTexts.seen, width: '10rem' },
  { id: 'joined', label: userToolTexts.joined, width: '8rem' },
]

const groups: Readonly<Record<MemberGroup, string>> = {
  admins: userToolTexts.admins,
  clients: userToolTexts.clients,
  unverified: userToolTexts.noNic,
}

/** The accounts: the own one, then all others with the button to configure them; or those of a group. */
export function MemberList() {
  const own = useSession()
  const [open, show] = useOpen()
  const [group, filter] = useFilter('group', groups)
  const list = useList((search) => adminPages('get_users', { search, limit: 24, ...(group && { group }) }))
  const { clients, admins } = list.results.data?.pages[0] ?? {}
  /** One’s own account is the first of all; among those of a group or a search it has the usual order. */
  const arrange = (members: Member[]) => {
    if (!own || group || list.search !== '') return members
    const seen = studioDay(Date.now())
    return [{ ...own, seen }, ...members.filter(({ uid }) => uid !== own.uid)]
  }
  return (
    <ToolScreen
      list={list}
      words={userToolTexts.list}
      icon={Users}
      lead={<Chips label={listTexts.show} filter={filter} />}
      report={
        clients === undefined || admins === undefined ? undefined : userTexts.found({ clients, admins })
      }
      skeleton={<RowSkeletons className="h-16" />}
      table={{ label: userToolTexts.accounts, columns }}
      arrange={arrange}
      item={(member) => (
        <MemberRow
          key={member.uid}
          member={member}
          isOpen={member.uid === open}
          onConfigure={member.uid === own?.uid ? undefined : () => show(member.uid)}
        />
      )}
      panel={open === null ? undefined : <AccountPanel key={open} uid={open} onClose={() => show(null)} />}
    />
  )
}
