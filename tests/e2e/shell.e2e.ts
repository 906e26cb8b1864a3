import { brand } from '@dlm/contract/brand/brand'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { settled } from '../../scripts/lib/settled.ts'
import { accessibilityProblems, appReady, useBrowser } from '../support/browser.ts'

const { visit } = useBrowser()
const [phone] = VIEWPORTS

describe('the landing and home', () => {
  it.each(VIEWPORTS.slice(1))(
    'the tiles of the landing leave no hole on a $name, whichever are there',
    async (viewport) => {
      const { page } = await visit('/', { viewport })
      await settled(page)
      const { holes, checked } = await page.evaluate(() => {
        const tiles = [...document.querySelectorAll('.edition-row section')]
        const places = tiles.map((tile) => ({
          tile,
          place: tile.parentElement as Element,
          next: tile.nextSibling,
        }))
        const gaps: string[] = []
        for (let subset = 1; subset < 2 ** tiles.length; subset++) {
          const has = (at: number) => (subset & (2 ** at)) > 0
          for (const [at, { tile }] of places.entries()) if (!has(at)) tile.remove()
          for (const row of document.querySelectorAll('.edition-row:not(:has(article))')) {
            const whole = row.getBoundingClientRect()
            const visible = [...row.querySelectorAll('section')].map((tile) => tile.getBoundingClientRect())
            const area = visible.reduce((sum, { width, height }) => sum + (width + 20) * (height + 20), 0)
            const missing = (whole.width + 20) * (whole.height + 20) - area
            if (visible.length > 0 ? Math.abs(missing) > 200 : whole.height > 0)
              gaps.push(
                `${tiles.filter((_, at) => has(at)).map((tile) => tile.textContent.slice(0, 8))}: ${missing}`,
              )
          }
          for (const { tile, place, next } of [...places].reverse()) place.insertBefore(tile, next)
        }
        return { holes: gaps, checked: tiles.length }
      })
      expect([holes, checked]).toEqual([[], 5])
    },
  )

  it('the landing ends with photos edge to edge, each of which opens over its album', async () => {
    const { page } = await visit('/', { viewport: VIEWPORTS[2] })
    await settled(page)
    const wall = page.getByRole('region', { name: 'Latest photos' })
    expect(await wall.getByRole('link').count()).toBe(0)
    await wall.scrollIntoViewIfNeeded()
    await wall.getByRole('link').nth(11).waitFor()
    const { x, width } = (await wall.getByRole('list').boundingBox()) ?? {}
    expect({ x, width }).toEqual({ x: 0, width: VIEWPORTS[2].width })
    await settled(page)
    expect(await accessibilityProblems(page)).toEqual([])
    await wall.getByRole('link').first().click()
    await page.waitForURL(/photo=/)
    await page.getByRole('dialog').waitFor()
  })

  it('link as documented', async () => {
    const { page } = await visit('/')
    const main = page.getByRole('main')
    expect(await main.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/explore')
    await main.getByRole('link', { name: 'Get Started' }).click()
    await page.waitForURL('**/get_start')

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await page.waitForURL('**/home')
    // The address is there before the screen, which the landing leaves its place to.
    await main.getByRole('link', { name: 'Download' }).waitFor()
    expect(await main.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/view_albums')
    expect(await main.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/download_media')
  })

  it('say the year, the company, the version and how to reach it', async () => {
    const { page } = await visit('/home')
    const footer = page.getByRole('contentinfo')
    expect(await footer.textContent()).toMatch(new RegExp(`© 2024 ${brand.company}`))
    expect(await footer.textContent()).toMatch(/v\d+\.\d+/)
    const addresses = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual([
      '/terms_n_conditions',
      '/terms_n_conditions?cookie_policy=true',
      expect.stringMatching(/^tel:/),
      expect.stringMatching(/^mailto:/),
      expect.stringMatching(/^https:/),
      expect.stringMatching(/^https:/),
    ])
    expect(await page.locator('.new-year').textContent()).toContain('2025')
  })

  it('have the New Year behind them, reading screens do not', async () => {
    const { page } = await visit('/news_area')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('.new-year').count()).toBe(0)
  })
})

describe('the theme', () => {
  it('is switched by moon and sun, stored, and there before the first paint', async () => {
    const { page, takeComplaints } = await visit('/')
    const theme = () => page.locator('html').getAttribute('data-theme')
    expect(await theme()).toBe('light')
    await page.getByRole('button', { name: 'Dark theme' }).click()
    expect(await theme()).toBe('dark')
    expect(await page.evaluate(() => localStorage.getItem('dsp-theme'))).toBe('true')

    // With every script module blocked, the root element has what the first paint had.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload({ waitUntil: 'domcontentloaded' })
    expect(await theme()).toBe('dark')
    await page.locator('#code').waitFor({ state: 'detached' })
    await settled(page)
    await page.unroute('**/assets/*.js')
    expect(takeComplaints().join()).toContain('ERR_FAILED')
  })

  it('changes in every tab', async () => {
    const { page, context } = await visit('/')
    const other = await context.newPage()
    await other.goto('/home')
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await other.locator('html[data-theme="dark"]').waitFor()
  })

  it('follows the system at a first visit', async () => {
    const { page } = await visit('/', { theme: 'dark' })
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    expect(await page.evaluate(() => localStorage.getItem('dsp-theme'))).toBeNull()
  })
})

describe('the welcome', () => {
  it('covers a page that is already there, for five seconds, once per session', async () => {
    const { page } = await visit('about:blank', { splash: true, reducedMotion: 'no-preference' })
    await page.clock.install()
    await page.goto('/')
    const splash = page.getByTestId('splash')
    await splash.waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.clock.fastForward(4_900)
    expect(await splash.isVisible()).toBe(true)
    await page.clock.fastForward(100)
    await page.clock.fastForward(1_000)
    await splash.waitFor({ state: 'detached' })
    await page.reload()
    await appReady(page)
    expect(await splash.count()).toBe(0)
  })

  it.each(['a tap', 'Escape'])('%s ends it at once', async (way) => {
    const { page } = await visit('/', { splash: true, reducedMotion: 'no-preference' })
    const splash = page.getByTestId('splash')
    await splash.waitFor()
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await page.mouse.click(200, 200)
    await splash.waitFor({ state: 'detached', timeout: 2_000 })
  })

  it('is not shown with reduced motion', async () => {
    const { page } = await visit('/', { splash: true })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByTestId('splash').count()).toBe(0)
  })

  it('has nothing axe objects to', async () => {
    const { page } = await visit('/', { splash: true, reducedMotion: 'no-preference' })
    await page.getByTestId('splash').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
  })
})

describe('the dock', () => {
  it('marks where one is, by more than colour', async () => {
    const { page } = await visit('/products')
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')
    expect(await current.textContent()).toBe('Products')
  })

  it('steps aside on the way down and returns on the way up', async () => {
    const { page } = await visit('/news_area', { viewport: phone })
    await page.getByRole('article').first().waitFor()
    const dock = page.getByRole('navigation', { name: 'Main' })
    const top = async () => (await dock.boundingBox())?.y ?? 0
    await page.mouse.wheel(0, 600)
    await expect.poll(top).toBeGreaterThanOrEqual(phone.height)
    await page.mouse.wheel(0, -300)
    await expect.poll(top).toBeLessThan(phone.height - 40)
  })

  it('has targets of at least 44 px', async () => {
    const { page } = await visit('/', { viewport: phone })
    await page.getByRole('heading', { level: 1 }).waitFor()
    // The links of cards are left out: there the whole card is the target.
    const small = await page
      .locator('a:visible:not(article a, .edition-row section a), button:visible')
      .evaluateAll((targets) =>
        targets
          .map((target) => ({ name: target.textContent, box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.height > 1 && (box.height < 44 || box.width < 44))
          .map(({ name }) => name),
      )
    expect(small).toEqual([])
  })
})

describe('the head of a screen', () => {
  it.each([1440, 1920])('begins where the content does, %d px wide', async (width) => {
    const { page } = await visit('/news_area', { viewport: { ...VIEWPORTS[2], width } })
    const edgeOf = async (locator: Locator) => (await locator.boundingBox())?.x
    for (const path of ['/news_area', '/view_albums', '/view_albums?album=north-light']) {
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 })
      await heading.waitFor()
      const mark = page.getByRole('banner').locator('img, svg').first()
      // A screen that comes in is in transition for a moment.
      const apart = async () => Number(await edgeOf(heading)) - Number(await edgeOf(mark))
      await expect.poll(apart, { message: path }).toBe(0)
    }
  })
})

describe('the keyboard alone', () => {
  it('skips to the content, walks the dock and opens a screen, whose content then has the focus', async () => {
    const { page } = await visit('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toBe('Skip to content')
    await page.keyboard.press('Enter')
    // The landing begins with its album.
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toContain('Borrowed Light')
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toBe('Explore')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/explore')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })
})

describe('when something fails', () => {
  it('says so in the place of the screen, the rest works, and another attempt succeeds', async () => {
    const { page, context, takeComplaints } = await visit('/home')
    await page.getByRole('heading', { level: 1, name: brand.product }).waitFor()
    await settled(page)
    // The page has its own screen already; no other one can be fetched.
    await context.setOffline(true)
    await page.getByRole('link', { name: 'All news' }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').textContent()).toContain('Check your network')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await page.getByRole('heading', { level: 1, name: brand.product }).waitFor()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'All news' }).click()
    // The home screen has articles too.
    await page.getByRole('textbox', { name: 'Search news' }).waitFor()
    expect(takeComplaints().join('\n')).toContain('No connection')
  })

  it('an unknown address says so and links home', async () => {
    const { page } = await visit('/no/such/place')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('We couldn’t find this page')
    const forSearchEngines = page.locator('meta[name="robots"]')
    expect(await forSearchEngines.getAttribute('content')).toBe('noindex')
    await page.getByRole('main').getByRole('link', { name: 'Go home' }).click()
    await page.waitForURL('**/home')
    await page.getByRole('heading', { level: 1, name: brand.product }).waitFor()
    expect(await forSearchEngines.count()).toBe(0)
  })
})

/** How much of the window's height is covered by what stays where it is while the page is scrolled, from 0 to 1. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const floats = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || floats(element.parentElement))
    const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y))
    return rows.filter(floats).length / rows.length
  })

describe('at 400 % zoom', () => {
  const viewport = { width: 320, height: 256 }

  it('the welcome leaves most of the window', async () => {
    const { page } = await visit('/', { viewport, splash: true, reducedMotion: 'no-preference' })
    await page.getByTestId('splash').waitFor()
    expect(await covered(page)).toBeLessThan(0.25)
  })

  it.each(['/', '/home', '/news_area', '/view_albums', '/view_products', '/view_albums?tab=audio'])(
    'nothing covers %s, and the places are at its end',
    async (path) => {
      const { page } = await visit(path, { viewport })
      await settled(page)
      expect(await covered(page)).toBe(0)
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
      await page.waitForURL('**/products')
    },
  )

  it('and nothing does while a sound plays', async () => {
    const { page } = await visit('/view_albums?tab=audio', { viewport })
    await page.getByRole('button', { name: 'Play Slow piano' }).click()
    await page.getByRole('slider', { name: 'Position in Slow piano' }).waitFor()
    // The line that says that something is loading may still be there, three pixels high.
    await expect.poll(() => covered(page)).toBe(0)
  })
})
