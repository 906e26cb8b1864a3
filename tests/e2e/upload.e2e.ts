import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { useBrowser } from '../support/browser.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc } from '../support/factories/media.ts'
import { aJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'

const { visit } = useBrowser({ expected: /ERR_INTERNET_DISCONNECTED/ })

const count = 20
const bytes = 5 * 1_048_576
const fid = `ALB-${unique()}`
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'))
  const jpeg = await aJpeg(900, 700)
  for (let at = 0; at < count; at++) {
    // Each a file of its own: the same one would be named as there already.
    const rest = Buffer.alloc(bytes - jpeg.length)
    rest.write(unique())
    await writeFile(join(folder, `far-${at}.jpg`), Buffer.concat([jpeg, rest]))
  }
  // Other stories open the albums meanwhile.
  const cover = (await db.doc('albums/north-light').get()).get('cover')
  await writeDocuments(db, [documents.albums(fid, anAlbumDoc({ name: 'Far away', photos: 0, cover }))])
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  const photos = await db.collection('photos').where('fid', '==', fid).get()
  await Promise.all(photos.docs.map(({ ref }) => ref.delete()))
  await db.doc(`albums/${fid}`).delete()
})

/** Bytes of the page's heap, once what is not needed is gone. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

it('20 photos of 5 MB are uploaded although the connection was cut: only unfinished ones are sent again', async () => {
  const address = `/admin_dashboard?id=ADM-1001&tool=media&album=${fid}&open=new`
  const { page, context } = await visit(address, { persona: 'siteadmin' })
  const upload = page.getByRole('dialog', { name: 'Upload photos' })
  const files = Array.from({ length: count }, (_, at) => join(folder, `far-${at}.jpg`))
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.headers()['x-goog-upload-command'] === 'start') uploads.push(request.url())
  })
  const before = await heapOf(page)
  await upload.getByLabel('Choose files').setInputFiles(files)
  await upload.getByText(/^(0[5-9]|1\d) of 20 files/).waitFor({ timeout: 60_000 })
  await context.setOffline(true)
  const uploaded = Number(/^(\d+) of/.exec((await upload.getByRole('status').textContent()) ?? '')?.[1])
  const startedBefore = uploads.length
  await context.setOffline(false)
  await upload.getByText(/^20 of 20 files/).waitFor({ timeout: 120_000 })
  expect(uploaded).toBeLessThan(count)
  expect(startedBefore).toBeGreaterThanOrEqual(uploaded)
  // One beginning for each file, and another for the three at most that were in progress.
  expect(uploads.length - startedBefore).toBeLessThanOrEqual(count - uploaded + 3)
  // Less than one of the files is held.
  expect((await heapOf(page)) - before).toBeLessThan(bytes)

  await page.getByRole('status', { name: 'Upload Completed' }).waitFor({ timeout: 120_000 })
  expect((await db.doc(`albums/${fid}`).get()).get('photos')).toBe(count)
}, 240_000)
