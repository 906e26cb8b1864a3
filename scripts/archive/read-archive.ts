import { createHash } from 'node:crypto'
import { createReadStream, existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import type { CollectionName } from '../../functions/src/archive/collections.ts'
import { StopError } from '../lib/stop-error.ts'
import { formatVersion, Manifest } from './manifest.ts'

/** Documents of an archive by collection and id: as they are written down, not parsed yet. */
export type ArchivedDocuments = Partial<Record<CollectionName, Record<string, Record<string, unknown>>>>

/** An archive whose files are what its manifest says. */
export interface Archive {
  documents: ArchivedDocuments
  objects: Manifest['objects']
  /** The bytes of an object. */
  read(path: string): Buffer
}

const Documents = z.record(z.string(), z.record(z.string(), z.unknown()))
const Versioned = z.object({ version: z.unknown() })

export const documentsFile = (folder: string, collection: string) =>
  join(folder, 'documents', `${collection}.json`)
export const objectFile = (folder: string, path: string) => join(folder, 'objects', path)

/** The files below a folder, as paths from there, sorted. */
export function filesIn(folder: string): string[] {
  const found = globSync('**', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile())
  return found.map((path) => path.replaceAll('\\', '/')).sort()
}

/** Hex digits of a file's SHA-256; the file may be larger than memory. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

function readJson<T>(file: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new StopError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** Documents of a collection as its file has them. @throws StopError when it is not JSON of that shape */
export function readDocuments(folder: string, collection: string): z.infer<typeof Documents> {
  return readJson(documentsFile(folder, collection), Documents)
}

function readManifest(folder: string): Manifest {
  const file = join(folder, 'manifest.json')
  if (!existsSync(file)) throw new StopError(`${file} is missing: this is no archive of the portal.`)
  const { version } = readJson(file, Versioned)
  if (version !== formatVersion)
    throw new StopError(`${file} has version ${version}; this release reads version ${formatVersion}.`)
  return readJson(file, Manifest)
}

/** What is wrong with an object's file; null when it is what the manifest says. */
async function faultOf(folder: string, path: string, { size, sha256 }: Manifest['objects'][string]) {
  const file = objectFile(folder, path)
  if (!existsSync(file)) return `${file} is missing`
  const found = statSync(file).size
  if (found !== size) return `${file} has ${found} bytes, the manifest says ${size}`
  return (await sha256Of(file)) === sha256 ? null : `${file} has another SHA-256 than the manifest says`
}

/**
 * Reads an archive and compares every file with its manifest.
 * @throws StopError with a line for each file that is missing, changed or not in the manifest, and for each wrong count
 */
export async function readArchive(folder: string): Promise<Archive> {
  const { collections, objects } = readManifest(folder)
  const names = Object.keys(collections) as CollectionName[]
  const listed = new Set([
    ...names.map((name) => documentsFile(folder, name)),
    ...Object.keys(objects).map((path) => objectFile(folder, path)),
  ])
  const faults: (string | null)[] = ['documents', 'objects'].flatMap((part) =>
    filesIn(join(folder, part))
      .map((path) => join(folder, part, path))
      .map((file) => (listed.has(file) ? null : `${file} is not in the manifest`)),
  )
  for (const [path, object] of Object.entries(objects)) faults.push(await faultOf(folder, path, object))
  const documents: ArchivedDocuments = {}
  for (const name of names) {
    const file = documentsFile(folder, name)
    if (!existsSync(file)) {
      faults.push(`${file} is missing`)
      continue
    }
    documents[name] = readDocuments(folder, name)
    const count = Object.keys(documents[name]).length
    if (count !== collections[name])
      faults.push(`${file} has ${count} documents, the manifest says ${collections[name]}`)
  }
  const found = faults.filter((fault) => fault !== null)
  if (found.length > 0) throw new StopError(found.join('\n'))
  return { documents, objects, read: (path) => readFileSync(objectFile(folder, path)) }
}
