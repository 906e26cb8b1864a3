import { ApiFailure } from '../../../lib/api/api-failure.ts'

/** Size of the first batch, before the time per file is measured. */
const firstBatchSize = 5
const maxBatchSize = 20
/** Milliseconds that a batch may take: far below the server's timeout of 50 s. */
const targetTime = 10_000

/**
 * Registers files in batches, each sized by the time per file of the batch before, since the server inspects each file. After a
 * timeout the batches are smaller; files that were registered before the timeout succeed when they are sent again.
 * @param register resolves once the server has answered for a batch
 */
export async function registerInBatches<Row>(
  rows: readonly Row[],
  register: (batch: readonly Row[]) => Promise<void>,
): Promise<void> {
  let size = firstBatchSize
  for (let from = 0; from < rows.length; ) {
    const batch = rows.slice(from, from + size)
    const startedAt = performance.now()
    try {
      await register(batch)
      from += batch.length
      const timeOfOne = (performance.now() - startedAt) / batch.length
      size = Math.min(maxBatchSize, Math.max(1, Math.floor(targetTime / timeOfOne)))
    } catch (error) {
      const isTooMuch = error instanceof ApiFailure && error.code === 'unavailable' && batch.length > 1
      if (!isTooMuch) throw error
      size = Math.max(1, Math.floor(batch.length / 4))
    }
  }
}
