import type { DocumentReference, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore'
import { ApiError } from './api-error.ts'
import { readDocument } from './reads.ts'

/** What to make of a document: its new content (null leaves it as it is), the result, and what is written with it. */
export interface Change<T> {
  data: Record<string, unknown> | null
  result: T
  also?(batch: WriteBatch): void
}

const attempts = 60
/** Longest pause before another attempt, in milliseconds. */
const pause = 40

/** gRPC codes of a conflict: not found, already exists, failed precondition, aborted. */
const conflictCodes = new Set([5, 6, 9, 10])

/**
 * Optimistic concurrency: repeats a read and a conditional write until nothing was changed in between. As atomic as a
 * transaction, but without its read locks: parallel transactions on one document block each other until the database
 * aborts some. Of those that race one always succeeds, so all get through.
 * @param attempt reads, and commits one batch whose writes have preconditions
 * @throws ApiError unavailable when it lost every attempt
 */
export async function retryOnConflict<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 0; tried < attempts; tried++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isConflict(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * pause))
    }
  }
  throw new ApiError('unavailable', { retryAfter: 5 })
}

/**
 * Changes one document on the condition that it is unmodified since it was read (`retryOnConflict`).
 * @param known the document as it was read already, so that the first attempt does not read it again
 * @throws ApiError unavailable when it lost every attempt
 */
export function compareAndSet<T>(
  ref: DocumentReference,
  change: (snapshot: DocumentSnapshot) => Change<T>,
  known?: DocumentSnapshot,
): Promise<T> {
  let read = known
  return retryOnConflict(async () => {
    const snapshot = read ?? (await readDocument(ref))
    read = undefined
    const { data, result, also } = change(snapshot)
    if (data === null) return result
    const batch = ref.firestore.batch()
    setIfUnmodified(batch, snapshot, data)
    also?.(batch)
    await batch.commit()
    return result
  })
}

/** Writes a document on the condition that it is unmodified since it was read; one that did not exist is created. */
export function setIfUnmodified(
  batch: WriteBatch,
  { ref, updateTime }: DocumentSnapshot,
  data: Record<string, unknown>,
): void {
  if (updateTime) batch.update(ref, data, { lastUpdateTime: updateTime })
  else batch.create(ref, data)
}

/** Whether a write failed because the document was changed since it was read. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && conflictCodes.has(Number(error.code))
}
