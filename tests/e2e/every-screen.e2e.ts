import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { type ScreenAddress, screens } from '../../scripts/lib/screens.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'

const { visit } = useBrowser({ expected: /status of 404/ })
const [phone, , desktop] = VIEWPORTS
const all = await screens()

/** Starts to add up what moves without the person having caused it. */
async function observeShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as unknown as { value: number }
        Object.assign(window, { shift: ((window as { shift?: number }).shift ?? 0) + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shift = (page: Page) => page.evaluate(() => (window as { shift?: number }).shift ?? 0)
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Switches the theme as another tab of the same visitor does. */
async function choose(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const newValue = String(theme === 'dark')
  await page.evaluate((init) => dispatchEvent(new StorageEvent('storage', { key: 'dsp-theme', ...init })), {
    newValue,
  })
  await page.locator(`html[data-theme="${theme}"]`).waitFor()
}

/** The screens whose title was seen: no two may have the same, but a list and its searches, or one that is somebody's. */
const titled = new Map<string, string>()
const sharesItsTitle = ({ name, persona }: ScreenAddress) => persona || /^news-(search|nothing)/.test(name)

it.each(all)('$name: nothing moves, fits 320 px, is titled and passes axe in both themes', async (screen) => {
  const { name, path, persona, press } = screen
  const { page } = await visit('about:blank', { viewport: phone, persona })
  await observeShift(page)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  expect.soft(await shift(page), 'what moved').toBeLessThanOrEqual(0.01)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: phone.height })
  if (press) await page.getByRole('button', { name: press }).first().click()
  expect.soft(await page.locator('h1').count(), 'h1').toBe(1)
  expect.soft(await page.getByRole('main').count(), 'main').toBe(1)
  expect.soft(await page.getByRole('contentinfo').count(), 'contentinfo').toBe(1)
  expect.soft(await sideways(page), 'sideways').toBeLessThanOrEqual(0)

  const title = await page.title()
  expect.soft(title).toMatch(/^.+ · DLM$/)
  if (!sharesItsTitle(screen)) {
    expect.soft(titled.get(title) ?? name, `who has the title ${title}`).toBe(name)
    titled.set(title, name)
  }

  await page.setViewportSize(desktop)
  for (const theme of ['light', 'dark'] as const) {
    await choose(page, theme)
    expect.soft(await accessibilityProblems(page), `axe, ${theme}`).toEqual([])
  }
})
