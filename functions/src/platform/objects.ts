import { setMaxListeners } from 'node:events'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { IdempotencyStrategy } from '@google-cloud/storage'
import type { getStorage } from 'firebase-admin/storage'
import { lazy } from './lazy.ts'
import { sharedFolder } from './storage.ts'

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>

/** An object as it is sent to a client. */
export interface FoundObject {
  /** Media type. */
  type: string
  /** Bytes. */
  size: number
  /** Content-Encoding it is stored with; undefined where its bytes are its own. */
  encoding: string | undefined
  /** Strong validator, quoted. */
  etag: string
  /** Content-Disposition, of originals. */
  disposition: string | undefined
  /** Its bytes, or those from one to another, both included; the stream fails when Storage does. */
  open(part?: { from: number; to: number }): Readable
}

/** What an object is served with. */
export interface Headed {
  /** Media type. */
  type: string
  cacheControl?: string
  /** Content-Disposition. */
  disposition?: string
}

interface NewObject extends Headed {
  bytes: Buffer
}

function metadataOf({ type, cacheControl, disposition }: Headed) {
  return {
    contentType: type,
    ...(cacheControl && { cacheControl }),
    ...(disposition && { contentDisposition: disposition }),
  }
}

/** The bucket's objects as the server itself has them: past storage.rules. */
export interface StoredObjects {
  /** What is known of an object without its bytes; null when it is not there. */
  find(path: string): Promise<FoundObject | null>
  /** The whole object; null when it is not there. */
  read(path: string): Promise<Buffer | null>
  /** Bytes of an object from there on, at most so many; null when it is not there. */
  readPart(path: string, from: number, bytes: number): Promise<Buffer | null>
  /** Writes an object, in place of what was there. It has no download token: such a token would open it past all rules. */
  write(path: string, object: NewObject): Promise<void>
  /** The same for an object of any size, a piece at a time. */
  writeFrom(path: string, source: Readable, as: Headed): Promise<void>
  /** Copies an object; the copy has this media type and no download token. Answers false where there is none. */
  copy(from: string, to: string, as: Headed): Promise<boolean>
  /**
   * Copies an object by way of the server, changed as it passes, a piece at a time; otherwise as `copy` does.
   */
  copyChanged(from: string, to: string, as: Headed, change: Transform): Promise<boolean>
  /** The paths of all objects that begin so. */
  list(prefix: string): Promise<string[]>
  /** Deletes an object; one that is not there is fine. */
  remove(path: string): Promise<void>
  /**
   * Deletes a picture with its pictures for link previews: the files in its folder, but not in folders below it, where its
   * successor may be.
   */
  removePicture(folder: string): Promise<void>
  /** Deletes every object in a folder, and in all folders below it, with what links show of its pictures. */
  removeFolder(folder: string): Promise<void>
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 404) return null
  throw error
}

/** A copy without metadata of its own takes over its source's, download tokens included. */
const ownMetadata = { origin: 'copy' }

const removedAtOnce = 10

/** A folder, and the one of what is made of its pictures. */
const withShared = (folder: string) => [folder, sharedFolder(folder)]

/** Storage's client puts 11 listeners on the stream of an object: one more than Node takes for a leak, and logs each time. */
const maxListeners = 20

/** Written as a number: the enum's module is Storage's whole client, which no call without a file is to wait for. */
const retryAlways: IdempotencyStrategy.RetryAlways = 0

/** @param openBucket is called at the first use: it loads Storage's client */
export function storedObjects(openBucket: () => Bucket): StoredObjects {
  const bucket = lazy(() => {
    setMaxListeners(maxListeners)
    const opened = openBucket()
    // Whatever is written, copied or deleted here may be so twice: a connection that breaks is no reason to fail.
    opened.storage.retryOptions.idempotencyStrategy = retryAlways
    return opened
  })

  async function removeAll(found: { prefix: string; delimiter?: string }): Promise<void> {
    const [files] = await bucket().getFiles(found)
    // What is gone meanwhile is fine: two may remove the same, as a handler and the trigger that continues its work.
    for (let from = 0; from < files.length; from += removedAtOnce)
      await Promise.all(
        files.slice(from, from + removedAtOnce).map((file) => file.delete({ ignoreNotFound: true })),
      )
  }

  return {
    async find(path) {
      const file = bucket().file(path)
      const response = await file.getMetadata().catch(nullIfMissing)
      if (!response) return null
      const [{ contentType, contentEncoding, size, etag, contentDisposition }] = response
      return {
        type: contentType ?? 'application/octet-stream',
        size: Number(size),
        encoding: contentEncoding && contentEncoding !== 'identity' ? contentEncoding : undefined,
        etag: JSON.stringify(etag),
        disposition: contentDisposition,
        open: (part) =>
          file.createReadStream({ decompress: false, ...(part && { start: part.from, end: part.to }) }),
      }
    },
    async read(path) {
      const response = await bucket().file(path).download({ decompress: false }).catch(nullIfMissing)
      return response ? response[0] : null
    },
    async readPart(path, from, bytes) {
      const response = await bucket()
        .file(path)
        .download({ start: from, end: from + bytes - 1, decompress: false })
        .catch(nullIfMissing)
      return response ? response[0] : null
    },
    async write(path, { bytes, ...headed }) {
      await bucket()
        .file(path)
        .save(bytes, { resumable: false, metadata: metadataOf(headed) })
    },
    async writeFrom(path, source, headed) {
      // Resumable: an emulator takes no more than 130 MB otherwise, and Storage resumes where a connection broke.
      const written = bucket()
        .file(path)
        .createWriteStream({ resumable: true, metadata: metadataOf(headed) })
      await pipeline(source, written)
    },
    async copy(from, to, headed) {
      const copied = await bucket()
        .file(from)
        .copy(bucket().file(to), { ...metadataOf(headed), metadata: ownMetadata })
        .catch(nullIfMissing)
      return copied !== null
    },
    async copyChanged(from, to, headed, change) {
      const written = bucket()
        .file(to)
        .createWriteStream({ resumable: false, metadata: metadataOf(headed) })
      const read = bucket().file(from).createReadStream({ decompress: false })
      const copied = await pipeline(read, change, written).then(() => true, nullIfMissing)
      return copied !== null
    },
    async list(prefix) {
      return (await bucket().getFiles({ prefix }))[0].map(({ name }) => name)
    },
    async remove(path) {
      await bucket().file(path).delete({ ignoreNotFound: true })
    },
    async removePicture(folder) {
      for (const each of withShared(folder)) await removeAll({ prefix: `${each}/`, delimiter: '/' })
    },
    async removeFolder(folder) {
      for (const each of withShared(folder)) await removeAll({ prefix: `${each}/` })
    },
  }
}
