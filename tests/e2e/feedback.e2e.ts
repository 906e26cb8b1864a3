import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { unique } from '../support/fixtures.ts'

const { visit } = useBrowser({ expected: /ERR_FAILED|Failed to load resource/ })
const [phone, , desktop] = VIEWPORTS

const report = (page: Page, name: string) => page.getByRole('status', { name, exact: true })
const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

it.each([phone, desktop])(
  'a success takes neither the focus nor the page, and a failure does, on a $name',
  async (viewport) => {
    const id = `test-${unique()}`
    const cover = (await db.doc('news/north-light').get()).get('cover')
    await writeDocuments(db, [documents.news(id, aNewsDoc({ cover }))])
    const { page } = await visit(`/read_news?id=${id}`, { viewport })
    const like = page.getByRole('button', { name: /^Like/ })
    await like.click()
    const liked = report(page, 'Liked Post')
    await liked.hover()
    expect(await hasFocus(like)).toBe(true)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await accessibilityProblems(page, colorScheme === 'light' ? 'all' : 'colour')).toEqual([])
    }
    // It stays on the next screen, since the pointer is on it, and its action is undone from there.
    await page.getByRole('link', { name: 'All news' }).first().press('Enter')
    await page.waitForURL('**/news_area**')
    await liked.getByRole('button', { name: 'Undo' }).click()
    await liked.waitFor({ state: 'detached' })
    await page.goBack()
    await page.getByRole('button', { name: 'Like 00', exact: true, pressed: false }).waitFor()

    await page.route('**/api/like_news', (route) => route.abort())
    await like.click()
    const failure = page.getByRole('alertdialog')
    await failure.waitFor()
    expect(await hasFocus(failure.getByRole('button', { name: 'OK' }))).toBe(true)
    await expect(like.click({ timeout: 500 })).rejects.toThrow('intercepts pointer events')
    await page.keyboard.press('Escape')
    await expect.poll(() => hasFocus(like)).toBe(true)
  },
)

it('a report over an open dialog is part of it, and stays in the page when that is closed', async () => {
  const { page } = await visit('/view_albums?album=north-light&photo=north-light-01', { viewport: phone })
  const lightbox = page.getByRole('dialog', { name: 'Photos' })
  await lightbox.getByRole('button', { name: /^Save: / }).click()
  const saved = lightbox.getByRole('status', { name: 'Media Saved' })
  await saved.getByRole('button', { name: 'OK' }).focus()
  await page.keyboard.press('Escape')
  await saved.waitFor({ state: 'detached' })
  expect(await lightbox.isVisible()).toBe(true)

  await lightbox.getByRole('button', { name: /^Saved: / }).click()
  await report(page, 'Media Removed').waitFor()
  await lightbox.getByRole('button', { name: 'Close' }).click()
  await lightbox.waitFor({ state: 'detached' })
  await report(page, 'Media Removed').getByRole('button', { name: 'Undo' }).click()
  await report(page, 'Media Saved').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('dsp-saved'))).toBe('["north-light-01"]')
})
