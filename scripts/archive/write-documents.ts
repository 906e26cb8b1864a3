import { createHash, type Hash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ZodError } from 'zod'
import type { CollectionName } from '../../functions/src/archive/collections.ts'
import { StopError } from '../lib/stop-error.ts'
import { entryOf, objectsOf, toArchived, type Wanted } from './archived-form.ts'
import { anyCollection, type Entry } from './entry.ts'
import { lineOf, linesFile } from './files.ts'
import type { Manifest } from './manifest.ts'
import { groups, type Moment } from './portal-moment.ts'

/** Documents which fit no schema that are told one by one. */
const toldMisfits = 20

/** What a manifest tells of documents. */
interface Described extends Pick<Manifest, 'collections'> {
  documents: NonNullable<Manifest['documents']>
}

interface LinesFile {
  handle: FileHandle
  hash: Hash
  count: number
  size: number
}

/** The files of documents that are being written. */
function linesFiles(folder: string) {
  const files = new Map<CollectionName, LinesFile>()

  async function fileOf(name: CollectionName): Promise<LinesFile> {
    const known = files.get(name)
    if (known) return known
    const file = linesFile(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    const opened = { handle: await open(file, 'w'), hash: createHash('sha256'), count: 0, size: 0 }
    files.set(name, opened)
    return opened
  }

  return {
    async append(entries: readonly Entry[]): Promise<void> {
      for (const [name, ofName] of Map.groupBy(entries, (entry) => entry.name)) {
        const file = await fileOf(name)
        const lines = Buffer.from(ofName.map(({ id, document }) => lineOf(id, document)).join(''))
        await file.handle.appendFile(lines)
        file.hash.update(lines)
        file.count += ofName.length
        file.size += lines.length
      }
    },
    async close(): Promise<void> {
      for (const { handle } of files.values()) await handle.close()
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

/** What does not fit of a document, by the names of its fields. */
function misfitOf(error: unknown): string {
  if (!(error instanceof ZodError)) throw error
  return error.issues.map((issue) => issue.path.join('.')).join(', ')
}

/**
 * Writes the documents of a moment into the folder of an archive, a page at a time.
 * @param change of each entry before it is written, as masking
 * @param onObject is told of each object that they need
 * @throws StopError naming documents that do not fit their schemas: nothing would restore them
 */
export async function writeDocuments(
  moment: Moment,
  folder: string,
  change: (entry: Entry) => Entry,
  onObject: (wanted: Wanted) => void,
): Promise<Described> {
  const files = linesFiles(folder)
  const misfits: string[] = []

  function archivedOf(entry: Entry, counts: Record<string, number>): Entry[] {
    try {
      const archived = toArchived(entry, counts)
      for (const wanted of objectsOf(archived)) onObject(wanted)
      const changed = change(archived)
      anyCollection(changed.name).schema.parse(changed.document)
      return [changed]
    } catch (error) {
      misfits.push(`${anyCollection(entry.name).path(entry.id)}: ${misfitOf(error)}`)
      return []
    }
  }

  try {
    for (const group of groups)
      for await (const page of moment.pages(group)) {
        const entries = page.flatMap((document) => entryOf(document.ref.path, document.data()) ?? [])
        const counts = await moment.countsOf(entries)
        await files.append(entries.flatMap((entry, at) => archivedOf(entry, counts[at] ?? {})))
      }
  } finally {
    await files.close()
  }
  if (misfits.length > 0)
    throw new StopError(
      [
        `${misfits.length} documents do not fit their schemas, and nothing would restore them:`,
        ...misfits.slice(0, toldMisfits),
      ].join('\n'),
    )
  return files.described()
}
