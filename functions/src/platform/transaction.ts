import type { Firestore, Transaction } from 'firebase-admin/firestore'

/** How the database, and its emulator, say that they gave a transaction up: by an invalid argument. */
const givenUp = /transaction (has expired|is invalid or closed)/i

const tries = 3

/** Whether the database gave a transaction up, as it does with one of two that wait for each other. Nothing of it is written. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && givenUp.test(error.message)
}

/**
 * Runs a transaction, and begins it again where the database gave it up: the client does so after a conflict, but not after all
 * that the database says then.
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
      if (tried === tries || !isGivenUp(error)) throw error
    }
  }
}
