import type { ErrorCode } from '@dlm/contract/errors'
import { ApiError } from '../platform/api-error.ts'

/**
 * Does a bulk call's work for each entry by itself: what is wrong with one leaves the others alone. One after the other:
 * photos of one album meet at its count, and transactions that meet begin again, a second later.
 * @returns the entries that it could not be done for, each with the reason
 */
export async function forEachEntry(
  ids: readonly string[],
  work: (id: string) => Promise<void>,
): Promise<{ failed: { id: string; code: ErrorCode }[] }> {
  const failed: { id: string; code: ErrorCode }[] = []
  for (const id of ids)
    try {
      await work(id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failed.push({ id, code: error.code })
    }
  return { failed }
}
