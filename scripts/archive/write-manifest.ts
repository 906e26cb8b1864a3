import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from '../../functions/src/archive/collections.ts'
import { formatVersion, Manifest, typeOf } from '../../functions/src/archive/manifest.ts'
import { StopError } from '../lib/stop-error.ts'
import { documentsFile, filesIn, manifestFile, objectFile, readDocuments, sha256Of } from './files.ts'

/**
 * Writes the manifest of an archive from the files that are there.
 * @throws StopError for an object whose ending is of no type that the portal takes
 */
export async function writeManifest(folder: string): Promise<void> {
  const manifest: Manifest = { version: formatVersion, collections: {}, objects: {} }
  for (const name of Object.keys(collections) as (keyof typeof collections)[]) {
    if (!existsSync(documentsFile(folder, name))) continue
    manifest.collections[name] = Object.keys(readDocuments(folder, name)).length
  }
  for (const path of filesIn(join(folder, 'objects'))) {
    const file = objectFile(folder, path)
    const contentType = typeOf(path)
    if (!contentType) throw new StopError(`${file} is of a type that the portal does not take.`)
    manifest.objects[path] = { sha256: await sha256Of(file), size: statSync(file).size, contentType }
  }
  const json = JSON.stringify(Manifest.parse(manifest), null, 2)
  writeFileSync(manifestFile(folder), `${json}\n`)
}
