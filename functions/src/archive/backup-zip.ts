import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Firestore } from 'firebase-admin/firestore'
import { ZipFile } from 'yazl'
import type { StoredObjects } from '../platform/objects.ts'
import { archivedPages } from './archived-pages.ts'
import { backupNotes } from './backup-notes.ts'
import { type CollectionName, collections } from './collections.ts'
import { lineOf } from './entry.ts'
import { formatVersion, Manifest, ObjectPath, typeOf } from './manifest.ts'
import { currentMoment, unknownCollections } from './portal-moment.ts'

/** The portal that is backed up. */
export interface BackupSource {
  db: Firestore
  objects: Pick<StoredObjects, 'find'>
  project: string
}

interface Described {
  sha256: string
  /** Bytes. */
  size: number
}

/** Files of a zip, one after the other. */
function zipOf(zip: ZipFile) {
  let current: Readable | undefined
  zip.outputStream.once('close', () => current?.destroy())
  return async (path: string, content: AsyncIterable<Uint8Array>, compress: boolean): Promise<Described> => {
    const hash = createHash('sha256')
    let size = 0
    async function* digested() {
      for await (const piece of content) {
        hash.update(piece)
        size += piece.length
        yield piece
      }
    }
    current = Readable.from(digested(), { objectMode: false })
    zip.addReadStream(current, path, { compress })
    await finished(current)
    return { sha256: hash.digest('hex'), size }
  }
}

/** The same pieces, or null where there are none: an archive has no file for them. */
async function unlessEmpty<T>(pieces: AsyncGenerator<T>): Promise<AsyncGenerator<T> | null> {
  const first = await pieces.next()
  if (first.done) return null
  return (async function* () {
    yield first.value
    yield* pieces
  })()
}

/**
 * Puts a portal's archive (docs/decisions/041) into a zip: documents of one moment, then the files that they name, a piece at
 * a time. Its notes list what is missing.
 * @param largest bytes of the largest file that is in it
 */
async function fill(zip: ZipFile, source: BackupSource, largest: number): Promise<void> {
  const { db, objects, project } = source
  const add = zipOf(zip)
  const moment = await currentMoment(db)
  const required = new Map<string, boolean>()
  const misfits: string[] = []
  const documents: NonNullable<Manifest['documents']> = {}
  const manifest: Manifest = { version: formatVersion, collections: {}, documents, objects: {} }

  async function* linesOf(name: CollectionName) {
    const onObject = (object: { path: string; isOptional: boolean }) =>
      required.set(object.path, object.isOptional)
    for await (const page of archivedPages(moment, collections[name].group, onObject)) {
      const own = page.entries.filter((entry) => entry.name === name)
      // Of collections with the same last name each is met once for all of them.
      for (const misfit of page.misfits) if (!misfits.includes(misfit)) misfits.push(misfit)
      manifest.collections[name] = (manifest.collections[name] ?? 0) + own.length
      if (own.length > 0) yield Buffer.from(own.map(lineOf).join(''))
    }
  }
  for (const name of Object.keys(collections) as CollectionName[]) {
    const lines = await unlessEmpty(linesOf(name))
    if (lines) documents[name] = await add(`documents/${name}.ndjson`, lines, true)
    else delete manifest.collections[name]
  }

  const missing: string[] = []
  const tooLarge: string[] = []
  for (const [path, isOptional] of required) {
    const contentType = typeOf(path)
    if (!contentType || !ObjectPath.safeParse(path).success) {
      misfits.push(path)
      continue
    }
    const object = await objects.find(path)
    if (!object || object.size === 0) {
      if (!isOptional) missing.push(path)
    } else if (object.size > largest) tooLarge.push(path)
    else manifest.objects[path] = { ...(await add(`objects/${path}`, object.open(), false)), contentType }
  }

  const backup = {
    ...{ project, masked: false, missing: [...missing, ...tooLarge].sort() },
    readTime: moment.readTime.toDate().toISOString(),
  }
  const unknown = await unknownCollections(db)
  zip.addBuffer(Buffer.from(backupNotes({ ...backup, missing, tooLarge, misfits, unknown })), 'README.txt')
  const json = JSON.stringify(Manifest.parse({ ...manifest, backup }), null, 2)
  zip.addBuffer(Buffer.from(`${json}\n`), 'manifest.json')
}

/**
 * A portal's archive as a zip. The stream fails where the portal cannot be read; a zip without its end is none.
 * @param largest bytes of the largest file that is in it
 */
export function backupZip(source: BackupSource, largest: number): Readable {
  const zip = new ZipFile()
  const { outputStream } = zip as unknown as { outputStream: Readable }
  const fail = (error: Error) => outputStream.destroy(error)
  zip.once('error', fail)
  fill(zip, source, largest).then(() => zip.end(), fail)
  return outputStream
}
