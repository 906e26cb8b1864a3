import { deskTexts } from '@dlm/contract/dashboard/desk.texts'
import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { lazyComponent } from '../../../lib/code/lazy-component.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useNearViewport } from '../../../ui/use-near-viewport.ts'

const Costs = lazyComponent(async () => {
  const { Costs } = await import('./costs.tsx')
  return { default: Costs }
})

/** The place of this month’s costs, which are fetched when it is near the viewport; `#costs` leads there. */
export function CostsPlace() {
  const place = useRef<HTMLElement>(null)
  const isNear = useNearViewport(place)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again scrolls again
  useEffect(() => {
    if (hash === '#costs') place.current?.scrollIntoView()
  }, [hash, key])
  return (
    <section ref={place} id="costs" aria-labelledby="this-month" className="grid gap-3">
      <h2 id="this-month" className="text-h3">
        {deskTexts.usage}
      </h2>
      <p className="text-sm text-soft">{deskTexts.usageHint}</p>
      <Suspense fallback={<Skeleton className="h-96" />}>
        {isNear ? <Costs /> : <Skeleton className="h-96" />}
      </Suspense>
    </section>
  )
}
