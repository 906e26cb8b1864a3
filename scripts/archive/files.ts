import { createHash } from 'node:crypto'
import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { StopError } from '../lib/stop-error.ts'
import { plain, type Vault } from './vault.ts'

type Document = Record<string, unknown>

const Document = z.record(z.string(), z.unknown())
const Documents = z.record(z.string(), Document)
/** A line of a `.ndjson` file. */
const Line = z.object({ id: z.string(), document: Document })

export const manifestFile = (folder: string) => join(folder, 'manifest.json')
export const objectFile = (folder: string, path: string) => join(folder, 'objects', path)

/** Documents as they are edited by hand. */
export const documentsFile = (folder: string, collection: string) =>
  join(folder, 'documents', `${collection}.json`)

/** Documents one a line, however many, as a backup writes them. */
export const linesFile = (folder: string, collection: string) =>
  join(folder, 'documents', `${collection}.ndjson`)

/** The files below a folder, as paths from there, sorted. */
export function filesIn(folder: string): string[] {
  const paths = globSync('**', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile())
  return paths.map((path) => path.replaceAll('\\', '/')).sort()
}

/** Hex digits of the SHA-256 of what a file holds; it may be larger than memory. */
export async function sha256Of(file: string, vault: Vault = plain): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(vault.read(file), hash)
  return hash.digest('hex')
}

function parse<T>(file: string, text: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw new StopError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** A file's JSON. @throws StopError when it is not JSON of that shape */
export function readJson<T>(file: string, schema: z.ZodType<T>, vault: Vault = plain): T {
  return parse(file, vault.readAll(file).toString('utf8'), schema)
}

/** Documents of a collection as its file has them. @throws StopError when it is not JSON of that shape */
export function readDocuments(folder: string, collection: string): z.infer<typeof Documents> {
  return readJson(documentsFile(folder, collection), Documents)
}

/**
 * The documents of a file one after the other; those of `.ndjson` without the file in memory.
 * @throws StopError when it is not JSON of that shape
 */
export async function* eachDocument(
  file: string,
  vault: Vault = plain,
): AsyncGenerator<[id: string, document: Document]> {
  if (file.endsWith('.json')) {
    yield* Object.entries(readJson(file, Documents, vault))
    return
  }
  const lines = createInterface({ input: vault.read(file), crlfDelay: Number.POSITIVE_INFINITY })
  let number = 0
  for await (const text of lines) {
    const { id, document } = parse(`${file} line ${++number}`, text, Line)
    yield [id, document]
  }
}

/** The file that an archive has the documents of a collection in. */
export function foundDocuments(folder: string, collection: string): string {
  const lines = linesFile(folder, collection)
  return existsSync(lines) ? lines : documentsFile(folder, collection)
}
