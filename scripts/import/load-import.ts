import { manifestFile, sha256Of } from '../archive/files.ts'
import { loadArchive, type Target } from '../archive/load-archive.ts'
import { type Archive, readArchive } from '../archive/read-archive.ts'
import { StopError } from '../lib/stop-error.ts'

/** `migrations/import`: the archive that is being imported, by its manifest, until all of it is there. */
const progressOf = ({ db }: Target) => db.doc('migrations/import')

/** Paths of documents in it that the portal has already. */
async function existingDocuments(
  { db }: Target,
  { documents }: Pick<Archive, 'documents'>,
): Promise<string[]> {
  const paths = Object.entries(documents).flatMap(([name, ofName]) =>
    Object.keys(ofName ?? {}).map((id) => `${name}/${id}`),
  )
  const existing: string[] = []
  for (let from = 0; from < paths.length; from += 100) {
    const snapshots = await db.getAll(...paths.slice(from, from + 100).map((path) => db.doc(path)))
    existing.push(...snapshots.filter(({ exists }) => exists).map(({ ref }) => ref.path))
  }
  return existing
}

/** The number of existing documents that a refusal names at most. */
const maxListed = 10

/**
 * Loads an archive that was made of something else beside what a portal has. Run again, it continues one that was killed.
 * @throws StopError when the portal has some of its documents already, before anything is written
 */
export async function loadImport(
  folder: string,
  target: Target,
): Promise<{ documents: number; objects: number }> {
  const archive = await readArchive(folder)
  const manifest = await sha256Of(manifestFile(folder))
  const progress = progressOf(target)
  await loadArchive(archive, target, async () => {
    if ((await progress.get()).get('manifest') !== manifest) {
      const existing = await existingDocuments(target, archive)
      if (existing.length > 0)
        throw new StopError(
          `The portal has ${existing.length} of these already, and nothing was imported: ${existing.slice(0, maxListed).join(', ')}`,
        )
    }
    await progress.set({ manifest })
  })
  await progress.delete()
  const documents = Object.values(archive.documents).reduce(
    (sum, each) => sum + Object.keys(each ?? {}).length,
    0,
  )
  return { documents, objects: Object.keys(archive.objects).length }
}
