import { importTexts } from '@dlm/contract/import/import.texts'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../lib/code/lazy-component.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Group } from './group.tsx'

/** The readers of exports are loaded once the group is opened. */
const ImportPanel = lazyComponent(async () => ({
  default: (await import('./import/import-panel.tsx')).ImportPanel,
}))

/** Imports a folder or an archive. */
export function ImportCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Group
      id="import"
      title={importTexts.title}
      text={importTexts.hint}
      isFolded
      onOpen={() => setOpen(true)}
    >
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-72" />}>
          <ImportPanel />
        </Suspense>
      )}
    </Group>
  )
}
