import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import JSZip from 'jszip'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachmentOf, immutable, originalPath, publicFolder } from '../../functions/src/files/media-paths.ts'
import { bucket, db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aVideoDoc } from '../support/factories/media.ts'

// What a browser writes of requests that fail on purpose.
const { visit } = useBrowser({ expected: /Failed to load resource/ })

const unique = crypto.randomUUID().slice(0, 8)
const run = `zip-${unique}`
const megabyte = 1024 * 1024
const count = 200

/** Two hundred files of a megabyte, some with names that need care, and what their bytes hash to. */
const files = Array.from({ length: count }, (_, at) => {
  const id = `${run}-${at}`
  const name = at < 3 ? '../same name.mp4' : `clip ${at}.mp4`
  return {
    id,
    name,
    path: originalPath(publicFolder('videos', id), 'video/mp4'),
    bytes: randomBytes(megabyte),
  }
})
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

beforeAll(async () => {
  const waiting = [...files]
  const upload = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop())
      await bucket.file(file.path).save(file.bytes, {
        resumable: false,
        metadata: {
          contentType: 'video/mp4',
          cacheControl: immutable,
          contentDisposition: attachmentOf(file.name, 'video/mp4'),
        },
      })
  }
  // Old, so that they are last in the lists of other stories.
  const videos = files.map(({ id, name }, at) =>
    documents.videos(id, aVideoDoc(id, { name, size: megabyte, poster: null, createdAt: at })),
  )
  await writeDocuments(db, videos)
  await Promise.all([upload(), upload(), upload(), upload()])
}, 240_000)
afterAll(async () => {
  await Promise.all(files.map(({ id }) => db.doc(`videos/${id}`).delete()))
  await Promise.all(files.map(({ path }) => bucket.file(path).delete()))
})

/** Opens the zip with these files chosen, the clock in our hands. */
async function openZip(ids: readonly string[]) {
  const visited = await visit('/media')
  const { page } = visited
  await page.evaluate(
    (chosen) =>
      sessionStorage.setItem('dsp-zip', JSON.stringify(chosen.map((id) => ({ kind: 'video', id })))),
    ids,
  )
  await page.clock.install()
  await page.goto('/download_zip')
  return visited
}

const download = (page: Page) => page.getByRole('button', { name: /^Download/ })
const rows = (page: Page) => page.getByRole('list', { name: 'Files in the zip' }).getByRole('listitem')
const chosen = (page: Page) => page.evaluate(() => sessionStorage.getItem('dsp-zip'))

/** Saves the zip, and reads it as another program would. */
async function save(page: Page) {
  const [saved] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    download(page).click(),
  ])
  const zip = await JSZip.loadAsync(await readFile(await saved.path()), { checkCRC32: true })
  return { name: saved.suggestedFilename(), zip }
}

describe('the zip', () => {
  it('of 200 files and 200 MB is made in the browser, and has the originals under safe names', async () => {
    const { page } = await openZip(files.map(({ id }) => id))
    await page.getByText('200.00 MB').waitFor()
    await page.getByText(/^GEN-[A-Z2-9]{8}$/).waitFor()
    expect(await rows(page).count()).toBe(count)
    await page.getByRole('textbox', { name: 'Zip name' }).fill('Summer: all/of it')
    await page.getByRole('button', { name: 'Generate' }).click()
    await page.clock.fastForward(17_500)
    await page.getByRole('button', { name: 'Download', exact: true }).waitFor({ timeout: 120_000 })
    const counted = page.waitForResponse('**/api/made_zip')
    const { name, zip } = await save(page)
    expect((await counted).status()).toBe(200)
    expect(name).toBe('Summer_ all_of it.zip')

    const names = Object.keys(zip.files)
    expect(names).toHaveLength(count)
    expect(names.slice(0, 3)).toEqual(['_same name.mp4', '_same name (2).mp4', '_same name (3).mp4'])
    const hashes = await Promise.all(
      Object.values(zip.files).map(async (file) => sha256(await file.async('uint8array'))),
    )
    expect(hashes).toEqual(files.map(({ bytes }) => sha256(bytes)))
    await page.waitForURL('**/media')
    expect(await chosen(page)).toBeNull()
  }, 240_000)

  it('names a file that fails, and has it after another try', async () => {
    const three = files.slice(0, 3)
    const { page } = await openZip(three.map(({ id }) => id))
    const broken = `**/*${three[1]?.id}%2Foriginal.mp4*`
    await page.route(broken, (route) => route.abort())
    await page.getByRole('button', { name: 'Generate' }).click()
    const alert = page.getByRole('alert')
    await alert.getByText('We couldn’t fetch this file: _same name (2).mp4').waitFor()
    await page.clock.fastForward(17_500)
    await page.getByRole('button', { name: 'Download without 1 file' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.unroute(broken)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await alert.waitFor({ state: 'detached' })
    const { zip } = await save(page)
    expect(Object.keys(zip.files)).toHaveLength(3)
  })

  it('removes files, confirms closing, and reports files that are gone', async () => {
    const { page } = await openZip([...files.slice(3, 5).map(({ id }) => id), 'no-such-video'])
    await page.getByText('One of your files is no longer available').waitFor()
    await page.getByRole('button', { name: 'Remove it' }).click()
    await page.getByRole('button', { name: 'Remove clip 3.mp4' }).click()
    await page.getByText('1.00 MB').first().waitFor()
    expect(await rows(page).count()).toBe(1)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByRole('button', { name: 'Close' }).click()
    await page
      .getByRole('alertdialog', { name: 'Close the zip?' })
      .getByRole('button', { name: 'No' })
      .click()
    expect(await chosen(page)).not.toBeNull()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close the zip' }).click()
    await page.waitForURL('**/media')
    expect(await chosen(page)).toBeNull()
  })

  it('without files links to the albums', async () => {
    const { page } = await visit('/download_zip')
    await page.getByText('Your zip is empty').waitFor()
    await page.getByRole('link', { name: 'Browse albums' }).click()
    await page.waitForURL('**/view_albums')
  })
})
