import type { Firestore, Transaction } from 'firebase-admin/firestore'

/** How the database, and its emulator, report an aborted transaction: by an invalid argument. */
const abortion = /transaction (has expired|is invalid or closed)/i

const tries = 3

/** Whether the database aborted a transaction, as it does with one of two that wait for each other. Nothing of it is written. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && abortion.test(error.message)
}

/**
 * Runs a transaction, and begins it again where the database aborted it: the client does so after a conflict, but not after
 * every such error.
 * @param work may run several times
 */
export async function inTransaction<T>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await db.runTransaction(work)
    } catch (error) {
      if (tried === tries || !isAborted(error)) throw error
    }
  }
}
