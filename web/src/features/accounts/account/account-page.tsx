import type { User } from '@dlm/contract/accounts/user.schema'
import { AccountActions } from './account-actions.tsx'
import { AccountCard } from './account-card.tsx'
import { AccountDetails } from './account-details.tsx'
import { AdminEntry } from './admin-entry.tsx'
import { DeletionPanel } from './deletion-panel.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { SessionList } from './session-list.tsx'

/** The account of the signed-in member (SPEC §2). */
export function AccountPage({ user }: { user: User }) {
  return (
    <div className="grid gap-6">
      <AccountCard user={user} />
      <div className="grid items-start gap-6 md:grid-cols-2">
        <AccountDetails user={user} />
        <div className="grid gap-6">
          {user.role === 'admin' && <AdminEntry user={user} />}
          <AccountActions user={user} />
        </div>
      </div>
      <PasskeySection />
      <SessionList />
      <DeletionPanel user={user} />
    </div>
  )
}
