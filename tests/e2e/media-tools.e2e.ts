import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import type { PhotoDoc } from '../../functions/src/media/photo.doc.ts'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { demoPhoto } from '../support/demo-photos.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, aPhotoDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { overlaps } from '../support/overlaps.ts'

const { visit } = useBrowser()
const [phone, , desktop] = VIEWPORTS

const edges = async (element: Locator) => {
  const box = await element.boundingBox()
  return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
}
const dock = (page: Page) => page.getByRole('navigation', { name: 'Main' })

it('photos are selected and zipped together, and opened with their details', async () => {
  const { page } = await visit('/view_albums?album=north-light', { viewport: desktop })
  const [lake, lights, path] = ['02', '04', '10'].map((at) => demoPhoto(`north-light-${at}`).alt)
  const photo = (name = '') => page.getByRole('link', { name, exact: true })
  await photo(lake).hover()
  await page.getByRole('button', { name: `Select ${lake}` }).click()
  await photo(lights).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'Selected photos' })
  await page.getByRole('status').getByText('03 photos selected').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await overlaps(page)).toEqual([])
  expect((await edges(bar)).bottom).toBeLessThanOrEqual(desktop.height)
  await bar.getByRole('button', { name: 'Add to zip' }).click()
  const zip = page.getByRole('link', { name: 'Zip 03 files' })
  await zip.waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-at'))).toBe('3')

  await photo(lights).click()
  const lightbox = page.getByRole('dialog', { name: 'Photos' })
  await lightbox.getByText('04 / 10').waitFor()
  await page.keyboard.press('i')
  await lightbox.getByRole('region', { name: 'Green hour' }).getByText('1600 × 1067 pixels').waitFor()
  const strip = lightbox.getByRole('navigation', { name: 'More photos' })
  await strip.getByRole('button', { name: `Show ${path}` }).click()
  await lightbox.getByText('10 / 10').waitFor()
  await lightbox.getByRole('link', { name: 'Next album: Paper Cuts' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await overlaps(page)).toEqual([])
  await page.setViewportSize(phone)
  await strip.waitFor({ state: 'hidden' })
  expect(await overlaps(page)).toEqual([])
  await lightbox.getByRole('link', { name: 'Next album: Paper Cuts' }).click()
  await page.getByRole('heading', { level: 1, name: 'Paper Cuts' }).waitFor()
  await lightbox.waitFor({ state: 'detached' })
})

it('a photo makes room for what is known of it, also when one asks while it is still opening', async () => {
  const { page } = await visit('/view_albums?album=north-light', {
    ...{ viewport: desktop, reducedMotion: 'no-preference' },
  })
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('[aria-label="Photo details"]')
      if (!button) return
      observer.disconnect()
      button.click()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('link', { name: demoPhoto('north-light-04').alt, exact: true }).click()
  const lightbox = page.getByRole('dialog', { name: 'Photos' })
  const info = lightbox.getByRole('region', { name: 'Green hour' })
  const photo = lightbox.getByRole('img', { name: demoPhoto('north-light-04').alt, exact: true })
  await info.waitFor()
  const covered = async () => {
    const [aside, photoBox] = [await info.boundingBox(), await photo.boundingBox()]
    return aside && photoBox ? photoBox.x + photoBox.width - aside.x : Number.NaN
  }
  await expect.poll(covered).toBeLessThanOrEqual(0)
})

it('a sound continues on other screens, above the dock or below a form, until it is closed', async () => {
  const { page } = await visit('/view_albums?tab=audio', { viewport: phone })
  await page.getByRole('button', { name: 'Play Harbour strings' }).click()
  const player = page.getByRole('region', { name: 'Player' })
  const time = async () => Number(await player.getByRole('slider').inputValue())
  await expect.poll(time, { timeout: 15_000 }).toBeGreaterThan(0.3)
  expect(await accessibilityProblems(page)).toEqual([])
  expect((await edges(player)).bottom).toBeLessThanOrEqual((await edges(dock(page))).top)
  expect(await overlaps(page)).toEqual([])

  await dock(page).getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await overlaps(page)).toEqual([])
  const before = await time()
  await expect.poll(time, { timeout: 15_000 }).toBeGreaterThan(before)
  await player.getByRole('link', { name: 'Harbour strings' }).click()
  const row = page.getByRole('article', { name: 'Harbour strings' })
  await row.getByRole('button', { name: 'Pause Harbour strings' }).click()
  await player.getByRole('button', { name: 'Play', exact: true }).waitFor()
  // Lowered, it does not move away from under a finger or a mouse that presses it for long.
  await page.mouse.wheel(0, 60)
  await expect.poll(() => player.getAttribute('data-low')).toBe('true')
  await player.getByRole('button', { name: 'Close player' }).click({ delay: 400 })
  await player.waitFor({ state: 'detached' })
  await row.getByRole('button', { name: 'Play Harbour strings' }).waitFor()
})

