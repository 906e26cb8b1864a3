import type { ErrorCode } from '@dlm/contract/errors'
import { ApiError } from '../platform/api-error.ts'

/**
 * Does a bulk call's work for each entry separately: a failure of one does not affect the others. One after the other: photos of
 * one album share its count, and transactions that conflict begin again, a second later.
 * @returns the entries that failed, each with the reason
 */
export async function forEachEntry(
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
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
