import { brand } from '@dlm/contract/brand/brand'
import { paths } from '@dlm/contract/site/paths'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import type { ScreenAddress } from '../../scripts/lib/screens.ts'
import { settled } from '../../scripts/lib/settled.ts'
import { translate } from '../../web/src/testing/translate.ts'
import { accessibilityProblems, appReady, type useBrowser } from './browser.ts'
import { overlaps } from './overlaps.ts'

const [phone, , desktop] = VIEWPORTS

/** A small phone whose browser shows its bars. */
const small = { width: 375, height: 600 }
/** A laptop's window zoomed to 200 %. */
const zoomed = { width: 640, height: 400 }

/**
 * What holds of every screen, seen in one load of it: nothing moves while it loads, nor endlessly; 320 px wide it
 * has one h1, a title, landmarks, and never scrolls sideways, nor zoomed or printed; nothing covers what takes the focus, on a
 * small phone and a desktop; forced colours leave each button its shape; paper has no navigation; axe objects to nothing in
 * either theme; translated by the browser it can still be used.
 * @returns its title
 */
export async function expectWellMade(
  visit: ReturnType<typeof useBrowser>['visit'],
  { path, persona, press }: ScreenAddress,
): Promise<string> {
  // What moves, and what moves something else, is seen with motion.
  const motion = { reducedMotion: 'no-preference' } as const
  const { page } = await visit('about:blank', { viewport: phone, persona, ...motion })
  await observeShift(page)
  // A service redirects to its own site after five seconds; an answer without content leaves the page where it is.
  await page.route(/^https:/, (route) => route.fulfill({ status: 204 }))
  await page.goto(path)
  await appReady(page)
  await settled(page)
  await page.locator('h1').first().waitFor()
  expect.soft(await shift(page), 'what moved').toBeLessThanOrEqual(0.01)
  // Progress bars and skeletons disappear once the content is there.
  await expect.poll(() => endless(page), { message: 'what moves for longer than 5 s' }).toEqual([])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: phone.height })
  if (press) await page.getByRole('button', { name: press }).first().click()
  expect.soft(await page.locator('h1').count(), 'h1').toBe(1)
  expect.soft(await page.getByRole('main').count(), 'main').toBe(1)
  expect.soft(await page.getByRole('contentinfo').count(), 'contentinfo').toBe(1)
  await expect.poll(() => sideways(page), { message: 'sideways' }).toBeLessThanOrEqual(0)

  // Toasts would close automatically, some seconds later.
  const reports = page.locator('.report-list')
  await reports
    .getByRole('button', { name: 'OK' })
    .evaluateAll((buttons) => buttons.forEach((button) => void (button as HTMLElement).click()))
  await reports.waitFor({ state: 'detached' })
  for (const size of [small, desktop]) {
    await page.setViewportSize(size)
    expect.soft(await overlaps(page), `overlaps at ${size.width}`).toEqual([])
  }
  await page.setViewportSize(zoomed)
  await expect.poll(() => sideways(page), { message: 'sideways, zoomed' }).toBeLessThanOrEqual(0)
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await shapeless(page), 'no shape in forced colours').toEqual([])
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  expect.soft(await sideways(page), 'sideways, printed').toBeLessThanOrEqual(0)
  for (const role of ['navigation', 'contentinfo'] as const)
    expect.soft(await page.getByRole(role).filter({ visible: true }).count(), `${role}, printed`).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(desktop)
  await chooseTheme(page, 'light')
  expect.soft(await accessibilityProblems(page), 'axe, light').toEqual([])
  await chooseTheme(page, 'dark')
  expect.soft(await accessibilityProblems(page, 'colour'), 'axe, dark').toEqual([])
  // At the end: what opens above a list has its title a moment later.
  const title = await page.title()
  expect.soft(title).toMatch(new RegExp(`^.+ · ${brand.product}$`))
  await useTranslated(page)
  return title
}

/** What opens or chooses something on a screen, without sending anything. */
const switches = 'main button[aria-expanded], main [role="tab"], main button[aria-haspopup]'

/** Translates the page as browsers do; the portal notices the first text of it, and fetches code. */
export async function translatePage(page: Page, way: Parameters<typeof translate>[0]): Promise<void> {
  const code = page.waitForResponse(/translated-page/)
  await page
    .locator('footer p')
    .first()
    .evaluate((line) => line.append(document.createElement('font')))
  await (await code).finished()
  await page.evaluate(translate, way)
}

/** Translates the screen, and uses it: presses its switches, and leaves it. The browser of the stories notes each fault. */
async function useTranslated(page: Page): Promise<void> {
  await translatePage(page, 'replace')
  await page.locator(switches).evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click()
  })
  const elsewhere = new URL(page.url()).pathname === paths.terms ? paths.home : paths.terms
  await page
    .locator(`a[href="${elsewhere}"]`)
    .first()
    .evaluate((link) => (link as HTMLElement).click())
  await page.waitForURL(`**${elsewhere}`)
  await page.locator('h1').first().waitFor()
}

/** Starts to add up layout shifts without user input. */
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

/** What moves in the window for longer than WCAG lets it without a way to stop it (2.2.2), by its classes. */
function endless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect && effect.target)) return []
      const { top, bottom } = effect.target.getBoundingClientRect()
      const isLong = Number(effect.getComputedTiming().endTime) > 5000
      return isLong && top < innerHeight && bottom > 0 ? (effect.target.getAttribute('class') ?? '') : []
    }),
  )
}

/** The buttons that only a background makes visible, which forced colours remove. */
function shapeless(page: Page): Promise<string[]> {
  return page.locator('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const { borderTopWidth, textDecorationLine } = getComputedStyle(button)
        const hasPicture = button.querySelector('svg, img, canvas') !== null
        return !hasPicture && borderTopWidth === '0px' && textDecorationLine === 'none'
      })
      .map((button) => button.outerHTML.slice(0, 160)),
  )
}

/** Switches the theme as another tab of the same visitor does. */
export async function chooseTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(
    (newValue) => {
      localStorage.setItem('dsp-theme', newValue)
      dispatchEvent(new StorageEvent('storage', { key: 'dsp-theme', newValue }))
    },
    String(theme === 'dark'),
  )
  await page.locator(`html[data-theme="${theme}"]`).waitFor()
}
