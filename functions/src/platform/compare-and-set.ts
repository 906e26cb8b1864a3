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
 * Changes one document on the condition that nobody changed it since it was read, else reads it again: as atomic as a
 * transaction, but without its read locks, in which parallel requests for one document wait for each other in vain until
 * the database gives some of them up. Of those that race one always wins, so all get through.
 * @throws ApiError unavailable when it lost every attempt
 */
export async function compareAndSet<T>(
  ref: DocumentReference,
  change: (snapshot: DocumentSnapshot) => Change<T>,
): Promise<T> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const snapshot = await ref.get()
    const { data, result, also } = change(snapshot)
    if (data === null) return result
    const batch = ref.firestore.batch()
    if (snapshot.updateTime) batch.update(ref, data, { lastUpdateTime: snapshot.updateTime })
    else batch.create(ref, data)
    also?.(batch)
    try {
      await batch.commit()
      return result
    } catch (error) {
      if (!isLostRace(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * pause))
    }
  }
  throw new ApiError('unavailable', { retryAfter: 5 })
}

/** Whether a write with a precondition failed because somebody else was faster. */
export function isLostRace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lost.has(Number(error.code))
}
