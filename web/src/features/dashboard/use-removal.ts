import type { EndpointName, Request } from '@dlm/contract/contract'
import { type BinKind, entriesAtOnce } from '@dlm/contract/dashboard/dashboard.schema'
import { failure } from '@dlm/contract/dialog-text'
import { errors } from '@dlm/contract/errors'
import { plural } from '@dlm/contract/format/plural'
import { useState } from 'react'
import { callAdmin } from '../../auth/admin-session.ts'
import { notify, notifyFailure } from '../../lib/notify.ts'
import { useRefresh } from './admin-query.ts'

/** What was deleted last. */
export interface Removed {
  kind: BinKind
  ids: readonly string[]
  /** What it is called, or how many there were. */
  name: string
  /** Title of the documented message (SPEC §8). */
  title: string
}

type BulkCall = Extract<EndpointName, 'delete_entries' | 'restore_entries'>

/** Does it for all of these, in as many calls as it takes, and tells of those it could not be done for. */
async function callForEach(name: BulkCall, kind: BinKind, ids: readonly string[], done: string) {
  const failed = []
  for (let at = 0; at < ids.length; at += entriesAtOnce) {
    const input: Request<BulkCall> = { kind, ids: JSON.stringify(ids.slice(at, at + entriesAtOnce)) }
    failed.push(...(await callAdmin(name, input)).failed)
  }
  const [first] = failed
  if (first)
    void notify(
      failure(
        'Ooops...',
        `${failed.length} of ${ids.length} could not be ${done}. ${errors[first.code].msg}`,
      ),
    )
  const stayed = new Set(failed.map(({ id }) => id))
  return ids.filter((id) => !stayed.has(id))
}

/** Deletes into the recycle bin without asking, and brings back. */
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
    /** Ids of the entries that are being deleted or brought back. */
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
        const gone = await callForEach('delete_entries', kind, ids, 'deleted')
        if (gone.length > 0) setRemoved({ kind, ids: gone, name: plural(gone.length, one), title: 'Deleted' })
      }),
    undo: () =>
      removed &&
      working(removed.ids, async () => {
        const { kind, ids } = removed
        const [id] = ids
        if (ids.length === 1 && id !== undefined) await callAdmin('restore', { kind, id })
        else await callForEach('restore_entries', kind, ids, 'restored')
        setRemoved(null)
      }),
    dismiss: () => setRemoved(null),
  }
}

/** What `useRemoval` gives a tool. */
export type Removal = ReturnType<typeof useRemoval>
