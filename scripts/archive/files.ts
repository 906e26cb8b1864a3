import { createHash } from 'node:crypto'
import { createReadStream, existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { StopError } from '../lib/stop-error.ts'

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

/** The line of a document. */
export const lineOf = (id: string, document: Document) => `${JSON.stringify({ id, document })}\n`

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

function parse<T>(file: string, text: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw new StopError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** A file's JSON. @throws StopError when it is not JSON of that shape */
export function readJson<T>(file: string, schema: z.ZodType<T>): T {
  return parse(file, readFileSync(file, 'utf8'), schema)
}

/** Documents of a collection as its file has them. @throws StopError when it is not JSON of that shape */
export function readDocuments(folder: string, collection: string): z.infer<typeof Documents> {
  return readJson(documentsFile(folder, collection), Documents)
}

/**
 * The documents of a file one after the other; those of `.ndjson` without the file in memory.
 * @throws StopError when it is not JSON of that shape
 */
export async function* eachDocument(file: string): AsyncGenerator<[id: string, document: Document]> {
  if (file.endsWith('.json')) {
    yield* Object.entries(readJson(file, Documents))
    return
  }
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })
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
