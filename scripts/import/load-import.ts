import { resolve } from 'node:path'
import type { Plan } from '@dlm/import/plan'
import { type Added, addedBy, closeRun, noteAdded, openRun } from '../../functions/src/content/import-runs.ts'
import { findDocuments, recountAlbum, withoutExisting } from '../../functions/src/media/import/existing.ts'
import { applyAlbumLock } from '../../functions/src/media/move-photo-files.ts'
import { isWaiting, PhotoDoc } from '../../functions/src/media/photo.doc.ts'
import { parseDocument } from '../../functions/src/platform/documents.ts'
import { loadArchive, renderPhotos, type Target } from '../archive/load-archive.ts'
import { type Archive, readArchive } from '../archive/read-archive.ts'
import { StopError } from '../lib/stop-error.ts'
import { writePlan } from './write-plan.ts'

/** What an import is made of, besides its plan. */
interface Import {
  /** What was read: a run of it that was cut off is continued. */
  source: string
  /** A new one, for the archive that is made. */
  folder: string
  /** The cover of articles that have none; null without one. */
  cover: string | null
}

/** What an import did. */
export interface Imported {
  /** By which it is undone; null where nothing was new. */
  run: string | null
  /** Documents that were added, that were there before, and that are in the recycle bin. */
  added: number
  existing: number
  binned: number
  /** What was left out, and why. */
  leftOut: string[]
}

/** The documents of an archive, as a run notes them. */
function addedIn({ documents }: Pick<Archive, 'documents'>): Added[] {
  return Object.entries(documents).flatMap(([name, ofName]) =>
    Object.entries(ofName ?? {}).map(([id, { fid }]) => ({
      path: `${name}/${id}`,
      ...(typeof fid === 'string' && { fid }),
    })),
  )
}

/** Has the renditions made of photos that a run added before it was cut off. */
async function renderWaiting(target: Target, added: readonly Added[]): Promise<void> {
  const photos = added.flatMap(({ path, fid }) => (fid === undefined ? [] : path))
  const existing = await findDocuments(target.db, photos)
  const waiting = Array.from(existing.values()).filter((photo) => isWaiting(parseDocument(PhotoDoc, photo)))
  await renderPhotos(
    target,
    waiting.map(({ id }) => id),
  )
}

/**
 * Adds what a plan has and the portal does not (docs/decisions/041). Run again, it continues one that was killed, and changes nothing
 * of what is there.
 */
export async function importPlan(
  plan: Plan,
  { source, folder, cover }: Import,
  target: Target,
): Promise<Imported> {
  const { db, clock } = target
  const run = await openRun(db, resolve(source), clock.now())
  const part = await withoutExisting(plan, db)
  const outcome = { existing: part.existing, binned: part.binned, leftOut: part.leftOut }
  const isEmpty = part.albums.length + part.articles.length === 0
  if (isEmpty && !run.isContinued) return { ...outcome, run: null, added: 0 }
  const problems = await writePlan(part, folder, cover, run.at)
  const archive = await readArchive(folder)
  const added = addedIn(archive)
  outcome.leftOut.push(...problems)
  if (added.length === 0 && !run.isContinued) return { ...outcome, run: null, added: 0 }
  await loadArchive(archive, target, async () => {
    const paths = added.map(({ path }) => path)
    const meanwhile = await findDocuments(db, paths)
    if (meanwhile.size > 0)
      throw new StopError(`Another import adds the same now, and nothing was written: ${paths[0]}`)
    await noteAdded(db, run, added)
  })
  const before = run.isContinued ? await addedBy(db, run.name) : []
  const joined = part.albums.filter(({ isThere }) => isThere).map(({ id }) => id)
  for (const fid of new Set([...joined, ...before.flatMap(({ fid }) => fid ?? [])])) {
    await recountAlbum(db, fid)
    // It may be unlisted, or someone may have locked it meanwhile.
    await applyAlbumLock(target, fid)
  }
  await renderWaiting(target, before)
  await closeRun(db, run.name)
  return { ...outcome, run: run.name, added: added.length }
}