const fid = `ALB-${unique()}`
const written = [`albums/${fid}`, `photos/${fid}-0`]
afterAll(() => Promise.all(written.map((path) => db.recursiveDelete(db.doc(path)))))

/** An album with one photo, whose file had its camera; its pictures are the demo's. */
async function anAlbumWithCamera(name: string) {
  const demoPhoto = (await db.doc('photos/north-light-04').get()).data() as Extract<
    PhotoDoc,
    { locked: false }
  >
  const { cover } = (await db.doc('albums/north-light').get()).data() as { cover: PhotoDoc['picture'] }
  const camera = {
    ...{ model: 'NIKON Z 7II', lens: 'NIKKOR Z 24-70mm f/2.8 S' },
    ...{ exposure: 1 / 250, aperture: 2.8, iso: 400, focal: 35 },
  }
  const { picture, original } = demoPhoto
  await writeDocuments(db, [
    documents.albums(fid, anAlbumDoc({ name, photos: 1, createdAt: 1, ...(cover && { cover }) })),
    documents.photos(
      `${fid}-0`,
      aPhotoDoc(`${fid}-0`, { fid, name: 'Green hour.jpg', picture, original, camera }),
    ),
  ])
}

it('an admin shows what the photos of an album were taken with, and a visitor reads it beside one', async () => {
  const name = `Taken with ${unique().slice(0, 6)}`
  await anAlbumWithCamera(name)
  const visitor = await visit(`/view_albums?album=${fid}&photo=${fid}-0`, { viewport: desktop })
  const info = (page: Page) =>
    page.getByRole('dialog', { name: 'Photos' }).getByRole('region', { name: 'Green hour' })
  await visitor.page.getByRole('button', { name: 'Photo details' }).click()
  await info(visitor.page).getByText('1600 × 1067 pixels').waitFor()
  expect(await info(visitor.page).getByRole('term').allTextContents()).toEqual(['Size', 'File'])

  const { page } = await visit(`/admin_dashboard?id=ADM-1001&tool=media&search=${encodeURIComponent(name)}`, {
    persona: 'siteadmin',
  })
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const form = page.getByRole('dialog', { name: 'Edit album' })
  const box = form.getByRole('checkbox', { name: 'Show camera, lens and exposure' })
  expect(await box.isChecked()).toBe(false)
  // A hint below one of the choices stretches none beside it.
  const heights = await Promise.all(
    ['Layout', 'Downloads', 'Watermark'].map(async (label) => {
      const bounds = await form.getByLabel(label, { exact: true }).boundingBox()
      return bounds?.height
    }),
  )
  expect(new Set(heights)).toEqual(new Set([heights[0]]))
  await box.check()
  expect(await accessibilityProblems(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  expect(await box.isChecked()).toBe(true)

  await visitor.page.reload()
  await visitor.page.getByRole('button', { name: 'Photo details' }).click()
  await info(visitor.page).getByText('NIKON Z 7II').waitFor()
  expect(await info(visitor.page).getByRole('term').allTextContents()).toEqual([
    ...['Camera', 'Lens', 'Exposure'],
    ...['Size', 'File'],
  ])
  await info(visitor.page)
    .getByText(/^1\/250\ss · f\/2\.8 · ISO\s400 · 35\smm$/)
    .waitFor()
  expect(await accessibilityProblems(visitor.page)).toEqual([])
  expect(await overlaps(visitor.page)).toEqual([])
  await visitor.page.setViewportSize(phone)
  expect(await overlaps(visitor.page)).toEqual([])
})
