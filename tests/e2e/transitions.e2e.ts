import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { useBrowser } from '../support/browser.ts'

const { visit } = useBrowser()
const [, , desktop] = VIEWPORTS

const kinds = [
  { kind: 'an article', list: '/news_area' },
  { kind: 'a product', list: '/view_products' },
  { kind: 'an event', list: '/view_events' },
] as const

/** From now on notes what view transitions move; answers and forgets it. */
async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const moves = new Set<string>()
    const look = () => {
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect && effect.pseudoElement) moves.add(effect.pseudoElement)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(globalThis, { moves })
  })
  return () =>
    page.evaluate(() => {
      const { moves } = globalThis as unknown as { moves: Set<string> }
      const seen = [...moves]
      moves.clear()
      return seen.filter((name) => name.startsWith('::view-transition-group(picture-'))
    })
}

/** A list's first card in the middle of the window, opened, read a little of, and left by Back. */
async function openAndLeave(page: Page) {
  const main = page.getByRole('main')
  const card = main.getByRole('article').first().getByRole('link')
  const title = (await card.textContent()) ?? ''
  await page.evaluate(() => scrollTo(0, 100))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
  const moves = await watchMoves(page)
  await card.click()
  await main.getByRole('heading', { level: 1, name: title }).waitFor()
  await main.getByRole('button', { name: 'Share' }).waitFor()
  const id = new URL(page.url()).searchParams.get('id')
  await page.waitForTimeout(500)
  const there = await moves()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => scrollTo(0, 40))
  await page.goBack()
  await card.waitFor()
  await page.waitForTimeout(500)
  const back = await moves()
  expect(await page.evaluate(() => scrollY)).toBe(100)
  return { there, back, picture: `::view-transition-group(picture-${id})` }
}

it.each(kinds)('the picture of $kind goes from its card to its screen, and back', async ({ list }) => {
  const { page } = await visit(list, { viewport: desktop, reducedMotion: 'no-preference' })
  const { there, back, picture } = await openAndLeave(page)
  expect(there).toEqual([picture])
  expect(back).toEqual([picture])
})

it('no picture goes anywhere for those who asked for less motion', async () => {
  const { page } = await visit('/news_area', { viewport: desktop, reducedMotion: 'reduce' })
  const { there, back } = await openAndLeave(page)
  expect([...there, ...back]).toEqual([])
})
