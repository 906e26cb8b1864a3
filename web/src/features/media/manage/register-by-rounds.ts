import { ApiFailure } from '../../../lib/api/api-failure.ts'

/** Files of the first round, before it is known how long the server takes for one. */
const firstRound = 5
const largestRound = 20
/** Milliseconds that a round may take: far below the 50 s after which the server stops. */
const targetTime = 10_000

/**
 * Registers files by rounds, each as large as the pace of the one before allows, since the server looks at each file. Where it could
 * not finish a round in its time, the next ones are smaller; what it had registered by then is no failure when it is sent again.
 * @param register resolves once the server has answered for these
 */
export async function registerByRounds<Row>(
  rows: readonly Row[],
  register: (some: readonly Row[]) => Promise<void>,
): Promise<void> {
  let size = firstRound
  for (let from = 0; from < rows.length; ) {
    const some = rows.slice(from, from + size)
    const startedAt = performance.now()
    try {
      await register(some)
      from += some.length
      const timeOfOne = (performance.now() - startedAt) / some.length
      size = Math.min(largestRound, Math.max(1, Math.floor(targetTime / timeOfOne)))
    } catch (error) {
      const isTooMuch = error instanceof ApiFailure && error.code === 'unavailable' && some.length > 1
      if (!isTooMuch) throw error
      size = Math.max(1, Math.floor(some.length / 4))
    }
  }
}
