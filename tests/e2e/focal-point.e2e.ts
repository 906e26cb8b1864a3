import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { VIEWPORTS, type Viewport } from '../../scripts/lib/chromium.ts'
import { db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { PORTAL } from '../support/emulators.ts'

const { visit } = useBrowser()
const [phone, , desktop] = VIEWPORTS

const fid = 'north-light'
const pid = `${fid}-04`

afterAll(async () => {
  await db.doc('settings/site').set({ landingPhoto: null }, { merge: true })
})

const positionOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((image) => getComputedStyle(image).objectPosition)

/** The ring of an open form, moved by keyboard to 20 % and 61 %, and what is said of it. */
async function moveRing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Focal point' }).focus()
  for (const key of ['ArrowDown', 'Shift+ArrowDown', ...Array(3).fill('Shift+ArrowLeft')])
    await page.keyboard.press(key)
  await page.getByText('20 % from the left, 61 % from the top').waitFor()
}

it('an admin sets the focal point of a cover by keyboard, and the card of the album is cropped around it', async () => {
  const { page } = await visit(`/admin_dashboard?id=ADM-1001&tool=media&open=${fid}`, {
    ...{ viewport: desktop, persona: 'siteadmin' },
  })
  await moveRing(page)
  expect(await accessibilityProblems(page)).toEqual([])
  const cover = page.getByRole('group', { name: 'Crops' }).locator('img').last()
  expect(await cover.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('20% 61%')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  // Before the app takes over: the policy forbids a style attribute, and the page has none.
  const html = await (
    await fetch(`${PORTAL}/view_albums`, { headers: { 'cache-control': 'no-cache' } })
  ).text()
  expect(html).toContain('data-focus="20% 61%"')
  expect(html).not.toMatch(/<img[^>]* style=/)
  const { page: albums } = await visit('/view_albums', { viewport: phone })
  const card = albums.getByRole('article').filter({ hasText: 'North Light' })
  const image = card.locator('img').last()
  await expect.poll(() => image.evaluate((img) => getComputedStyle(img).objectPosition)).toBe('20% 61%')
})

it('the landing opens with the photo that was chosen, as its portrait crop on a phone and whole on a desktop', async () => {
  const { page } = await visit(`/admin_dashboard?id=ADM-1001&tool=media&album=${fid}&open=${pid}`, {
    ...{ viewport: desktop, persona: 'siteadmin' },
  })
  await page.getByLabel('File name').waitFor()
  await moveRing(page)
  await page.getByRole('button', { name: 'Show on the landing page' }).click()
  await page.getByText('The landing page opens with this photo.').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const photo = db.doc(`photos/${pid}`)
  await expect
    .poll(async () => (await photo.get()).get('picture.portrait'), { timeout: 60_000 })
    .toBeGreaterThan(0)
  const file = `portrait-${(await photo.get()).get('picture.portrait')}.webp`

  const sourceIn = async (viewport: Viewport) => {
    const { page: landing } = await visit('/', { viewport })
    const slide = landing.locator('img.stage-slide').first()
    await expect
      .poll(() => slide.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await positionOf(landing, 'img.stage-slide >> nth=0')).toBe('20% 61%')
    return slide.evaluate((image: HTMLImageElement) => decodeURIComponent(image.currentSrc))
  }
  expect(await sourceIn(phone)).toContain(`/${file}`)
  const whole = await sourceIn(desktop)
  expect(whole).toContain(`/${pid}/`)
  expect(whole).not.toContain('portrait')
})
