import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { attachmentOf, immutable } from '../../functions/src/files/media-paths.ts'
import nodeFlags from '../../scripts/lib/node-flags.json' with { type: 'json' }
import { aNotificationDoc } from '../support/factories/community.ts'
import { documents, type StoredDocument } from '../support/factories/documents.ts'
import { aVideoDoc } from '../support/factories/media.ts'
import { aPortal, documentsOf, objectsOf } from '../support/portal.ts'

const megabyte = 1024 * 1024
const films = { count: 64, megabytes: 16 }
const notifications = 10_000
/** Megabytes of memory a backup and a restore take at most. */
const maxMemory = 300

const portal = aPortal('demo-archive-large')
const restored = aPortal('demo-archive-large-restored')
const folder = mkdtempSync(join(tmpdir(), 'archive-large-'))

async function write(all: readonly StoredDocument[]): Promise<void> {
  for (let from = 0; from < all.length; from += 400) {
    const batch = portal.db.batch()
    for (const { path, data } of all.slice(from, from + 400)) batch.set(portal.db.doc(path), data)
    await batch.commit()
  }
}

beforeAll(async () => {
  await Promise.all([portal.empty(), restored.empty()])
  const notices = Array.from({ length: notifications }, (_, at) =>
    documents.notifications(`n${at}`, aNotificationDoc()),
  )
  await write(notices)
  const film = randomBytes(films.megabytes * megabyte)
  for (let at = 0; at < films.count; at++) {
    const video = { ...aVideoDoc(`film${at}`), poster: null, size: film.length }
    film.writeUInt32BE(at)
    const headed = {
      type: video.type,
      disposition: attachmentOf(video.name, video.type),
      cacheControl: immutable,
    }
    await portal.objects.writeFrom(video.original, Readable.from([film]), headed)
    await write([documents.videos(`film${at}`, video)])
  }
}, 600_000)
afterAll(async () => {
  await Promise.all([portal.empty(), restored.empty()])
  await Promise.all([portal.close(), restored.close()])
  rmSync(folder, { recursive: true, force: true })
}, 600_000)

function measured(work: 'backup' | 'restore', project: string): { done: number; megabytes: number } {
  const script = join(import.meta.dirname, '..', 'support', 'archive-work-measured.ts')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...nodeFlags[work], script, work, project, folder],
    {
      encoding: 'utf8',
    },
  )
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

it(`a portal of ${notifications} documents and 1 GB of files comes back whole, with less than ${maxMemory} MB`, async () => {
  const bytes = films.count * films.megabytes * megabyte
  const first = measured('backup', portal.project)
  expect(first.done).toBe(bytes)
  const again = measured('backup', portal.project)
  expect(again.done).toBeLessThan(bytes / 20)
  const back = measured('restore', restored.project)
  expect(back.done).toBe(films.count)
  for (const { megabytes } of [first, again, back]) expect(megabytes).toBeLessThan(maxMemory)
  const { 'migrations/restore': _, ...there } = await documentsOf(restored.db)
  expect(there).toEqual(await documentsOf(portal.db))
  expect(await objectsOf(restored.bucket)).toEqual(await objectsOf(portal.bucket))
}, 900_000)
