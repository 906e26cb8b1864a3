import { Suspense } from 'react'
import { lazyComponent } from '../../../lib/code/lazy-component.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CollapsibleSection } from './collapsible-section.tsx'

const OwnPasskeys = lazyComponent(async () => ({ default: (await import('./own-passkeys.tsx')).OwnPasskeys }))

/** The passkeys that sign the member in; they are added and removed here. */
export function PasskeySection() {
  return (
    <CollapsibleSection
      title="Passkeys"
      text="Sign in with a fingerprint, a face or a number of your device. A new password by e-mail removes them."
      what="passkeys"
    >
      <Suspense fallback={<Skeleton className="h-16" />}>
        <OwnPasskeys />
      </Suspense>
    </CollapsibleSection>
  )
}
