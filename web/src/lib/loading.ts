import { useSyncExternalStore } from 'react'

/** Milliseconds before a wait is worth showing. */
const timeoutMs = 150

let running = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  running += by
  for (const listener of listeners) listener()
}

/** Counts a promise as loading, once it has taken long enough to be noticed, until it settles. */
export function trackLoading<T>(promise: Promise<T>): Promise<T> {
  let counted = false
  const timer = setTimeout(() => {
    counted = true
    change(1)
  }, timeoutMs)
  return promise.finally(() => {
    clearTimeout(timer)
    if (counted) change(-1)
  })
}

/** Whether something is loading that the person is waiting for. */
export function useLoading(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => running > 0,
    () => false,
  )
}
