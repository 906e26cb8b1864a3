import { useSyncExternalStore } from 'react'

/** A value outside of React, and its subscribers. */
export interface Store<Value> {
  get(): Value
  set(next: Value): void
  /** Calls back at each change. Answers how to end that. */
  subscribe(listener: () => void): () => void
}

/** @param whileFollowed called with the first subscriber; what it returns is called after the last */
export function createStore<Value>(value: Value, whileFollowed?: () => () => void): Store<Value> {
  const listeners = new Set<() => void>()
  let current = value
  let unfollowed: (() => void) | undefined
  return {
    get: () => current,
    set(next) {
      current = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      if (listeners.size === 0) unfollowed = whileFollowed?.()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) unfollowed?.()
      }
    },
  }
}

/** What a component shows of a store; rendered again when that changes. @param onServer what the server renders instead */
export function useStore<Value, Shown>(
  { subscribe, get }: Store<Value>,
  show: (value: Value) => Shown,
  onServer: Shown,
): Shown {
  return useSyncExternalStore(
    subscribe,
    () => show(get()),
    () => onServer,
  )
}
