import { accountPageTexts } from '@dlm/contract/accounts/account-page.texts'
import type { User } from '@dlm/contract/accounts/user.schema'
import { Suspense } from 'react'
import { lazyComponent } from '../../../lib/code/lazy-component.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AccountActions } from './account-actions.tsx'
import { AccountCard } from './account-card.tsx'
import { AccountDetails } from './account-details.tsx'
import { AdminEntry } from './admin-entry.tsx'
import { CollapsibleSection } from './collapsible-section.tsx'
import { DeletionPanel } from './deletion-panel.tsx'
import { SessionList } from './session-list.tsx'

/** The account of the signed-in member (SPEC §2). */
export function AccountPage({ user }: { user: User }) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid gap-6">
        <AccountCard user={user} />
        <div className="grid items-start gap-6 md:grid-cols-2">
          <AccountDetails user={user} />
          <div className="grid gap-6">
            {user.role === 'admin' && <AdminEntry user={user} />}
            <AccountActions user={user} />
          </div>
        </div>
      </div>
      <div className="grid gap-6">
        <PasskeySection />
        <SessionList />
        <DeletionPanel user={user} />
      </div>
    </div>
  )
}

const OwnPasskeys = lazyComponent(async () => ({ default: (await import('./own-passkeys.tsx')).OwnPasskeys }))

/** The passkeys that sign the member in; they are added and removed here. */
export function PasskeySection() {
  return (
    <CollapsibleSection
      title={accountPageTexts.passkeysTitle}
      text={accountPageTexts.passkeysHint}
      what={accountPageTexts.passkeys}
    >
      <Suspense fallback={<Skeleton className="h-16" />}>
        <OwnPasskeys />
      </Suspense>
    </CollapsibleSection>
  )
}
