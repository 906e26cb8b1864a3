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
const resumedCount = 10
const bytes = 5 * 1_048_576
const fid = `ALB-${unique()}`
const resumedFid = `ALB-${unique()}`
const albums = { [fid]: 'Far away', [resumedFid]: 'And back' }
let folder: string

const namesOf = (name: string, files: number) => Array.from({ length: files }, (_, at) => `${name}-${at}`)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'))
  const jpeg = await aJpeg(900, 700)
  const names = [...namesOf('far', count), ...namesOf('again', resumedCount)]
  for (const name of names) {
    // Each a file of its own: the same one would be named as there already.
    const rest = Buffer.alloc(bytes - jpeg.length)
    rest.write(unique())
    await writeFile(join(folder, `${name}.jpg`), Buffer.concat([jpeg, rest]))
  }
  // Other stories open the albums meanwhile.
  const cover = (await db.doc('albums/north-light').get()).get('cover')
  const written = Object.entries(albums).map(([id, name]) =>
    documents.albums(id, anAlbumDoc({ name, photos: 0, cover })),
  )
  await writeDocuments(db, written)
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  for (const id of Object.keys(albums)) {
    const photos = await db.collection('photos').where('fid', '==', id).get()
    await Promise.all(photos.docs.map(({ ref }) => ref.delete()))
    await db.doc(`albums/${id}`).delete()
  }
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

it('after a reload the same folder is chosen again: what was uploaded is not sent a second time', async () => {
  const address = `/admin_dashboard?id=ADM-1001&tool=media&album=${resumedFid}&open=new`
  const { page } = await visit(address, { persona: 'siteadmin' })
  const upload = page.getByRole('dialog', { name: 'Upload photos' })
  const files = namesOf('again', resumedCount).map((name) => join(folder, `${name}.jpg`))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.headers()['x-goog-upload-command'] === 'start') sent.push(request.url())
  })
  await upload.getByLabel('Choose files').setInputFiles(files)
  await upload.getByText(/^0[3-9] of 10 files/).waitFor({ timeout: 60_000 })
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  const notice = upload.getByRole('region', { name: 'Files not sent' })
  const missing = Number(/^(\d+) files? not sent/.exec((await notice.textContent()) ?? '')?.[1])
  expect(missing).toBeGreaterThan(0)
  expect(missing).toBeLessThan(resumedCount)
  sent.length = 0
  await upload.getByLabel('Choose files').setInputFiles(files)
  await page.getByRole('status', { name: 'Upload Completed' }).waitFor({ timeout: 120_000 })
  expect(await notice.count()).toBe(0)
  expect(sent).toHaveLength(missing)
  expect((await db.doc(`albums/${resumedFid}`).get()).get('photos')).toBe(resumedCount)
}, 240_000)
