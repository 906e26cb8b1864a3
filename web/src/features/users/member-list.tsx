import { userTexts } from '@dlm/contract/users/users.texts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import Users from 'lucide-react/icons/users'
import { useMemo, useState } from 'react'
import { adminPages } from '../../lib/admin-query.ts'
import { useSession } from '../../lib/session.ts'
import { useSearch } from '../../lib/use-search.ts'
import { classes } from '../../ui/classes.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useOpen } from '../dashboard/use-open.ts'
import { useOpeningDialog } from '../dashboard/use-opening-dialog.ts'
import { ListStates } from '../site/list-states.tsx'
import { AccountPanel } from './account-panel.tsx'
import { MemberCard } from './member-card.tsx'

const words = {
  one: 'account',
  many: 'accounts',
  all: 'accounts',
  hint: 'Nobody has signed up yet.',
} as const

/** The accounts: one's own, then everybody else's with the way to configure it. */
export function MemberList() {
  const own = useSession()
  const search = useSearch()
  const [open, show] = useOpen()
  // Whoever followed a link to one account has not asked for all.
  const [isLinked] = useState(open !== null)
  const results = useInfiniteQuery({
    ...adminPages('get_users', { search: search.search, limit: 24 }),
    placeholderData: keepPreviousData,
  })
  const [first] = results.data?.pages ?? []
  const clients = first?.clients
  const admins = first?.admins
  useOpeningDialog(
    useMemo(
      () =>
        isLinked || clients === undefined || admins === undefined
          ? undefined
          : userTexts.found({ clients, admins }),
      [isLinked, clients, admins],
    ),
  )
  const grid = classes('grid gap-4 sm:grid-cols-2', open === null && 'xl:grid-cols-3')
  return (
    <div className={classes('grid items-start gap-6', open !== null && 'lg:grid-cols-[1fr_26rem]')}>
      <div className="grid min-w-0 gap-5">
        <SearchField label="Search the accounts" value={search.typed} onChange={search.onSearch} />
        {own && <MemberCard member={own} />}
        <div>
          <ListStates
            results={results}
            search={search.search}
            onClearSearch={() => search.onSearch('')}
            words={words}
            icon={Users}
            skeleton={
              <div className={grid}>
                {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
                  <Skeleton key={key} className="h-22" />
                ))}
              </div>
            }
          >
            {(members) => (
              <ul className={grid}>
                {members
                  .filter(({ uid }) => uid !== own?.uid)
                  .map((member) => (
                    <li key={member.uid} className="grid">
                      <MemberCard
                        member={member}
                        isOpen={member.uid === open}
                        onConfigure={() => show(member.uid)}
                      />
                    </li>
                  ))}
              </ul>
            )}
          </ListStates>
        </div>
      </div>
      {open !== null && <AccountPanel key={open} uid={open} onClose={() => show(null)} />}
    </div>
  )
}
