import { afterAll } from 'vitest'
import { db } from './admin.ts'
import { type StoredDocument, writeDocuments } from './factories/documents.ts'

/** After every demo entry (ms), so that what the tests write stands first in lists that show the newest first. */
export const future = Date.now() + 10 * 365 * 24 * 60 * 60 * 1000

/** After every demo entry too (ms), and out: what lies in the future of news, products and services is a draft. */
export const latest = Date.now() - 60_000

/** A part of ids and words that no two runs share. */
export function unique(): string {
  return crypto.randomUUID().replaceAll('-', '')
}

/**
 * Writes documents for the tests of one file, and takes them away when these are done: they would stand in the lists of
 * whatever runs next. To be called at the top of the file.
 */
export function fixtures(): (stored: readonly StoredDocument[]) => Promise<void> {
  const written: string[] = []
  afterAll(() => Promise.all(written.map((path) => db.recursiveDelete(db.doc(path)))))
  return async (stored) => {
    written.push(...stored.map(({ path }) => path))
    await writeDocuments(db, stored)
  }
}
