import { setMaxListeners } from 'node:events'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Firestore } from 'firebase-admin/firestore'
import { formatVersion, Manifest } from '../../functions/src/archive/manifest.ts'
import { currentMoment, unknownCollections } from '../../functions/src/archive/portal-moment.ts'
import { forEachConcurrent } from '../../functions/src/platform/for-each-concurrent.ts'
import { StopError } from '../lib/stop-error.ts'
import { type Bucket, fetchObject } from './fetch-object.ts'
import { filesIn, manifestFile, objectFile } from './files.ts'
import { masking } from './mask.ts'
import { readManifest, verifyArchive } from './read-archive.ts'
import { encryptionFile, openVault, type Vault } from './vault.ts'
import { writeDocuments } from './write-documents.ts'

/** Objects that are fetched at the same time. */
const atOnce = 8
/** Attempts at one moment with every object: one may be moved or removed while others are fetched. */
const maxRounds = 3

/** Storage's client puts more listeners on the stream of an object than Node takes for a leak (platform/objects.ts). */
const maxListeners = 20

/** The portal that is backed up. */
export interface Source {
  db: Firestore
  bucket: Bucket
  project: string
}

/** How a backup is written. */
export interface BackupOptions {
  /** Addresses and secrets are replaced. */
  masked?: boolean
  /** Every file is encrypted with it. */
  passphrase?: string | undefined
}

interface Fetched {
  objects: Manifest['objects']
  /** Paths of objects that Storage does not have. */
  missing: string[]
  /** What this run has fetched. */
  fetched: number
  fetchedBytes: number
}

/** What a backup has done. */
export interface BackedUp extends Pick<Fetched, 'fetched' | 'fetchedBytes'> {
  manifest: Manifest
  /** Collections that are not in it because this release does not know them. */
  unknown: string[]
}

/** The manifest of the backup in a folder; null when there is none. @throws StopError for a folder of something else */
function formerBackup(folder: string, project: string, masked: boolean, vault: Vault): Manifest | null {
  const held = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
  const isNew = held.every((file) => file === encryptionFile(folder))
  if (isNew || (!existsSync(manifestFile(folder)) && existsSync(incomingOf(folder)))) return null
  const former = readManifest(folder, vault)
  if (former.backup?.project === project && former.backup.masked === masked) return former
  throw new StopError(
    `${folder} holds ${former.backup ? `a backup of ${former.backup.project}${former.backup.masked ? ', masked' : ''}` : 'an archive that is no backup'}; name another folder.`,
  )
}

/** Incomplete files are written here, so that the archive beside it stays whole until all are there. */
const incomingOf = (folder: string) => join(folder, 'incoming')

async function fetchObjects(
  { bucket }: Source,
  folder: string,
  requested: ReadonlyMap<string, boolean>,
  former: Manifest['objects'],
  onObject: (done: number, of: number) => void,
  vault: Vault,
): Promise<Fetched> {
  const places = { folder, incoming: incomingOf(folder), former, vault }
  const fetched: Fetched = { objects: {}, missing: [], fetched: 0, fetchedBytes: 0 }
  let done = 0
  let hasFailed = false
  await forEachConcurrent([...requested], atOnce, async ([path, isOptional]) => {
    // No further downloads start: the backup has failed.
    if (hasFailed) return
    const result = await fetchObject(bucket, path, places).catch((error) => {
      hasFailed = true
      throw error
    })
    if (result) fetched.objects[path] = result.object
    else if (!isOptional) fetched.missing.push(path)
    if (result?.isNew) {
      fetched.fetched++
      fetched.fetchedBytes += result.object.size
    }
    onObject(++done, requested.size)
  })
  fetched.objects = Object.fromEntries(
    Object.entries(fetched.objects).sort(([one], [two]) => (one < two ? -1 : 1)),
  )
  fetched.missing.sort()
  return fetched
}

/** Moves the incoming files into the archive, which is incomplete meanwhile; after an interruption another run completes it. */
function complete(folder: string, manifest: Manifest, vault: Vault): void {
  const incoming = incomingOf(folder)
  rmSync(manifestFile(folder), { force: true })
  for (const path of Object.keys(manifest.objects)) {
    const from = objectFile(incoming, path)
    if (!existsSync(from)) continue
    mkdirSync(dirname(objectFile(folder, path)), { recursive: true })
    renameSync(from, objectFile(folder, path))
  }
  for (const path of filesIn(join(folder, 'objects')))
    if (!(path in manifest.objects)) rmSync(objectFile(folder, path))
  rmSync(join(folder, 'documents'), { recursive: true, force: true })
  renameSync(join(incoming, 'documents'), join(folder, 'documents'))
  vault.writeAll(manifestFile(incoming), `${JSON.stringify(Manifest.parse(manifest), null, 2)}\n`)
  renameSync(manifestFile(incoming), manifestFile(folder))
  rmSync(incoming, { recursive: true })
}

/**
 * Writes a backup of a portal into a folder, or updates the existing one (docs/decisions/041). Its documents
 * are those of one moment; objects that are there already are not fetched again. Run again, it continues one
 * that was killed.
 * @param onObject receives the number of fetched objects and of all
 * @throws StopError when a document fits no schema, or when what was written cannot be read back
 */
export async function writeBackup(
  source: Source,
  folder: string,
  { masked = false, passphrase }: BackupOptions = {},
  onObject: (done: number, of: number) => void = () => undefined,
): Promise<BackedUp> {
  setMaxListeners(maxListeners)
  const vault = await openVault(folder, passphrase)
  const former = formerBackup(folder, source.project, masked, vault)
  const incoming = incomingOf(folder)
  let fetched: Fetched | undefined
  let total = { fetched: 0, fetchedBytes: 0 }
  for (let round = 1; ; round++) {
    rmSync(join(incoming, 'documents'), { recursive: true, force: true })
    mkdirSync(join(incoming, 'documents'), { recursive: true })
    const moment = await currentMoment(source.db)
    const requested = new Map<string, boolean>()
    const described = await writeDocuments(
      moment,
      incoming,
      masked ? masking() : (entry) => entry,
      (object) => requested.set(object.path, object.isOptional),
      vault,
    )
    const before: string = String(fetched?.missing)
    fetched = await fetchObjects(source, folder, requested, former?.objects ?? {}, onObject, vault)
    total = {
      fetched: total.fetched + fetched.fetched,
      fetchedBytes: total.fetchedBytes + fetched.fetchedBytes,
    }
    const { objects, missing } = fetched
    if (missing.length > 0 && String(missing) !== before && round < maxRounds) continue
    const readTime = moment.readTime.toDate().toISOString()
    const backup = { project: source.project, readTime, masked, missing }
    complete(folder, { version: formatVersion, backup, ...described, objects }, vault)
    break
  }
  const manifest = await verified(folder, vault)
  return { manifest, ...total, unknown: await unknownCollections(source.db) }
}

/** Verifies what was written. Without a manifest a faulty backup is none, and the next run compares every byte of it. */
async function verified(folder: string, vault: Vault): Promise<Manifest> {
  try {
    return await verifyArchive(folder, undefined, vault)
  } catch (error) {
    mkdirSync(incomingOf(folder), { recursive: true })
    rmSync(manifestFile(folder), { force: true })
    throw error
  }
}
