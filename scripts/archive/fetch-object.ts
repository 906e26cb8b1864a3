import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { getStorage } from 'firebase-admin/storage'
import { type ArchivedObject, ObjectPath, typeOf } from '../../functions/src/archive/manifest.ts'
import { StopError } from '../lib/stop-error.ts'
import { objectFile } from './files.ts'
import type { Vault } from './vault.ts'

/** The bucket of a portal. */
export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>

/** The folders that may have an object already, and the objects of the last complete archive. */
export interface Places {
  /** The archive. */
  folder: string
  /** Where new objects are put, as in an archive. */
  incoming: string
  /** Objects that the archive had when it was complete. */
  former: Readonly<Record<string, ArchivedObject>>
  vault: Vault
}

interface Digests {
  sha256: string
  /** As Storage writes it. */
  md5: string
  size: number
}

/** A stream that passes bytes through, and their digests. */
function digesting() {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')]
  let size = 0
  const through = new Transform({
    transform(piece: Buffer, _, done) {
      sha256.update(piece)
      md5.update(piece)
      size += piece.length
      done(null, piece)
    },
  })
  const digests = (): Digests => ({ sha256: sha256.digest('hex'), md5: md5.digest('base64'), size })
  return { through, digests }
}

async function digestsOf(source: Readable, target: Writable): Promise<Digests> {
  const { through, digests } = digesting()
  await pipeline(source, through, target)
  return digests()
}

const nowhere = () => new Writable({ write: (_, __, done) => done() })

/** What Storage knows of an object; null when it is not there. */
async function findStored(bucket: Bucket, path: string) {
  try {
    const [{ size, md5Hash, generation }] = await bucket.file(path).getMetadata()
    return { size: Number(size), md5: md5Hash, stored: md5Hash ?? `generation ${generation}` }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 404) return null
    throw error
  }
}

/**
 * Has an object of the portal in an archive, or beside it. It is fetched a piece at a time, and only where no file is there
 * that has its size and the MD5 or the generation by which Storage knows it.
 * @returns null when Storage does not have it
 * @throws StopError when what came is not what Storage says it is
 */
export async function fetchObject(
  bucket: Bucket,
  path: string,
  { folder, incoming, former, vault }: Places,
): Promise<{ object: ArchivedObject; isNew: boolean } | null> {
  const contentType = typeOf(path)
  if (!contentType || !ObjectPath.safeParse(path).success)
    throw new StopError(`A document names an object where the portal has none: ${path}`)
  const storedObject = await findStored(bucket, path)
  if (!storedObject || storedObject.size === 0) return null
  const { size, md5, stored } = storedObject
  const objectWith = (sha256: string) => ({ sha256, size, contentType, stored })

  for (const place of [folder, incoming]) {
    const file = objectFile(place, path)
    if (!existsSync(file) || vault.sizeOf(file) !== size) continue
    const previous = place === folder ? former[path] : undefined
    if (previous?.stored === stored) return { object: objectWith(previous.sha256), isNew: false }
    const digests = md5 ? await digestsOf(vault.read(file), nowhere()).catch(() => null) : null
    if (digests && digests.md5 === md5) return { object: objectWith(digests.sha256), isNew: false }
  }

  const file = objectFile(incoming, path)
  const part = `${file}.part`
  mkdirSync(dirname(file), { recursive: true })
  const source = bucket.file(path).createReadStream({ decompress: false })
  const digests = await digestsOf(source, vault.write(part))
  if (digests.size !== size || (md5 !== undefined && digests.md5 !== md5))
    throw new StopError(`${path} was changed while it was fetched; run the backup again.`)
  renameSync(part, file)
  return { object: objectWith(digests.sha256), isNew: true }
}
