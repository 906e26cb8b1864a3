import { withTimeout } from './with-timeout.ts'

/** Milliseconds for the last work; the machine waits ten seconds before it kills a process. */
const timeoutMs = 5_000

/**
 * Does some last work when the machine stops this process (SIGTERM). Earlier listeners receive the signal afterwards, since the
 * one of the functions framework ends the process at once.
 */
export function onShutdown(work: () => Promise<void>): void {
  const others = process.listeners('SIGTERM')
  process.removeAllListeners('SIGTERM')
  process.once('SIGTERM', () => {
    const stop = () => {
      for (const listener of others) process.on('SIGTERM', listener)
      process.kill(process.pid, 'SIGTERM')
    }
    withTimeout(timeoutMs, work()).then(stop, stop)
  })
}
