import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bucket, db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { PORTAL } from '../support/emulators.ts'
import { qrImage } from '../support/qr-image.ts'

// What a browser writes of requests that fail on purpose.
const { visit } = useBrowser({ expected: /Failed to load resource/ })

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const bytesOf = async (download: Download) => sha256(await readFile(await download.path()))

/** Files of the demo data: those of other stories go while these are waited for. */
const demoFiles = {
  photos: 'photos/north-light-01',
  lockedPhotos: 'photos/casa-lumen-01',
  videos: 'videos/video-lanterns',
  audios: 'audios/audio-clockwork',
} as const

/** A demo file of a kind, and its original's bytes. */
async function aFile(kind: keyof typeof demoFiles) {
  const document = await db.doc(demoFiles[kind]).get()
  const { name, type, original, fid } = document.data() ?? {}
  const [bytes] = await bucket.file(original).download()
  return { id: document.id, name, type, fid, original, hash: sha256(bytes) }
}

const address = ({ id, type }: { id: string; type: string }) => `/download_media?fid=${id}&type=${type}`
const start = (page: Page) => page.getByRole('button', { name: 'Start Download' })
const now = (page: Page) => page.getByRole('button', { name: 'Download Now' })

describe('a download', () => {
  it('waits 17 real seconds, saves the original under its own name, and goes back', async () => {
    const photo = await aFile('photos')
    const { page } = await visit('/home')
    await page.getByRole('link', { name: 'Download', exact: true }).click()
    await page.getByRole('textbox', { name: 'Download link' }).fill(PORTAL + address(photo))
    await page.keyboard.press('Enter')
    await start(page).click()
    const began = Date.now()
    await page.getByRole('timer').waitFor()
    await now(page).waitFor()
    expect(Date.now() - began).toBeGreaterThan(16_000)
    expect(Date.now() - began).toBeLessThan(20_000)
    const [download] = await Promise.all([page.waitForEvent('download'), now(page).click()])
    expect(download.suggestedFilename()).toBe(photo.name)
    expect(await bytesOf(download)).toBe(photo.hash)
    await page.getByRole('textbox', { name: 'Download link' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  it.each(['videos', 'audios'] as const)('of one of the %s, with the keyboard alone', async (collection) => {
    const file = await aFile(collection)
    const { page } = await visit('about:blank')
    await page.clock.install()
    await page.goto(address(file))
    await start(page).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('timer').waitFor()
    await page.clock.fastForward(17_500)
    await now(page).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(download.suggestedFilename()).toBe(file.name)
    expect(await bytesOf(download)).toBe(file.hash)
    // It was the first page of this tab: there is nothing of ours to go back to.
    await page.waitForURL('**/media')
  })

  it('can be cancelled, and begins again', async () => {
    const { page } = await visit('about:blank')
    await page.clock.install()
    await page.goto(address(await aFile('photos')))
    await start(page).click()
    await page.clock.fastForward(10_000)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await start(page).click()
    expect(await page.getByRole('timer').textContent()).toMatch(/^1[67]s$/)
  })

  it('without a network says so and still has the button', async () => {
    const { page, context } = await visit('about:blank')
    await page.clock.install()
    await page.goto(address(await aFile('photos')))
    await start(page).click()
    await page.clock.fastForward(17_500)
    await now(page).waitFor()
    await context.setOffline(true)
    await now(page).click()
    await page.getByRole('alertdialog').getByText('No connection').waitFor()
    await page.getByRole('button', { name: 'OK' }).click()
    await context.setOffline(false)
    await Promise.all([page.waitForEvent('download'), now(page).click()])
  })
})

describe('a request for nothing', () => {
  it.each([
    '/download_media?fid=no-such-file&type=image/jpeg',
    '/download_media?fid=casa-lumen-01&type=text/html',
    '/download_media?fid=..%2Fx&type=image/jpeg',
  ])('%s', async (path) => {
    const { page } = await visit(path)
    const alert = page.getByRole('alert')
    await alert.getByText('Invalid request').waitFor()
    expect(await alert.textContent()).toContain(
      'No file found with the given key or the file type is not supported',
    )
    expect(await page.getByRole('textbox', { name: 'Download link' }).count()).toBe(1)
  })
})

describe('a link', () => {
  it('is read off the picture of its QR code, in a worker', async () => {
    const photo = await aFile('photos')
    const { page } = await visit('/download_media')
    const sent: number[] = []
    page.on('request', (request) => sent.push(request.postDataBuffer()?.length ?? 0))
    const upload = page.getByLabel('Upload QR image')
    const buffer = await qrImage(PORTAL + address(photo))
    await upload.setInputFiles({ name: 'qr.png', mimeType: 'image/png', buffer })
    await page.getByRole('heading', { name: photo.name }).waitFor()
    expect(page.url()).toContain(`fid=${photo.id}`)
    // What is asked about the file, and no picture.
    expect(buffer.length).toBeGreaterThan(1_000)
    expect(Math.max(...sent)).toBeLessThan(1_000)
  })

  it('is refused when it is not ours, when the picture has none, and when it is no picture', async () => {
    const { page } = await visit('/download_media')
    const hint = page.getByText(/^(No Key Found|Wrong image format)$/)
    const upload = async (mimeType: string, buffer: Buffer) => {
      await page.getByLabel('Upload QR image').setInputFiles({ name: 'upload', mimeType, buffer })
      await hint.waitFor()
      return hint.textContent()
    }
    const field = page.getByRole('textbox', { name: 'Download link' })
    await field.fill('https://evil.test/download_media?fid=a&type=image/jpeg')
    await page.getByRole('button', { name: 'Find file' }).click()
    expect(await hint.textContent()).toBe('No Key Found')
    expect(await accessibilityProblems(page)).toEqual([])
    await field.fill('')
    expect(await hint.count()).toBe(0)

    expect(await upload('image/png', await qrImage('https://evil.test/download_media'))).toBe('No Key Found')
    const [plain] = await bucket.file((await aFile('photos')).original).download()
    expect(await upload('image/jpeg', plain)).toBe('Wrong image format')
    expect(await upload('image/png', Buffer.from('no picture'))).toBe('Wrong image format')
  })
})

it('a photo of a locked album wants the album unlocked, and is saved then', async () => {
  const photo = await aFile('lockedPhotos')
  const path = `${address(photo)}&album=${photo.fid}`
  const { page } = await visit(path)
  await page.getByText('This file is in a locked album').waitFor()
  await page.getByRole('link', { name: 'Unlock album' }).click()
  await page.getByLabel(/code/i).fill('open-sesame')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => localStorage.getItem('dsp-albums') !== null)

  await page.clock.install()
  await page.goto(path)
  await start(page).click()
  await page.clock.fastForward(17_500)
  const [download] = await Promise.all([page.waitForEvent('download'), now(page).click()])
  expect(download.suggestedFilename()).toBe(photo.name)
  expect(await bytesOf(download)).toBe(photo.hash)
})
