import { randomBytes } from 'node:crypto'
import { noteAdded } from '../../functions/src/content/import-runs.ts'
import { db } from './admin.ts'

/** The name of a run of an import that adds these documents. */
export async function aRun(...added: Parameters<typeof noteAdded>[2]): Promise<string> {
  const name = `2025-01-01-${randomBytes(3).toString('hex')}`
  const run = { name, source: name, at: Date.UTC(2025, 0), isContinued: false }
  await noteAdded(db, run, added)
  return name
}
