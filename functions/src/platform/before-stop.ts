import { within } from './within.ts'

/** Milliseconds for the last work; the machine waits ten seconds before it kills a process. */
const patience = 5_000

/**
 * Does some last work when the machine stops this process (SIGTERM). Who listened for that before hears of it afterwards: the
 * functions framework ends the process at once.
 */
export function beforeStop(work: () => Promise<void>): void {
  const others = process.listeners('SIGTERM')
  process.removeAllListeners('SIGTERM')
  process.once('SIGTERM', () => {
    const stop = () => {
      for (const listener of others) process.on('SIGTERM', listener)
      process.kill(process.pid, 'SIGTERM')
    }
    within(patience, work()).then(stop, stop)
  })
}
