import { describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { screens } from '../../scripts/lib/screens.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'

const { visit } = useBrowser({ expected: /status of 404/ })
const all = await screens()

describe.each(all)('$name', ({ path, persona, press }) => {
  it.each(['light', 'dark'] as const)('has nothing axe objects to, %s', async (theme) => {
    const { page } = await visit(path, { theme, reducedMotion: 'reduce', persona })
    await page.waitForLoadState('networkidle')
    if (press) await page.getByRole('button', { name: press }).first().click()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme)
  })

  it('has one h1, a title of its own, landmarks, and never scrolls sideways', async () => {
    const narrow = { ...VIEWPORTS[0], width: 320 }
    const viewport = narrow as (typeof VIEWPORTS)[0]
    const { page } = await visit(path, { viewport, reducedMotion: 'reduce', persona })
    await page.waitForLoadState('networkidle')
    if (press) await page.getByRole('button', { name: press }).first().click()
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.title()).toMatch(/^.+ · DLM$/)
    expect(await page.getByRole('main').count()).toBe(1)
    expect(await page.getByRole('contentinfo').count()).toBe(1)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
  })

  it('moves nothing while it loads', async () => {
    const { page } = await visit('about:blank', { viewport: VIEWPORTS[0], persona })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as unknown as { value: number }
          Object.assign(window, { shift: ((window as { shift?: number }).shift ?? 0) + value })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(() => (window as { shift?: number }).shift ?? 0)
    expect(shift).toBeLessThanOrEqual(0.01)
  })
})

it('every screen has another title', async () => {
  const titles = new Map<string, string>()
  const repeated: string[] = []
  const different = all.filter(({ name, persona }) => !persona && !/^news-(search|nothing)/.test(name))
  const { page } = await visit('/')
  for (const { path } of different) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const title = await page.title()
    const other = titles.get(title)
    if (other !== undefined) repeated.push(`${title}: ${other} and ${path}`)
    titles.set(title, path)
  }
  expect(repeated).toEqual([])
})
