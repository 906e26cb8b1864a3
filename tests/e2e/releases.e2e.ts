import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useBrowser } from '../support/browser.ts'

const gone = /Failed to load resource|net::ERR|dynamically imported module/
const { visit } = useBrowser({ expected: gone })

const scripts = '**/assets/*.js'

/** A page that was opened before a deploy, and how often it has loaded since. */
async function openedBefore() {
  const { page, context, takeComplaints } = await visit('/home', { reducedMotion: 'reduce' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const loads: string[] = []
  page.on('domcontentloaded', () => void loads.push(page.url()))
  return { page, context, loads, takeComplaints }
}

/** From now on Hosting has the page of another release, and no script that this one still asks for. */
async function deploy(page: Page): Promise<void> {
  await page.route('**/app.html', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll(/\/assets\/index-[\w-]+\.js/g, '/assets/index-newer.js')
    await route.fulfill({ response: answer, body })
  })
  await page.route(scripts, (route) => route.fulfill({ status: 404 }))
}

const openEvents = (page: Page) => page.getByRole('link', { name: 'Events', exact: true }).click()
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
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => loads).toHaveLength(1)
  expect(await panel(page).count()).toBe(0)
})

it('a release that can not be left ends in a message, and not in a circle', async () => {
  const { page, loads } = await openedBefore()
  await deploy(page)
  const { pathname } = new URL(
    (await page.locator('script[type=module]').first().getAttribute('src')) ?? '',
    page.url(),
  )
  await page.evaluate((release) => sessionStorage.setItem('dsp-left-release', release), pathname)
  await openEvents(page)
  await panel(page).getByText('This screen could not be shown').waitFor()
  expect(loads).toEqual([])
})

it('without a connection there is a message, no reload, and the screen once the connection is back', async () => {
  const { page, context, loads } = await openedBefore()
  await context.setOffline(true)
  await openEvents(page)
  await panel(page).getByText('Please check your network').waitFor()
  expect(loads).toEqual([])
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await panel(page).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
})
