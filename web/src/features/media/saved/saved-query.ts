import { decodeWire } from '@dlm/contract/media/codec'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import type { ApiFailure } from '../../../lib/api/api-failure.ts'
import { localSaved } from './local-saved.ts'

/** A member's saved media: ids, the latest first, and the revision that a change is based on. */
export interface SavedList {
  ids: readonly string[]
  revision: number
}

/** Attempts of a change while other tabs change the list. */
const tries = 3

function decoded({ data, revision }: { data: string; revision: number }): SavedList {
  return { ids: decodeWire(data, (ids) => ids as string[]), revision }
}

async function put(uid: string, ids: readonly string[], revision?: number): Promise<SavedList> {
  const saved = JSON.stringify(ids)
  return decoded(await callApi('update_saved', { uid, saved, ...(revision !== undefined && { revision }) }))
}

/** Reads the list. Ids saved before the sign-in are merged into it: without a revision the server adds them. */
async function readSaved(uid: string): Promise<SavedList> {
  const savedHere = localSaved.get()
  if (savedHere.length === 0) return decoded(await callApi('saved', { uid }))
  const merged = await put(uid, savedHere)
  localSaved.set([])
  return merged
}

export function savedQuery(uid: string) {
  return queryOptions<SavedList, ApiFailure, SavedList, readonly ['saved', string]>({
    queryKey: ['saved', uid],
    queryFn: () => readSaved(uid),
    refetchOnWindowFocus: 'always',
    meta: { isPersonal: true },
  })
}

/** A list with ids inserted at an index, or without them. */
export function withIds(ids: readonly string[], changed: readonly string[], on: boolean, at = 0): string[] {
  const others = ids.filter((other) => !changed.includes(other))
  return on ? others.toSpliced(at, 0, ...changed) : others
}

/** Changes are made one after the other, each on the result of the one before. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * Saves or removes media optimistically, with a rollback on failure. The server merges with changes of other tabs, which
 * can restore removed ids; they are removed again then.
 * @throws ApiFailure
 */
export function changeSaved(
  client: QueryClient,
  uid: string,
  changed: readonly string[],
  on: boolean,
  at?: number,
): Promise<void> {
  const query = savedQuery(uid)
  const show = (on: boolean) =>
    client.setQueryData(
      query.queryKey,
      (list) => list && { ...list, ids: withIds(list.ids, changed, on, at) },
    )
  const make = async () => {
    await client.cancelQueries({ queryKey: query.queryKey })
    let list = await client.ensureQueryData(query)
    for (let tried = 0; tried < tries; tried++) {
      list = await put(uid, withIds(list.ids, changed, on, at), list.revision)
      if (changed.every((id) => list.ids.includes(id) === on)) break
    }
    client.setQueryData(query.queryKey, list)
  }
  show(on)
  const change = turn.then(make).catch((error) => {
    show(!on)
    throw error
  })
  turn = change.catch(() => undefined)
  return change
}
