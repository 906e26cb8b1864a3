import { useSyncExternalStore } from 'react'

let isPrinting = false

// Before each component's listener. What they render is on the page before the browser takes it: it waits for microtasks.
if (!import.meta.env.SSR) {
  addEventListener('beforeprint', () => {
    isPrinting = true
  })
  addEventListener('afterprint', () => {
    isPrinting = false
  })
}

function subscribe(listener: () => void) {
  addEventListener('beforeprint', listener)
  addEventListener('afterprint', listener)
  return () => {
    removeEventListener('beforeprint', listener)
    removeEventListener('afterprint', listener)
  }
}

/** Whether the page is being printed: the whole of it, not only what is near the window. */
export const usePrinting = () =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
