import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { settled } from '../../scripts/lib/settled.ts'
import { appReady, useBrowser, type Visit } from '../support/browser.ts'

const { visit } = useBrowser()

/** The entry screens, and the selector of their content. */
const screens = [
  ['/', 'a[href^="/read_news?id="]', 3],
  ['/home', 'a[href^="/read_news?id="]', 3],
  ['/explore', '[aria-labelledby="latest-ratings"] li', 10],
  ['/news_area', 'a[href^="/read_news?id="]', 13],
  ['/read_news?id=north-light', 'article p', 4],
  ['/view_products', 'a[href^="/view_products?id="]', 12],
  ['/services', 'a[href^="/services?id="]', 5],
  ['/view_albums', 'a[href^="/view_albums?album="]', 6],
  ['/view_events', 'a[href^="/view_events?id="]', 5],
] as const

/** Opens a page whose scripts are blocked until they are released. */
async function openWithoutScripts({ page }: Visit, path: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHolding = true
  await page.route('**/assets/*.js', (route) => {
    if (isHolding) held.push(route)
    else return route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('h1').waitFor()
  return async () => {
    isHolding = false
    await Promise.all(held.map((route) => route.continue()))
  }
}

/** The text of the screen without view counts, which each visit changes. */
async function readable(page: Page): Promise<string> {
  const text = await page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as Element
    // The welcome, which this visitor does not see.
    copy.querySelector('.splash')?.remove()
    return copy.textContent
  })
  return text.replace(/[\d,]+ views?/g, 'views')
}

describe('an entry screen', () => {
  it.each(screens)(
    '%s is there before the app, which takes it over as it is',
    async (path, content, least) => {
      const visited = await visit('about:blank')
      const { page } = visited
      const calls: string[] = []
      const code = new Set<string>()
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/')) calls.push(pathname)
        if (pathname.endsWith('.js')) code.add(pathname)
      })
      const letThrough = await openWithoutScripts(visited, path)
      const rendered = page.getByRole('main').locator(content)
      expect(await rendered.count()).toBeGreaterThanOrEqual(least)
      const text = await readable(page)
      await rendered.first().evaluate((element) => element.setAttribute('data-server-rendered', ''))
      await page.waitForSelector('#code', { state: 'detached' })
      const linked = await page.evaluate(() =>
        Array.from(
          document.querySelectorAll<HTMLElement>('script[src], link[rel="modulepreload"]'),
          (element) =>
            new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', location.href)
              .pathname,
        ),
      )

      await letThrough()
      await appReady(page)
      await settled(page)
      // Where less motion is asked for, that screen loses the button that skips its intro.
      if (path !== '/explore') expect(await readable(page)).toBe(text)
      // All of its code is preloaded, so that no file waits for another that imports it.
      expect([...code].toSorted()).toEqual([...new Set(linked)].toSorted())
      expect(calls).toEqual(path.startsWith('/read_news') ? ['/api/get_news_data'] : [])
    },
  )

  it('shows its first pictures before the app, which leaves them as they are', async () => {
    const visited = await visit('about:blank')
    const { page } = visited
    const letThrough = await openWithoutScripts(visited, '/news_area')
    const pictures = page.getByRole('main').locator('article img:not([aria-hidden])')
    // The very first is fetched ahead of all else; this one is as all others are.
    const second = () =>
      pictures.nth(1).evaluate((image: HTMLImageElement) => ({
        isThere: image.complete && image.naturalWidth > 0,
        opacity: getComputedStyle(image).opacity,
        source: image.currentSrc,
      }))
    await expect.poll(second).toMatchObject({ isThere: true, opacity: '1' })
    const { source } = await second()
    const far = await pictures.last().evaluate((image) => image.previousElementSibling?.getAttribute('src'))
    expect(far).toMatch(/^data:image\/gif/)

    await letThrough()
    await appReady(page)
    await settled(page)
    expect(await second()).toEqual({ isThere: true, opacity: '1', source })
  })

  it.each([
    { line: 'quick', duration: 0, when: 'once the content is painted' },
    { line: 'slow', duration: 1000, when: 'before that, and runs it after' },
  ])('on a $line line asks for its code $when', async ({ line, duration }) => {
    const { page } = await visit('about:blank')
    const code: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/assets/base-')) code.push(request.url())
    })
    // How long `first.js` took, which depends on the machine.
    await page.addInitScript(`performance.getEntriesByName = () => [{ duration: ${duration} }]`)
    let giveStyles = () => {}
    const isWanted = new Promise<void>((resolve) => {
      giveStyles = resolve
    })
    await page.route('**/assets/*.css', async (route) => {
      await isWanted
      await route.continue()
    })
    await page.goto('/news_area', { waitUntil: 'domcontentloaded' })
    // Nothing is painted without its styles.
    if (line === 'slow') await expect.poll(() => code.length).toBe(1)
    else {
      await page.waitForTimeout(500)
      expect(code).toEqual([])
    }
    giveStyles()
    await appReady(page)
    const times = `['paint', 'mark'].map((type) => performance.getEntriesByType(type).at(-1).startTime)`
    const [painted = 0, ready = 0] = (await page.evaluate(times)) as number[]
    expect(ready).toBeGreaterThan(painted)
    expect(code).toHaveLength(1)
  })

  it('works from the plain app, which is answered where it cannot be rendered on the server', async () => {
    const { page } = await visit('/news_area?tab=any')
    expect(await page.locator('#served').count()).toBe(0)
    await page.getByRole('article').nth(11).waitFor()
  })

  it('does not lose input from before the app is there', async () => {
    const visited = await visit('about:blank')
    const { page } = visited
    const letThrough = await openWithoutScripts(visited, '/news_area')
    const field = page.getByRole('textbox', { name: 'Search news' })
    await field.fill('north light')
    await letThrough()
    await appReady(page)
    await page.waitForURL('**/news_area?search=north+light')
    await expect.poll(() => field.inputValue()).toBe('north light')
  })

  it('handles a press from before the app is there, once', async () => {
    const visited = await visit('about:blank')
    const { page } = visited
    const letThrough = await openWithoutScripts(visited, '/home')
    const theme = page.locator('html')
    await page.getByRole('button', { name: 'Dark theme' }).click()
    expect(await theme.getAttribute('data-theme')).toBe('light')
    await letThrough()
    await page.locator('html[data-theme="dark"]').waitFor()
    await page.getByRole('button', { name: 'Light theme' }).click()
    await page.locator('html[data-theme="light"]').waitFor()
  })

  it('welcomes at the first page of a session, ahead of the app too', async () => {
    const visited = await visit('about:blank', { splash: true, reducedMotion: 'no-preference' })
    const letThrough = await openWithoutScripts(visited, '/')
    const splash = visited.page.getByTestId('splash')
    await splash.waitFor()
    await letThrough()
    await appReady(visited.page)
    await visited.page.keyboard.press('Escape')
    await splash.waitFor({ state: 'detached' })
    await visited.page.reload()
    await appReady(visited.page)
    expect(await splash.count()).toBe(0)
  })

  it('is rendered without a user, and shows a member as one once the app is there', async () => {
    const { page } = await visit('/home', { persona: 'member01' })
    await page.getByRole('button', { name: /notification/i }).waitFor()
  })
})
