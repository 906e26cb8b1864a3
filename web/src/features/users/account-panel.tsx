import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminQuery } from '../../lib/admin-query.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SidePanel } from '../dashboard/side-panel.tsx'
import { ReadFailure } from '../site/read-failure.tsx'
import { AccountView } from './account-view.tsx'
import { WarningForm } from './warning-form.tsx'

interface Props {
  uid: string
  onClose(): void
}

/** An account as it is now, or the e-mail that warns its member. */
export function AccountPanel({ uid, onClose }: Props) {
  const [isWriting, setWriting] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(adminQuery('get_users', { id: uid, limit: 1 }))
  const [member] = data?.data ?? []
  if (member && isWriting) return <WarningForm member={member} onClose={() => setWriting(false)} />
  return (
    <SidePanel title={member?.user ?? 'Account'} onClose={onClose}>
      {member && <AccountView member={member} onWarn={() => setWriting(true)} onClose={onClose} />}
      {data && !member && <p>This account does not exist or was removed.</p>}
      {!data && error && <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />}
      {!data && !error && (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="size-24 rounded-full" />
          <Skeleton className="h-80" />
        </div>
      )}
    </SidePanel>
  )
}
