import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'

const { visit } = useBrowser()
const [phone, tablet, desktop] = VIEWPORTS

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' })
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' })
const recent = (page: Page) => page.evaluate(() => localStorage.getItem('dsp-searches'))

describe('the search of everything', () => {
  it('opens with /, finds while one types, and opens what Enter chooses', async () => {
    const { page } = await visit('/home')
    await page.keyboard.press('/')
    await field(page).waitFor()
    await page.keyboard.type('North')
    const first = page.getByRole('option', { selected: true })
    await page
      .getByRole('option', { name: /North Light/i })
      .first()
      .waitFor()
    await expect.poll(() => page.getByRole('status').last().textContent()).toMatch(/^\d\d results?$/)
    expect(await dialog(page).getByRole('group').first().getAttribute('aria-label')).toBe('Best match')
    await expect.poll(() => first.textContent()).toMatch(/^North Light.*Album$/)
    expect(await accessibilityProblems(page)).toEqual([])
    const path = await first.getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${path}`)
    await dialog(page).waitFor({ state: 'detached' })
    expect(await recent(page)).toBe('["North"]')

    await page.keyboard.press('Control+k')
    await page.getByRole('group', { name: 'Latest album' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'North', exact: true }).click()
    await page
      .getByRole('option', { name: /^North Light/ })
      .first()
      .waitFor()
  })

  it.each([tablet, desktop])(
    'gives the focus back to its button on a $name when Escape closes it',
    async (viewport) => {
      const { page } = await visit('/home', { viewport })
      await button(page).click()
      await field(page).waitFor()
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
      expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true)
    },
  )

  it('is not opened by a letter that is typed into a field', async () => {
    const { page } = await visit('/news_area')
    const news = page.getByRole('textbox', { name: /Search/ })
    await news.fill('a')
    await news.press('/')
    expect(await news.inputValue()).toBe('a/')
    expect(await dialog(page).count()).toBe(0)
  })

  it('is opened from the header on a phone, and fits', async () => {
    const { page } = await visit('/home', { viewport: phone })
    await button(page).click()
    await field(page).fill('light')
    await page.getByRole('option').first().waitFor()
    const box = await dialog(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('option').last().click()
    await dialog(page).waitFor({ state: 'detached' })
  })

  it('says when it cannot search, and continues when it can', async () => {
    const { page, takeComplaints } = await visit('/home')
    await page.route('**/api/search_all**', (route) => route.abort())
    await page.keyboard.press('/')
    await field(page).fill('light')
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.waitFor()
    expect(takeComplaints().join()).toContain('ERR_FAILED')
    await page.unroute('**/api/search_all**')
    await retry.click()
    await page.getByRole('group', { name: 'Best match' }).waitFor()
  })
})
