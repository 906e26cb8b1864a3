import { randomBytes } from 'node:crypto'
import type { ImportRun } from '@dlm/contract/import/import.schema'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { ApiError } from '../platform/api-error.ts'
import { isConflict } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'

/** What a run adds: the path of its document, and the album of a photo. */
const Added = z.object({ path: z.string(), fid: z.string().optional() })
export type Added = z.infer<typeof Added>

/**
 * `migrations/import-{run}-{random}`: what a run adds, written before it is added, so that one that was cut off can be continued or
 * undone. A page has as much as a document can hold with ease. No backup has it: a restored portal has what was imported, and no runs.
 */
const RunPage = z.object({
  run: z.string(),
  /** What was read: the whole path of a folder or file, or the name of what was dropped on the dashboard. */
  source: z.string(),
  /** Milliseconds: when it began. */
  at: z.number(),
  state: z.enum(['writing', 'done', 'undoing']),
  added: z.array(Added),
})
type RunPage = z.infer<typeof RunPage>

const pageSize = 2_000

/** A run of an import. */
export interface Run {
  name: string
  source: string
  at: number
  /** It was cut off, and is continued. */
  isContinued: boolean
}

async function pagesIn(db: Firestore) {
  const { docs } = await db.collection('migrations').get()
  const pages = docs.filter(({ id }) => id.startsWith('import-'))
  return pages.map((found) => ({ ref: found.ref, page: parseDocument(RunPage, found) }))
}

/**
 * A new run, or the one of this source that was cut off.
 * @param now ms
 * @throws ApiError import-undoing where the undo of a run was cut off: what it was to remove may have the ids of what comes now
 */
export async function openRun(db: Firestore, source: string, now: number): Promise<Run> {
  const pages = (await pagesIn(db)).map(({ page }) => page)
  const undoing = pages.find(({ state }) => state === 'undoing')
  if (undoing)
    throw new ApiError('import-undoing', {
      msg: `The undo of ${undoing.run} is not complete. Undo it first.`,
    })
  const open = pages.find((page) => page.state === 'writing' && page.source === source)
  if (open) return { name: open.run, source, at: open.at, isContinued: true }
  const name = `${new Date(now).toISOString().slice(0, 10)}-${randomBytes(3).toString('hex')}`
  return { name, source, at: now, isContinued: false }
}

/** Notes what a run is about to add. */
export async function noteAdded(db: Firestore, run: Run, added: readonly Added[]): Promise<void> {
  const { name, source, at } = run
  for (let from = 0; from < added.length; from += pageSize) {
    const page: RunPage = {
      ...{ run: name, source, at, state: 'writing' },
      added: added.slice(from, from + pageSize),
    }
    // An import that was stopped and is continued may still note what it was about to add.
    await db.doc(`migrations/import-${name}-${randomBytes(6).toString('hex')}`).create(page)
  }
}

async function setState(db: Firestore, name: string, state: RunPage['state']): Promise<Added[]> {
  const pages = await pagesIn(db)
  const own = pages.filter(({ page }) => page.run === name)
  if (own.length === 0) {
    const names = [...new Set(pages.map(({ page }) => page.run))]
    throw new ApiError('import-not-found', {
      msg: `There is no run ${name}. Runs: ${names.join(', ') || 'none'}`,
    })
  }
  const batch = db.batch()
  for (const { ref } of own) batch.update(ref, { state })
  await batch.commit()
  // A run that was continued has some twice.
  return [...new Map(own.flatMap(({ page }) => page.added).map((each) => [each.path, each])).values()]
}

/** Says that all of a run is there. Answers what it added. */
export const closeRun = (db: Firestore, name: string): Promise<Added[]> => setState(db, name, 'done')

/** Says that a run is being undone. Answers what it added. @throws ApiError import-not-found */
export const beginUndo = (db: Firestore, name: string): Promise<Added[]> => setState(db, name, 'undoing')

/** All runs, newest first. */
export async function listRuns(db: Firestore): Promise<ImportRun[]> {
  const runs = new Map<string, Omit<ImportRun, 'added'> & { paths: Set<string> }>()
  for (const { page } of await pagesIn(db)) {
    const { run, source, at, state, added } = page
    // What a run that was continued could not add before is noted twice.
    const paths = new Set([...(runs.get(run)?.paths ?? []), ...added.map(({ path }) => path)])
    runs.set(run, { run, source, at, state, paths })
  }
  const listed = Array.from(runs.values(), ({ paths, ...run }) => ({ ...run, added: paths.size }))
  return listed.sort((one, other) => other.at - one.at)
}

/**
 * A run that adds something now.
 * @param paths of the documents that it is asked to add
 * @throws ApiError import-not-found for a run that is not writing, and for what it has not noted: an undo would miss it
 */
export async function writingRun(db: Firestore, name: string, paths: readonly string[]): Promise<Run> {
  const pages = (await pagesIn(db)).map(({ page }) => page)
  const own = pages.filter((page) => page.run === name && page.state === 'writing')
  const noted = new Set(own.flatMap(({ added }) => added.map(({ path }) => path)))
  const [first] = own
  if (!first || paths.some((path) => !noted.has(path))) throw new ApiError('import-not-found')
  return { name, source: first.source, at: first.at, isContinued: true }
}

/** Notes that of what a run has noted there is only this. */
export async function noteOnly(db: Firestore, name: string, only: readonly Added[]): Promise<void> {
  const own = (await pagesIn(db)).filter(({ page }) => page.run === name)
  const batch = db.batch()
  for (const [at, { ref, page }] of own.entries())
    batch.set(ref, { ...page, added: only.slice(at * pageSize, (at + 1) * pageSize) })
  await batch.commit()
}

/** What a run added, so far. */
export async function addedBy(db: Firestore, name: string): Promise<Added[]> {
  return (await pagesIn(db)).flatMap(({ page }) => (page.run === name ? page.added : []))
}

/** Forgets a run; false where another call has forgotten it already. */
export async function forgetRun(db: Firestore, name: string): Promise<boolean> {
  const own = (await pagesIn(db)).filter(({ page }) => page.run === name)
  const batch = db.batch()
  for (const { ref } of own) batch.delete(ref, { exists: true })
  try {
    await batch.commit()
  } catch (error) {
    if (isConflict(error)) return false
    throw error
  }
  return own.length > 0
}
