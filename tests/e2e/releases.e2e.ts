import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { settled } from '../../scripts/lib/settled.ts'
import { useBrowser } from '../support/browser.ts'
import { anAccount } from '../support/people.ts'
import { reported, signIn } from '../support/sign-in.ts'

const lostFiles = /Failed to load resource|net::ERR|No connection|Part of this page couldn’t load/
const { visit } = useBrowser({ expected: lostFiles })

const scripts = '**/assets/*.js'

/** A page that was opened before a deploy, and how often it has loaded since. */
async function openedBefore() {
  const { page, context, takeComplaints } = await visit('/home')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settled(page)
  const loads: string[] = []
  page.on('domcontentloaded', () => void loads.push(page.url()))
  return { page, context, loads, takeComplaints }
}

/** From now on Hosting has the page of another release, and no script that this one still asks for. */
async function deploy(page: Page): Promise<void> {
  const answer = await page.request.get('/app.html')
  const headers = answer.headers()
  const body = (await answer.text()).replaceAll(/\/assets\/index-[\w-]+\.js/g, '/assets/index-newer.js')
  await page.route('**/app.html', (route) => route.fulfill({ headers, body }))
  await page.route(scripts, (route) => route.fulfill({ status: 404 }))
}

const openEvents = (page: Page) => page.getByRole('link', { name: 'Events', exact: true }).click()
const events = (page: Page) => page.getByRole('heading', { level: 1, name: 'Events and success' })
const panel = (page: Page) => page.getByRole('alert')

it('a screen whose code a deploy has replaced comes with one reload, from the newer release', async () => {
  const { page, loads } = await openedBefore()
  await deploy(page)
  const reloaded = page.waitForEvent('framenavigated', (frame) => frame.url().endsWith('/events'))
  // The reload's own page names scripts that are there.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(scripts)
  })
  await openEvents(page)
  await reloaded
  await events(page).waitFor()
  await expect.poll(() => loads).toHaveLength(1)
  expect(await panel(page).count()).toBe(0)
})

it('a release that cannot be left ends in a message, and not in a circle', async () => {
  const { page, loads } = await openedBefore()
  await deploy(page)
  const { pathname } = new URL(
    (await page.locator('script[type=module]').last().getAttribute('src')) ?? '',
    page.url(),
  )
  await page.evaluate((release) => sessionStorage.setItem('dsp-left-release', release), pathname)
  await openEvents(page)
  await panel(page).getByText('We couldn’t show this screen').waitFor()
  expect(loads).toEqual([])
})

it('without a connection there is a message and no reload; once it is back, the reload shows the screen', async () => {
  const { page, context, loads } = await openedBefore()
  await context.setOffline(true)
  await openEvents(page)
  await panel(page).getByText('Check your network').waitFor()
  expect(loads).toEqual([])
  await context.setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await events(page).waitFor()
  expect(await panel(page).count()).toBe(0)
  expect(loads).toHaveLength(1)
})

it.each([
  ['of a screen', (own: readonly string[]) => own.slice(0, 1)],
  ['that a screen imports', (own: readonly string[]) => own.slice(1)],
])('a file %s that did not come with its page leaves nothing dead', async (_, lostOf) => {
  const { page, context, takeComplaints } = await visit('about:blank')
  const filesNamedBy = async (path: string) => {
    const text = await (await context.request.get(path)).text()
    return Array.from(text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g), ([, file]) => file ?? '')
  }
  const everywhere = await filesNamedBy('/app.html')
  const lost = lostOf((await filesNamedBy('/news_area')).filter((file) => !everywhere.includes(file)))
  expect(lost).not.toEqual([])
  const isLost = (url: URL) => lost.includes(url.pathname)
  await page.route(isLost, (route) => route.abort())
  await page.goto('/news_area')
  await panel(page).getByText('We couldn’t show this screen').waitFor()
  await page.unroute(isLost)
  await panel(page).getByRole('button', { name: 'Reload page' }).click()
  await page.getByRole('textbox', { name: 'Search news' }).waitFor()
  await panel(page).waitFor({ state: 'detached' })
  // React reports that hydration failed.
  expect(takeComplaints().filter((text) => !/React error #422/.test(text))).toEqual([])
})

it('a sign-in whose code did not come succeeds on the next try', async () => {
  const { page, context } = await visit('/profile')
  const { user } = await anAccount()
  await page.getByLabel('Username or e-mail').waitFor()
  await settled(page)
  await context.setOffline(true)
  await signIn(page, user)
  await page.getByText('No connection').first().waitFor()
  await context.setOffline(false)
  if (await page.getByRole('alertdialog').count()) await page.keyboard.press('Escape')
  await signIn(page, user)
  await reported(page, 'User Signed In')
})
