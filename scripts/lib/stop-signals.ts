const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Ctrl-C reaches a child twice, from the terminal and forwarded by its parent; copies this close count as one. */
const SAME_WISH_MS = 1000

/**
 * Calls `onStop` at the first signal and `onInsist` at each later one, until the returned function is called.
 * While it is registered, signals do not end the process.
 */
export function onStopSignal(onStop: () => void, onInsist: () => void = () => {}): () => void {
  let first = 0
  const listener = (): void => {
    if (first === 0) {
      first = Date.now()
      onStop()
    } else if (Date.now() - first > SAME_WISH_MS) onInsist()
  }
  for (const signal of SIGNALS) process.on(signal, listener)
  return () => {
    for (const signal of SIGNALS) process.off(signal, listener)
  }
}
