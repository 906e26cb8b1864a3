import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page, Response } from 'playwright-core'
import { expect, it } from 'vitest'
import { largestPart } from '../../functions/src/http/byte-range.ts'
import { addAlbum, addFilm, addRecordings, albumCode } from '../support/album-recordings.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { readEncoded } from '../support/media.ts'
import { anAdmin } from '../support/people.ts'

const { visit } = useBrowser()
const seconds = 40

/** A film of many seconds that no encoder can make small: it takes several answers of a function. */
async function aLongFilm(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'))
  try {
    const picture = [
      '-f',
      'lavfi',
      '-i',
      `testsrc2=s=480x270:r=24:d=${seconds}`,
      '-vf',
      'noise=alls=90:allf=t',
    ]
    const coded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '5M', '-pix_fmt', 'yuv420p', '-g', '24']
    await promisify(execFile)(
      'ffmpeg',
      ['-loglevel', 'error', ...picture, ...coded, '-movflags', '+faststart', 'film.mp4'],
      { cwd: folder },
    )
    return await readFile(join(folder, 'film.mp4'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

const player = (page: Page) => page.locator('video')
const now = (page: Page) => player(page).evaluate((video: HTMLVideoElement) => video.currentTime)

it('a visitor unlocks an album, plays its film, moves to its end and back, and returns to the album', async () => {
  const film = await aLongFilm()
  expect(film.length).toBeGreaterThan(2 * largestPart)
  const admin = await anAdmin()
  const fid = await addAlbum(admin, { alpass: albumCode })
  const vid = await addFilm(admin, fid, film)
  const { run } = await addRecordings(admin, fid)

  const { page } = await visit(`/view_albums?album=${fid}`)
  await page.getByLabel('Album code').waitFor()
  expect(await page.content()).not.toContain(run)
  await page.getByLabel('Album code').fill(albumCode)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByRole('heading', { name: 'Films' }).waitFor()
  await page.getByRole('heading', { name: 'Sounds' }).waitFor()
  await page.getByRole('article', { name: `sound ${run}` }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  const parts: { status: number; range: string }[] = []
  page.on('response', (response: Response) => {
    if (!response.url().includes(`${vid}.video/`) || !response.url().includes('original')) return
    parts.push({ status: response.status(), range: response.headers()['content-range'] ?? '' })
  })
  await page.getByRole('link', { name: 'The vows' }).click()
  await page.getByRole('dialog', { name: 'The vows' }).waitFor()
  expect(await player(page).getAttribute('src')).toMatch(new RegExp(`^/locked/${fid}/.+\\?key=`))
  await expect.poll(() => now(page), { timeout: 15_000 }).toBeGreaterThan(0.3)
  await player(page).evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = to
  }, seconds - 4)
  await expect.poll(() => now(page), { timeout: 15_000 }).toBeGreaterThan(seconds - 3.8)
  // It plays to the end: also where an answer ended before the file does.
  await expect
    .poll(() => player(page).evaluate((video: HTMLVideoElement) => video.ended), { timeout: 15_000 })
    .toBe(true)
  await player(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = 12
    void video.play()
  })
  await expect.poll(() => now(page), { timeout: 15_000 }).toBeGreaterThan(16)
  expect(parts.length).toBeGreaterThan(1)
  expect(new Set(parts.map(({ status }) => status))).toEqual(new Set([206]))
  for (const { range } of parts) {
    const [, from = 0, to = 0, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? []
    expect(Number(to) - Number(from)).toBeLessThan(largestPart)
    expect(Number(size)).toBe(film.length)
  }
  expect(await accessibilityProblems(page)).toEqual([])
  const download = page.getByRole('dialog').getByRole('link', { name: /^Download / })
  expect(await download.getAttribute('href')).toMatch(new RegExp(`&album=${fid}$`))
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Films' }).waitFor()
  expect(await page.evaluate(() => location.search)).not.toContain('film')
}, 180_000)

it('an admin puts a film into a locked album, and takes it out again', async () => {
  const admin = await anAdmin()
  const fid = await addAlbum(admin, { alpass: albumCode })
  const { filmName, run } = await addRecordings(admin)
  const { page } = await visit(
    `/admin_dashboard?id=ADM-1001&tool=media&tab=video&search=${encodeURIComponent(filmName)}`,
    { persona: 'siteadmin' },
  )
  const form = page.getByRole('dialog', { name: 'Edit video' })
  const choice = form.getByLabel('Album')
  const edit = () => page.getByRole('button', { name: `Edit film ${run}` }).click()
  const put = async (value: string) => {
    await choice.getByRole('option', { name: `Album ${fid} · Locked` }).waitFor({ state: 'attached' })
    await choice.selectOption(value)
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
  }
  const isListed = async () => {
    const { items } = await readEncoded('get_all_videos', { search: filmName })
    return items.length === 1
  }
  await edit()
  expect(await choice.inputValue()).toBe('')
  expect(await accessibilityProblems(page)).toEqual([])
  await put(fid)
  await expect.poll(isListed).toBe(false)
  await edit()
  await expect.poll(() => choice.inputValue()).toBe(fid)
  await put('')
  await expect.poll(isListed).toBe(true)

  await page.goto('/admin_dashboard?id=ADM-1001&tool=media&tab=video&open=new')
  const panel = page.getByRole('dialog', { name: 'Upload videos' })
  await panel.getByLabel('Album').selectOption({ label: `Album ${fid} · Locked` })
  await expect.poll(() => page.evaluate(() => location.search)).toContain(`album=${fid}`)
  await expect.poll(() => panel.getByLabel('Album').inputValue()).toBe(fid)
  expect(await accessibilityProblems(page)).toEqual([])
}, 120_000)
