import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderRequested } from '../../functions/src/media/render-queue.ts'
import { systemClock } from '../../functions/src/platform/clock.ts'
import { filesIn, manifestFile } from '../../scripts/archive/files.ts'
import { readManifest } from '../../scripts/archive/read-archive.ts'
import { restoreArchive } from '../../scripts/archive/restore-archive.ts'
import { writeBackup } from '../../scripts/archive/write-backup.ts'
import { afterRestore, fillPortal, restorableDocuments } from '../support/full-portal.ts'
import { aPortal, documentsOf, objectsOf } from '../support/portal.ts'

const portal = aPortal('demo-archive-killed')
const restored = aPortal('demo-archive-killed-restored')
const folder = mkdtempSync(join(tmpdir(), 'archive-killed-'))
const [whole, killed] = [join(folder, 'whole'), join(folder, 'killed')]

beforeAll(async () => {
  await Promise.all([portal.empty(), restored.empty()])
  await fillPortal(portal)
})
afterAll(async () => {
  await Promise.all([portal.empty(), restored.empty()])
  await Promise.all([portal.close(), restored.close()])
  rmSync(folder, { recursive: true, force: true })
})

/** Ends the work at a moment, as the machine does that loses its power. */
function die(work: 'backup' | 'restore', project: string, archive: string, moment: number): void {
  const script = join(import.meta.dirname, '..', 'support', 'archive-work-that-dies.ts')
  const { signal } = spawnSync(process.execPath, [script, work, project, archive, String(moment)], {
    timeout: 60_000,
    stdio: 'ignore',
  })
  expect([work, moment, signal]).toEqual([work, moment, 'SIGKILL'])
}

/** An archive but for its moment. */
function contentOf(archive: string) {
  const { backup, ...rest } = readManifest(archive)
  return { ...rest, files: filesIn(archive), missing: backup?.missing }
}

it('a backup that was killed at ten moments continues, and is the same then', async () => {
  const { fetched } = await writeBackup(portal, whole)
  for (let moment = 1; moment <= 10; moment++) {
    die('backup', portal.project, killed, moment)
    expect(existsSync(manifestFile(killed))).toBe(false)
  }
  // Up to eight are fetched at the same time: the last ones of those may not be in their places.
  expect((await writeBackup(portal, killed)).fetched).toBeLessThan(fetched - 2)
  expect(contentOf(killed)).toEqual(contentOf(whole))
}, 180_000)

it('a restore that was killed at ten moments continues, and the portal is what it was', async () => {
  for (let moment = 1; moment <= 28; moment += 3) die('restore', restored.project, whole, moment)
  const stop = restored.db.collection('renderings').onSnapshot(({ docs }) => {
    for (const { id } of docs) void renderRequested(restored, id, () => undefined)
  })
  await restoreArchive(whole, { ...restored, clock: systemClock })
  stop()
  expect((await restored.db.doc('migrations/restore').get()).exists).toBe(false)
  expect(restorableDocuments(await documentsOf(restored.db))).toEqual(
    afterRestore(await documentsOf(portal.db)),
  )
  expect(await objectsOf(restored.bucket)).toEqual(await objectsOf(portal.bucket))
}, 240_000)
