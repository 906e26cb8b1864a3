import type { DocumentReference, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore'
import { ApiError } from './api-error.ts'

/** What to make of a document: its new content (null leaves it as it is), the result, and what is written with it. */
export interface Change<T> {
  data: Record<string, unknown> | null
  result: T
  also?(batch: WriteBatch): void
}

const attempts = 60
/** Longest pause before another attempt, in milliseconds. */
const pause = 40

/** gRPC codes that mean somebody else was faster: not found, already exists, failed precondition, aborted. */
const lost = new Set([5, 6, 9, 10])

/**
 * Reads and writes on the condition that nobody changed what was read, and again until that holds: as atomic as a
 * transaction, but without its read locks, in which parallel requests for one document wait for each other in vain until
 * the database gives some of them up. Of those that race one always wins, so all get through.
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
 * Changes one document on the condition that nobody changed it since it was read (`retryOnConflict`).
 * @throws ApiError unavailable when it lost every attempt
 */
export function compareAndSet<T>(
  ref: DocumentReference,
  change: (snapshot: DocumentSnapshot) => Change<T>,
): Promise<T> {
  return retryOnConflict(async () => {
    const snapshot = await ref.get()
    const { data, result, also } = change(snapshot)
    if (data === null) return result
    const batch = ref.firestore.batch()
    setIfUnmodified(batch, snapshot, data)
    also?.(batch)
    await batch.commit()
    return result
  })
}

/** Writes a document on the condition that it is as it was read; one that was not there is made. */
export function setIfUnmodified(
  batch: WriteBatch,
  { ref, updateTime }: DocumentSnapshot,
  data: Record<string, unknown>,
): void {
  if (updateTime) batch.update(ref, data, { lastUpdateTime: updateTime })
  else batch.create(ref, data)
}

/** Whether a write with a precondition failed because somebody else was faster. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lost.has(Number(error.code))
}
