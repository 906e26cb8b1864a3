import type { EndpointName } from '@dlm/contract/contract'
import type { BinKind } from '@dlm/contract/dashboard/dashboard.schema'
import { dashboardTexts } from '@dlm/contract/dashboard/dashboard.texts'
import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import { plural } from '@dlm/contract/format/plural'
import { useState } from 'react'
import { callAdmin } from '../../auth/admin-session.ts'
import { notifyFailure } from '../../lib/notify.ts'
import { useRefresh } from '../admin-query.ts'
import { callForEach } from './bulk-calls.ts'

/** What was deleted last. */
export interface Removed {
  kind: BinKind
  ids: readonly string[]
  /** What it is called, or how many there were. */
  name: string
  /** Title of the documented message (SPEC §8). */
  title: string
}

/** Deletes into the recycle bin without asking, and restores. */
export function useRemoval(publicReads: readonly EndpointName[]) {
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [busy, setBusy] = useState<readonly string[]>([])
  const refresh = useRefresh(publicReads)

  const working = async (ids: readonly string[], work: () => Promise<void>) => {
    setBusy(ids)
    try {
      await work()
    } catch (error) {
      notifyFailure(error)
    } finally {
      // Some may be deleted where others failed.
      await refresh()
      setBusy([])
    }
  }

  return {
    removed,
    /** Ids of the entries that are being deleted or restored. */
    busy,
    /** Deletes one by its documented call. */
    remove: (entry: Omit<Removed, 'ids'> & { id: string }, call: () => Promise<unknown>) =>
      working([entry.id], async () => {
        await call()
        setRemoved({ ...entry, ids: [entry.id] })
      }),
    /** Deletes many. @param one what one of them is called */
    removeAll: (kind: BinKind, ids: readonly string[], one: string) =>
      working(ids, async () => {
        const gone = await callForEach('delete_entries', { kind }, ids, dashboardTexts.done.deleted)
        if (gone.length > 0)
          setRemoved({ kind, ids: gone, name: plural(gone.length, one), title: listTexts.deleted })
      }),
    undo: () =>
      removed &&
      working(removed.ids, async () => {
        const { kind, ids } = removed
        const [id] = ids
        if (ids.length === 1 && id !== undefined) await callAdmin('restore', { kind, id })
        else await callForEach('restore_entries', { kind }, ids, dashboardTexts.done.restored)
        setRemoved(null)
      }),
    dismiss: () => setRemoved(null),
  }
}

/** What `useRemoval` gives a tool. */
export type Removal = ReturnType<typeof useRemoval>
