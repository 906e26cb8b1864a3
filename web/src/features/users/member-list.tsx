import { userToolTexts } from '@dlm/contract/users/user-tool.texts'
import { userTexts } from '@dlm/contract/users/users.texts'
import Users from 'lucide-react/icons/users'
import { useMemo, useState } from 'react'
import { adminPages } from '../../admin/admin-query.ts'
import { ToolScreen } from '../../admin/desk/tool-screen.tsx'
import { useOpen } from '../../admin/list/use-open.ts'
import { useOpeningDialog } from '../../admin/use-opening-dialog.ts'
import { useSession } from '../../auth/session.ts'
import { useList } from '../../lib/api/use-list.ts'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccountPanel } from './account-panel.tsx'
import { MemberCard } from './member-card.tsx'

/** The accounts: the own one, then all others with the button to configure them. */
export function MemberList() {
  const own = useSession()
  const [open, show] = useOpen()
  // A link to one account does not report the number of all.
  const [isLinked] = useState(open !== null)
  const list = useList((search) => adminPages('get_users', { search, limit: 24 }))
  const [first] = list.results.data?.pages ?? []
  const clients = first?.clients
  const admins = first?.admins
  useOpeningDialog(
    'users',
    useMemo(
      () =>
        isLinked || clients === undefined || admins === undefined
          ? undefined
          : userTexts.found({ clients, admins }),
      [isLinked, clients, admins],
    ),
    open !== null,
  )
  const grid = classes('grid gap-4 sm:grid-cols-2', open === null && 'xl:grid-cols-3')
  return (
    <ToolScreen
      list={list}
      words={userToolTexts.list}
      icon={Users}
      lead={own && <MemberCard member={own} />}
      skeleton={
        <div className={grid}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} className="h-22" />
          ))}
        </div>
      }
      listClass={grid}
      arrange={(members) => members.filter(({ uid }) => uid !== own?.uid)}
      item={(member) => (
        <li key={member.uid} className="grid">
          <MemberCard member={member} isOpen={member.uid === open} onConfigure={() => show(member.uid)} />
        </li>
      )}
      panel={open === null ? undefined : <AccountPanel key={open} uid={open} onClose={() => show(null)} />}
    />
  )
}
