import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { settled } from '../../scripts/lib/settled.ts'
import { accessibilityProblems, appReady, useBrowser } from '../support/browser.ts'
import { useOutage } from '../support/outage.ts'

const { visit } = useBrowser({
  // A document that is no page has no icon of its own.
  expected: /status of 503|net::ERR_|\/favicon\.ico/,
})
const outage = useOutage()
const main = (page: Page) => page.getByRole('main')

/** A returning visitor: the browser has cached what opens the portal. */
async function visitAgain(path: string) {
  const visited = await visit(path, { serviceWorker: true, baseURL: outage.origin() })
  const { page } = visited
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
  return visited
}

it('the portal opens while the function that renders its pages cannot be reached', async () => {
  const { page } = await visitAgain('/news_area')
  const drawn = await page.content()
  expect(drawn).toContain('id="served"')
  try {
    outage.begin((path) => ['/news_area', '/services'].includes(path))
    for (const [path, title] of [
      ['/news_area', 'News'],
      ['/services', 'Services'],
    ] as const) {
      const response = await page.goto(path)
      expect([response?.status(), response?.fromServiceWorker()]).toEqual([200, true])
      await main(page).getByRole('heading', { level: 1, name: title }).waitFor()
      await main(page).getByRole('article').first().waitFor()
      expect(await page.locator('#served').count()).toBe(0)
    }
  } finally {
    outage.begin()
  }
  await page.goto('/news_area')
  expect(await page.locator('#served').count()).toBe(1)
})

it('without a connection the portal opens, says so, and continues once there is one', async () => {
  const { page, context } = await visitAgain('/news_area')
  await context.setOffline(true)
  await page.reload()
  await main(page).getByText('Check your network').waitFor()
  await context.setOffline(false)
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await main(page).getByRole('article').first().waitFor()
})

it('a browser that is too old sees a word about it, and one that is served does not', async () => {
  const sentence = 'This browser is too old for the portal'
  const { page } = await visit('/home')
  await appReady(page)
  expect(await page.getByText(sentence).isVisible()).toBe(false)
  const { page: old, takeComplaints } = await visit('about:blank')
  // As Safari 15 has it: the page comes, and its code finds no such method.
  await old.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await old.goto('/home')
  await old.getByRole('alert').getByText(sentence).waitFor()
  takeComplaints()
})

it.each(['/view_albums?album=north-light', '/view_albums?tab=video'])(
  'what %s cannot open without a connection says so once, and opens with one',
  async (path) => {
    const { page, context } = await visit(path)
    const card = main(page).locator('a[data-pid], article a').first()
    await card.waitFor()
    await settled(page)
    const below = page.url()
    await context.setOffline(true)
    await card.click()
    const dialog = page.getByRole('alertdialog', { name: 'Our Problem' })
    for (const key of ['Enter', 'Escape']) {
      await dialog.getByText('Check your network').waitFor()
      await page.keyboard.press(key)
      await dialog.waitFor({ state: 'detached' })
      // The focus is on the card again, which fetches what opens it.
      await page.waitForTimeout(1000)
      expect(await dialog.count()).toBe(0)
      expect(page.url()).toBe(below)
      await card.click()
    }
    await dialog.waitFor()
    await context.setOffline(false)
    await page.keyboard.press('Enter')
    await card.click()
    await page.locator('dialog.stage').waitFor()
  },
)

describe('a page whose code does not come', () => {
  const scripts = '**/assets/*.js'
  async function openWithoutCode(path: string) {
    const { page } = await visit('about:blank')
    await page.route(scripts, (route) => route.abort())
    await page.goto(path)
    const alert = page.getByRole('alert')
    await alert.getByText('The portal could not be loaded completely.').waitFor()
    return { page, alert }
  }

  it.each(['/home', '/events'])('says so at %s, and comes with the next try', async (path) => {
    const { page, alert } = await openWithoutCode(path)
    await page.unroute(scripts)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await appReady(page)
    expect(await alert.count()).toBe(0)
  })

  it('can be read', async () => {
    const { page } = await openWithoutCode('/news_area')
    await main(page).getByRole('article').first().waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
  })
})

it('nothing of what was viewed is cached', async () => {
  const { page } = await visitAgain('/read_news?id=north-light')
  await page.goto('/view_albums')
  await page.goto('/news_area')
  const cachedPaths = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(cachedPaths).toEqual(['/app.html', '/first.js'])
})

it('what is no screen is not answered with one', async () => {
  const { page } = await visitAgain('/home')
  try {
    outage.begin((path) => path.startsWith('/locked/') || path === '/sitemap.xml')
    for (const path of ['/locked/photos/none/320.webp', '/sitemap.xml']) {
      const response = await page.goto(path)
      expect([response?.status(), response?.fromServiceWorker()]).toEqual([503, false])
    }
  } finally {
    outage.begin()
  }
})
