import type { EndpointName } from '@dlm/contract/contract'
import type { BinKind } from '@dlm/contract/dashboard/dashboard.schema'
import { useState } from 'react'
import { callAdmin } from '../../auth/admin-session.ts'
import { notifyFailure } from '../../lib/notify.ts'
import { useRefresh } from './admin-query.ts'

/** What was deleted last. */
export interface Removed {
  kind: BinKind
  id: string
  name: string
  /** Title of the documented message (SPEC §8). */
  title: string
}

/** Deletes into the recycle bin without asking, and brings back. */
export function useRemoval(publicReads: readonly EndpointName[]) {
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const refresh = useRefresh(publicReads)

  const working = async (id: string, work: () => Promise<void>) => {
    setBusy(id)
    try {
      await work()
      await refresh()
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(null)
    }
  }

  return {
    removed,
    /** Id of the entry that is being deleted or brought back. */
    busy,
    remove: (entry: Removed, call: () => Promise<unknown>) =>
      working(entry.id, async () => {
        await call()
        setRemoved(entry)
      }),
    undo: () =>
      removed &&
      working(removed.id, async () => {
        await callAdmin('restore', { kind: removed.kind, id: removed.id })
        setRemoved(null)
      }),
    dismiss: () => setRemoved(null),
  }
}

/** What `useRemoval` gives a tool. */
export type Removal = ReturnType<typeof useRemoval>
