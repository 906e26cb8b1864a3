import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { useBrowser } from '../support/browser.ts'

const { visit } = useBrowser()
/** A small phone whose browser shows its bars. */
const small = { name: 'phone', width: 375, height: 600 } as const

/** How much of the one is below the top of the other, in pixels. */
async function reach(page: Page, name: string): Promise<number> {
  const button = await page.getByRole('tabpanel').getByRole('button', { name, exact: true }).boundingBox()
  const dock = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  if (!button || !dock) throw new Error('one of them is not there')
  return Math.min(button.y + button.height - dock.y, dock.y + dock.height - button.y)
}

describe('the dock', () => {
  it.each([small, VIEWPORTS[2]])('is below the forms of $name, not over them', async (viewport) => {
    const { page } = await visit('/profile', { viewport })
    expect(await reach(page, 'Sign in')).toBeLessThanOrEqual(0)
    await page.getByRole('tab', { name: 'Sign up' }).click()
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign up' }).click()
    expect(await reach(page, 'Sign up')).toBeLessThanOrEqual(0)
  })

  it('hides while the user types, and returns', async () => {
    const { page } = await visit('/news_area', { viewport: small })
    const dock = page.getByRole('navigation', { name: 'Main' })
    const top = async () => (await dock.boundingBox())?.y ?? 0
    expect(await top()).toBeLessThan(small.height)
    await page.getByRole('textbox', { name: /^Search/ }).click()
    await expect.poll(top).toBeGreaterThanOrEqual(small.height)
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(top).toBeLessThan(small.height)
  })
})

describe('the focus', () => {
  it.each([
    ['/news_area', 'article'],
    ['/view_products', 'article'],
    ['/services', 'article'],
    ['/view_albums', 'article'],
    ['/media', 'article'],
  ])('rings whole cards: %s', async (path) => {
    const { page } = await visit(path)
    const link = page.getByRole('main').locator('article a').first()
    await link.waitFor()
    await page.keyboard.press('Tab')
    await link.focus()
    const [ring, card] = await link.evaluate((element) => {
      const { outlineStyle, outlineWidth, width, height } = getComputedStyle(element, '::after')
      const box = element.closest('article')?.getBoundingClientRect()
      return [
        [outlineStyle, outlineWidth, Number.parseInt(width, 10), Number.parseInt(height, 10)],
        // Without its border.
        ['solid', '2px', Math.floor((box?.width ?? 0) - 2), Math.floor((box?.height ?? 0) - 2)],
      ]
    })
    expect(ring).toEqual(card)
  })
})

it('forced colours leave buttons their shape, and mark what is chosen', async () => {
  const { page } = await visit('/profile')
  await page.emulateMedia({ forcedColors: 'active' })
  const of = (role: 'button' | 'tab', name: string, property: 'border' | 'backgroundColor') =>
    page
      .getByRole(role, { name, exact: true })
      .last()
      .evaluate((element, name) => getComputedStyle(element)[name], property)
  expect(await of('button', 'Sign in', 'border')).toMatch(/^1px solid (?!rgba\(0, 0, 0, 0\))/)
  const [chosen, other] = [
    await of('tab', 'Sign in', 'backgroundColor'),
    await of('tab', 'Sign up', 'backgroundColor'),
  ]
  expect(chosen).not.toBe(other)
})

describe('print', () => {
  it('is light, without navigation, with addresses after links', async () => {
    const { page } = await visit('/view_products?id=PRD-LUMEN', { theme: 'dark' })
    await page.getByRole('link', { name: 'Download' }).waitFor()
    const canvas = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const dark = await canvas()
    await page.emulateMedia({ media: 'print' })
    expect(await canvas()).not.toBe(dark)
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    for (const hidden of ['navigation', 'contentinfo', 'button'] as const)
      expect([hidden, await page.getByRole(hidden).filter({ visible: true }).count()]).toEqual([hidden, 0])
    expect(await page.getByRole('link', { name: 'Skip to content' }).isVisible()).toBe(false)
    const addresses = await page
      .getByRole('main')
      .getByRole('link')
      .filter({ visible: true })
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content] as const),
      )
    expect(addresses.length).toBeGreaterThan(0)
    for (const [href, content] of addresses) expect(content).toContain(href)
  })

  it('gives the portal’s own addresses in full, and pictures whole', async () => {
    const { page } = await visit('/news_area')
    await page.locator('article img').first().waitFor()
    await page.emulateMedia({ media: 'print' })
    const { origin } = new URL(page.url())
    const content = await page
      .locator('article a')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
    expect(content).toContain(`(${origin}/read_news`)
    const fit = await page
      .locator('article img')
      .last()
      .evaluate((image) => getComputedStyle(image).objectFit)
    expect(fit).toBe('contain')
  })
})
