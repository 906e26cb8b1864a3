import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../../lib/storage.ts'

/** What a visitor saved before signing in, the latest first; the account takes it over at the sign-in. */
const key = 'dsp-saved'

type Ids = readonly string[]
const none: Ids = []

/** Holds the list of this visit where the browser forbids to store it. */
let unstored: string | null = null
let parsed: { text: string | null; ids: Ids } = { text: null, ids: none }
const listeners = new Set<() => void>()

/** Anybody may have written there: what is no id is passed over. */
function parse(text: string | null): Ids {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(list)) return none
    return list.filter((id) => typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id))
  } catch {
    return none
  }
}

/** The same object until something changes. */
export function keptIds(): Ids {
  const text = readStored(key) ?? unstored
  if (text !== parsed.text) parsed = { text, ids: parse(text) }
  return parsed.ids
}

export function keepIds(ids: Ids): void {
  const text = ids.length > 0 ? JSON.stringify(ids) : null
  writeStored(key, text)
  unstored = readStored(key) === text ? null : text
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export function useKeptIds(): Ids {
  return useSyncExternalStore(subscribe, keptIds)
}
