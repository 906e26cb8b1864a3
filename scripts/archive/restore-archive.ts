import type { Firestore } from 'firebase-admin/firestore'
import { type CollectionName, collections } from '../../functions/src/archive/collections.ts'
import { StopError } from '../lib/stop-error.ts'
import { manifestFile, sha256Of } from './files.ts'
import { loadArchive, type Target } from './load-archive.ts'
import { readArchive } from './read-archive.ts'
import { openVault } from './vault.ts'

const topCollections = Object.values(collections)
  .map(({ path }) => path('any').split('/'))
  .flatMap(([name = '', ...below]) => (below.length === 1 ? [name] : []))

/** `migrations/restore`: the archive that is being restored, by its manifest, until all of it is there. */
const progressOf = (db: Firestore) => db.doc('migrations/restore')

/** @throws StopError naming what a portal has already */
async function refuseUnlessEmpty(db: Firestore): Promise<void> {
  const held = []
  for (const name of topCollections) {
    const { count } = (await db.collection(name).limit(1000).count().get()).data()
    if (count > 0) held.push(`${count === 1000 ? '1000 or more' : count} in ${name}`)
  }
  if (held.length > 0)
    throw new StopError(
      `The portal is not empty, and an archive is restored into an empty one. Documents: ${held.join(', ')}.`,
    )
}

/**
 * Restores an archive into an empty portal. Run again, it continues one that was killed.
 * @param prepare is called once the archive is known to be whole and to fit
 * @param passphrase of an archive that is encrypted
 * @throws StopError when the passphrase is not the archive's, when a file of the archive is not what its manifest says, when the portal is not empty, or when a document
 * does not fit: before anything is written
 */
export async function restoreArchive(
  folder: string,
  target: Target,
  prepare: () => Promise<void> = async () => undefined,
  passphrase?: string,
): Promise<{ documents: number; objects: number }> {
  const vault = await openVault(folder, passphrase)
  const archive = await readArchive(folder, vault)
  const manifest = await sha256Of(manifestFile(folder), vault)
  const progress = progressOf(target.db)
  await loadArchive(archive, target, async () => {
    await prepare()
    if ((await progress.get()).get('manifest') !== manifest) await refuseUnlessEmpty(target.db)
    await progress.set({ manifest })
  })
  await progress.delete()
  const names = Object.keys(archive.documents) as CollectionName[]
  const documents = names.reduce((sum, name) => sum + Object.keys(archive.documents[name] ?? {}).length, 0)
  return { documents, objects: Object.keys(archive.objects).length }
}
