import { createStore, useStore } from '../storage/store.ts'

/** Milliseconds before a wait is worth showing. */
const timeoutMs = 150

const running = createStore(0)

/** Counts a promise as loading, once it has taken long enough to be noticed, until it settles. */
export function trackLoading<T>(promise: Promise<T>): Promise<T> {
  let counted = false
  const timer = setTimeout(() => {
    counted = true
    running.set(running.get() + 1)
  }, timeoutMs)
  return promise.finally(() => {
    clearTimeout(timer)
    if (counted) running.set(running.get() - 1)
  })
}

/** Whether something is loading that the person is waiting for. */
export function useLoading(): boolean {
  return useStore(running, (count) => count > 0, false)
}
