import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import * as z from 'zod'
import type { CollectionName } from '../../functions/src/archive/collections.ts'
import { formatVersion, Manifest } from '../../functions/src/archive/manifest.ts'
import { StopError } from '../lib/stop-error.ts'
import {
  eachDocument,
  filesIn,
  foundDocuments,
  manifestFile,
  objectFile,
  readJson,
  sha256Of,
} from './files.ts'
import { plain, type Vault } from './vault.ts'

type Document = Record<string, unknown>

/** Documents of an archive by collection and id: as they are written down, not parsed yet. */
export type ArchivedDocuments = Partial<Record<CollectionName, Record<string, Document>>>

/** An archive whose files are what its manifest says. */
export interface Archive {
  documents: ArchivedDocuments
  objects: Manifest['objects']
  /** The bytes of an object. */
  read(path: string): Buffer
  /** The same a piece at a time. */
  open(path: string): Readable
}

const Versioned = z.object({ version: z.unknown() })

/** The manifest of an archive. @throws StopError when there is none, or one of another version */
export function readManifest(folder: string, vault: Vault = plain): Manifest {
  const file = manifestFile(folder)
  if (!existsSync(file)) throw new StopError(`${file} is missing: this is no archive of the portal.`)
  const { version } = readJson(file, Versioned, vault)
  if (version !== formatVersion)
    throw new StopError(`${file} has version ${version}; this release reads version ${formatVersion}.`)
  return readJson(file, Manifest, vault)
}

/** What is wrong with a file; null when it is what the manifest says. */
async function faultOf(file: string, { size, sha256 }: { size: number; sha256: string }, vault: Vault) {
  if (!existsSync(file)) return `${file} is missing`
  const actualSize = vault.sizeOf(file)
  if (actualSize !== size) return `${file} has ${actualSize} bytes, the manifest says ${size}`
  const digest = await sha256Of(file, vault).catch((error: Error) => error)
  if (digest instanceof Error) return `${file} cannot be read: ${digest.message}`
  return digest === sha256 ? null : `${file} has another SHA-256 than the manifest says`
}

/**
 * Compares every file of an archive with its manifest.
 * @param onDocument is given every document
 * @throws StopError with a line for each file that is missing, changed or not in the manifest, and for each wrong count
 */
export async function verifyArchive(
  folder: string,
  onDocument: (name: CollectionName, id: string, document: Document) => void = () => undefined,
  vault: Vault = plain,
): Promise<Manifest> {
  const manifest = readManifest(folder, vault)
  const { collections, documents = {}, objects } = manifest
  const names = Object.keys(collections) as CollectionName[]
  const listed = new Set([
    ...names.map((name) => foundDocuments(folder, name)),
    ...Object.keys(objects).map((path) => objectFile(folder, path)),
  ])
  const faults: (string | null)[] = ['documents', 'objects'].flatMap((part) =>
    filesIn(join(folder, part))
      .map((path) => join(folder, part, path))
      .map((file) => (listed.has(file) ? null : `${file} is not in the manifest`)),
  )
  for (const [path, object] of Object.entries(objects))
    faults.push(await faultOf(objectFile(folder, path), object, vault))
  for (const name of names) {
    const file = foundDocuments(folder, name)
    const described = documents[name]
    const fault = described ? await faultOf(file, described, vault) : null
    if (fault ?? !existsSync(file)) {
      faults.push(fault ?? `${file} is missing`)
      continue
    }
    let count = 0
    for await (const [id, document] of eachDocument(file, vault)) {
      onDocument(name, id, document)
      count++
    }
    if (count !== collections[name])
      faults.push(`${file} has ${count} documents, the manifest says ${collections[name]}`)
  }
  const messages = faults.filter((fault) => fault !== null)
  if (messages.length > 0) throw new StopError(messages.join('\n'))
  return manifest
}

/**
 * Reads an archive and compares every file with its manifest. Its documents are in memory then, its objects are not.
 * @throws StopError as `verifyArchive`
 */
export async function readArchive(folder: string, vault: Vault = plain): Promise<Archive> {
  const documents: ArchivedDocuments = {}
  const keep = (name: CollectionName, id: string, document: Document) => {
    documents[name] ??= {}
    documents[name][id] = document
  }
  const { collections, objects } = await verifyArchive(folder, keep, vault)
  for (const name of Object.keys(collections) as CollectionName[]) documents[name] ??= {}
  return {
    documents,
    objects,
    read: (path) => vault.readAll(objectFile(folder, path)),
    open: (path) => vault.read(objectFile(folder, path)),
  }
}
