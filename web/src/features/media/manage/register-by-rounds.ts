import { ApiFailure } from '../../../lib/api-failure.ts'

/** Files of one registration: the server looks at each, which takes its time. */
const round = 20

/**
 * Registers files by rounds. Where the server could not finish a round in its time, as with the largest photos, the next ones are
 * smaller; what it had registered by then is no failure when it is sent again.
 * @param register resolves once the server has answered for these
 */
export async function registerByRounds<Row>(
  rows: readonly Row[],
  register: (some: readonly Row[]) => Promise<void>,
): Promise<void> {
  let size = round
  for (let from = 0; from < rows.length; ) {
    const some = rows.slice(from, from + size)
    try {
      await register(some)
      from += some.length
    } catch (error) {
      const isTooMuch = error instanceof ApiFailure && error.code === 'unavailable' && some.length > 1
      if (!isTooMuch) throw error
      size = Math.max(1, Math.floor(some.length / 4))
    }
  }
}
