import { createHash, type Hash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { RequiredObject } from '../../functions/src/archive/archived-form.ts'
import { archivedPages } from '../../functions/src/archive/archived-pages.ts'
import type { CollectionName } from '../../functions/src/archive/collections.ts'
import { type Entry, lineOf } from '../../functions/src/archive/entry.ts'
import type { Manifest } from '../../functions/src/archive/manifest.ts'
import { groups, type Moment } from '../../functions/src/archive/portal-moment.ts'
import { StopError } from '../lib/stop-error.ts'
import { linesFile } from './files.ts'
import type { Vault } from './vault.ts'

/** Documents that fit no schema and are listed one by one. */
const maxListedMisfits = 20

/** What a manifest says of documents. */
interface Described extends Pick<Manifest, 'collections'> {
  documents: NonNullable<Manifest['documents']>
}

interface LinesFile {
  out: Writable
  hash: Hash
  count: number
  size: number
}

/** The files of documents that are being written. */
function linesFiles(folder: string, vault: Vault) {
  const files = new Map<CollectionName, LinesFile>()

  function fileOf(name: CollectionName): LinesFile {
    const openFile = files.get(name)
    if (openFile) return openFile
    const file = linesFile(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    const opened = { out: vault.write(file), hash: createHash('sha256'), count: 0, size: 0 }
    files.set(name, opened)
    return opened
  }

  return {
    async append(entries: readonly Entry[]): Promise<void> {
      for (const [name, ofName] of Map.groupBy(entries, (entry) => entry.name)) {
        const file = fileOf(name)
        const lines = Buffer.from(ofName.map(lineOf).join(''))
        await new Promise<void>((onWritten, onFailed) =>
          file.out.write(lines, (error) => (error ? onFailed(error) : onWritten())),
        )
        file.hash.update(lines)
        file.count += ofName.length
        file.size += lines.length
      }
    },
    async close(): Promise<void> {
      for (const { out } of files.values()) await finished(out.end())
    },
    described(): Described {
      const described: Described = { collections: {}, documents: {} }
      for (const [name, { hash, count, size }] of files) {
        described.collections[name] = count
        described.documents[name] = { sha256: hash.digest('hex'), size }
      }
      return described
    },
  }
}

/**
 * Writes the documents of a moment into the folder of an archive, a page at a time.
 * @param change of each entry before it is written, as masking
 * @param onObject receives each object that they need
 * @throws StopError naming documents that do not fit their schemas: nothing would restore them
 */
export async function writeDocuments(
  moment: Moment,
  folder: string,
  change: (entry: Entry) => Entry,
  onObject: (wanted: RequiredObject) => void,
  vault: Vault,
): Promise<Described> {
  const files = linesFiles(folder, vault)
  const misfits: string[] = []

  try {
    for (const group of groups)
      for await (const page of archivedPages(moment, group, onObject, change)) {
        await files.append(page.entries)
        misfits.push(...page.misfits)
      }
  } finally {
    await files.close()
  }
  if (misfits.length > 0)
    throw new StopError(
      [
        `${misfits.length} documents do not fit their schemas, and nothing would restore them:`,
        ...misfits.slice(0, maxListedMisfits),
      ].join('\n'),
    )
  return files.described()
}
