import { useSyncExternalStore } from 'react'
import { type Persistence, readStored, writeStored } from './storage.ts'

/** A value that outlives the page: the same object until something changes, whether here or in another tab. */
export interface StoredValue<T> {
  get(): T
  set(value: T): void
  /** As a hook: renders again when it changes. */
  use(): T
}

interface Options<T> {
  key: string
  persistence?: Persistence
  /** The stored text may have been edited: gets any JSON, undefined for none, and ignores what is not valid. */
  parse(json: unknown): T
  /** What is stored of it as JSON; undefined for a value of which nothing is stored. */
  toJson(value: T): unknown
}

const changed = 'stored-change'

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Calls back when a stored value changes. Answers how to end that. */
export function onStoredChange(listener: () => void): () => void {
  addEventListener(changed, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(changed, listener)
    removeEventListener('storage', listener)
  }
}

/** A value stored as JSON; where the browser forbids to store it, it lives for this visit. */
export function storedValue<T>({ key, persistence, parse, toJson }: Options<T>): StoredValue<T> {
  let unstored: string | null = null
  let last: { text: string | null; value: T } | null = null

  function get(): T {
    const text = readStored(key, persistence) ?? unstored
    if (last?.text !== text) last = { text, value: parse(parseJson(text)) }
    return last.value
  }

  function set(value: T): void {
    const text = JSON.stringify(toJson(value)) ?? null
    writeStored(key, text, persistence)
    unstored = readStored(key, persistence) === text ? null : text
    dispatchEvent(new Event(changed))
  }

  const nothing = parse(undefined)
  return { get, set, use: () => useSyncExternalStore(onStoredChange, get, () => nothing) }
}
