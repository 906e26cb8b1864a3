import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { db } from '../support/admin.ts'
import { useBrowser } from '../support/browser.ts'
import { signedIn } from '../support/sign-in.ts'

/** What the browser writes of a session that has ended. */
const { visit } = useBrowser({ expected: /status of 401/ })
const [, , desktop] = VIEWPORTS

const kinds = [
  { kind: 'an article', list: '/news_area' },
  { kind: 'a product', list: '/view_products' },
  { kind: 'an event', list: '/view_events' },
] as const

/**
 * From now on notes what view transitions move; answers and forgets it. Looks at the moment when a transition begins to move: a
 * busy browser may have no frame between that and its end.
 */
async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const moves = new Set<string>()
    const look = () => {
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect && effect.pseudoElement) moves.add(effect.pseudoElement)
    }
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...how) => {
      const transition = start(...how)
      void transition.ready.then(look, () => undefined)
      return transition
    }
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

/** What is expected of the moves of one way, there or back. */
type Look = (moves: () => Promise<string[]>, picture: string) => Promise<void>

/** A list's first card in the middle of the window, opened, read a little of, and left by Back. */
async function openAndLeave(page: Page, look: Look): Promise<void> {
  const main = page.getByRole('main')
  const title = (await main.getByRole('article').first().getByRole('link').textContent()) ?? ''
  const card = main.getByRole('article').getByRole('link', { name: title, exact: true })
  await page.evaluate(() => scrollTo(0, 100))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
  const moves = await watchMoves(page)
  await card.click()
  await main.getByRole('heading', { level: 1, name: title }).waitFor()
  await main.getByRole('button', { name: 'Share' }).waitFor()
  const picture = `::view-transition-group(picture-${new URL(page.url()).searchParams.get('id')})`
  await look(moves, picture)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => scrollTo(0, 40))
  await page.goBack()
  await card.waitFor()
  await look(moves, picture)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
}

it.each(kinds)('the picture of $kind goes from its card to its screen, and back', async ({ list }) => {
  const { page } = await visit(list, { viewport: desktop, reducedMotion: 'no-preference' })
  await openAndLeave(page, async (moves, picture) => {
    const seen: string[] = []
    await expect.poll(async () => seen.push(...(await moves()))).toBeGreaterThan(0)
    expect(seen).toEqual([picture])
  })
})

it('no picture moves with reduced motion', async () => {
  const { page } = await visit('/news_area', { viewport: desktop })
  await openAndLeave(page, async (moves) => {
    await page.waitForTimeout(500)
    expect(await moves()).toEqual([])
  })
})

/** Delays every view transition for some seconds while the browser captures the old screen. */
function holdTransitions(): void {
  const start = document.startViewTransition
  document.startViewTransition = (how) => {
    document.documentElement.dataset.held = 'true'
    const update = typeof how === 'function' ? how : how?.update
    return start.call(document, async () => {
      await new Promise((resolve) => setTimeout(resolve, 3000))
      await update?.()
    })
  }
}

it('a dialog gets its answer during a transition of the screen below', async () => {
  const { page, account } = await signedIn(visit, { path: 'about:blank', reducedMotion: 'no-preference' })
  await db.doc(`users/${account.uid}`).update({ sessionVersion: 1 })
  await page.addInitScript(holdTransitions)
  await page.goto('/profile')
  // The form that signs in takes the place of the account.
  await page.locator('html[data-held]').waitFor()
  await page
    .getByRole('alertdialog', { name: 'Session ended' })
    .getByRole('button', { name: 'Yes' })
    .press('Enter')
  await page.waitForURL('**/profile?back=*')
})

it('the header receives clicks during a transition of screens', async () => {
  const { page } = await visit('/home', { viewport: desktop, reducedMotion: 'no-preference' })
  await page.evaluate(() => {
    const slow = new CSSStyleSheet()
    const parts = ['group', 'old', 'new'].map((part) => `::view-transition-${part}(*)`)
    slow.replaceSync(`${parts} { animation-duration: 20s !important }`)
    document.adoptedStyleSheets.push(slow)
  })
  await page.getByRole('main').getByRole('link', { name: 'News' }).first().click()
  // A press before the new screen begins to move would end the transition.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view')),
  )
  await page.getByRole('button', { name: 'Switch to dark' }).click()
  await page.getByRole('button', { name: 'Switch to light' }).waitFor()
  expect(await page.evaluate(() => document.activeViewTransition !== null)).toBe(true)
})

it('what floats over all screens is drawn once while one takes the place of another', async () => {
  const { page } = await visit('/news_area')
  const nameOf = (floating: string) =>
    page.locator(floating).evaluate((element) => getComputedStyle(element).viewTransitionName)
  expect(await nameOf('.navigation')).toBe('navigation')
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p class="splash"></p>'))
  expect(await nameOf('p.splash')).toBe('splash')
})
