import { type ComponentProps, Suspense } from 'react'
import { lazyComponent } from '../lib/code/lazy-component.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import type { AdminPanel } from './admin-panel.tsx'

const Panel = lazyComponent(async () => {
  const { AdminPanel } = await import('./admin-panel.tsx')
  return { default: AdminPanel }
})

/** `AdminPanel`, loaded when it is first shown. */
export function LazyAdminPanel(props: ComponentProps<typeof AdminPanel>) {
  return (
    <Suspense fallback={<Skeleton className="h-72" />}>
      <Panel {...props} />
    </Suspense>
  )
}
