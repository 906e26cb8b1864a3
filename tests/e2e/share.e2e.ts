import { gzipSync } from 'node:zlib'
import { brand } from '@dlm/contract/brand/brand'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { settled } from '../../scripts/lib/settled.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { PORTAL } from '../support/emulators.ts'
import { scan } from '../support/scan.ts'

const { visit } = useBrowser()
const [phone] = VIEWPORTS
const article = '/read_news?id=north-light'
const product = '/purchase_products?id=PRD-LUMEN'

const shareButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share', exact: true })
const card = (page: Page) =>
  page.getByRole('button', { name: /^Card for “.+”: download it and copy the address$/ })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const focused = (page: Page) => page.locator(':focus').textContent()

it.each([
  ['an article', article, 'light'],
  ['a product', product, 'dark'],
  ['a service', '/services?id=portrait-sitting', 'light'],
  ['an event', '/view_events?id=winter-exhibition', 'dark'],
] as const)('the share card of %s holds its address', async (_what, path, theme) => {
  const { page } = await visit(path, { theme, viewport: phone })
  await shareButton(page).click()
  await card(page).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  const address = await page.getByRole('textbox', { name: 'Address' }).inputValue()
  const [download] = await Promise.all([page.waitForEvent('download'), card(page).click()])
  const said = page.getByRole('status', { name: `${brand.product} Share` })
  expect(await said.textContent()).toContain('downloaded the card')
  expect(await scan(download)).toBe(address)
  expect(await copied(page)).toBe(address)
  expect(new URL(address).searchParams.get('id')).toBe(new URL(path, PORTAL).searchParams.get('id'))
})

describe('the keyboard alone', () => {
  it('opens the card, downloads it, copies the address, and closes the dialog', async () => {
    const { page } = await visit(product)
    await shareButton(page).focus()
    await page.keyboard.press('Enter')
    await card(page).waitFor()
    expect(await focused(page)).toBe('Download card')
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toBe('Copy address')
    await page.keyboard.press('Enter')
    const said = page.getByRole('status', { name: `${brand.product} Share` }).first()
    await said.waitFor()
    expect(await focused(page)).toBe('Copy address')
    expect(await copied(page)).toBe(PORTAL + product)

    await card(page).focus()
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Space')])
    expect(await scan(download)).toBe(PORTAL + product)
    await page.getByRole('status').getByText('downloaded the card').waitFor()
    expect(await page.getByRole('dialog', { name: 'Share' }).count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Share')
  })

  it('stays within the card', async () => {
    const { page } = await visit(article)
    await shareButton(page).focus()
    await page.keyboard.press('Space')
    await card(page).waitFor()
    const stops: string[] = []
    for (let press = 0; press < 7; press++) {
      await page.keyboard.press('Tab')
      stops.push(
        await page.evaluate(
          () => (document.activeElement?.closest('dialog') ?? document.activeElement)?.tagName ?? '',
        ),
      )
    }
    // After the last button comes the browser's own interface, which is the body for the page.
    expect(new Set(stops)).toEqual(new Set(['DIALOG', 'BODY']))
  })
})

describe('the way back', () => {
  it('closes the card, and then leads on', async () => {
    const { page } = await visit('/news_area')
    await page.getByRole('article').first().getByRole('link').click()
    await shareButton(page).click()
    await card(page).waitFor()
    const article = page.url()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(page.url()).toBe(article)
    await shareButton(page).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.goBack()
    await page.getByRole('textbox', { name: 'Search news' }).click()
  })

  it('is a click beside it, or on its cross', async () => {
    const { page } = await visit(product)
    await shareButton(page).click()
    await card(page).waitFor()
    await page.mouse.click(5, 5)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await shareButton(page).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Share')
  })

  it('is not cut off by the redirect of a service', async () => {
    const { page } = await visit('about:blank')
    await page.clock.install()
    await page.goto('/services?id=portrait-sitting')
    await page.getByText(/^Opening services.dlm.test in/).waitFor()
    await shareButton(page).click()
    await card(page).waitFor()
    await page.clock.fastForward(20_000)
    expect(await page.getByText(/^Opening/).count()).toBe(0)
    expect(new URL(page.url()).pathname).toMatch(/^\/services\/.+--portrait-sitting$/)
  })
})

it('its code is fetched with the first card, and not before', async () => {
  const { page } = await visit('about:blank')
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto(product)
  await settled(page)
  // What manages the focus comes with the first one, and is not the card's.
  await page.keyboard.press('Tab')
  await settled(page)
  const before = scripts.length
  expect(Buffer.concat(await Promise.all(scripts)).includes('QRCodeStyling')).toBe(false)
  await shareButton(page).click()
  await card(page).waitFor()
  const fetched = await Promise.all(scripts.slice(before))
  expect(Buffer.concat(fetched).includes('QRCodeStyling')).toBe(true)
  expect(fetched.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThan(20_000)
})

it('fits windows of any shape', async () => {
  const { page } = await visit(article)
  await shareButton(page).click()
  await card(page).waitFor()
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    const { sideways, box } = await page.getByRole('dialog').evaluate((dialog) => ({
      sideways: dialog.scrollWidth - dialog.clientWidth,
      box: dialog.getBoundingClientRect().toJSON() as DOMRect,
    }))
    expect(sideways).toBe(0)
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(width)
    expect(box.top).toBeGreaterThanOrEqual(0)
    expect(box.bottom).toBeLessThanOrEqual(height)
  }
})

describe('without a network', () => {
  it('the address can be copied, and the card is drawn once there is one', async () => {
    const { page, context, takeComplaints } = await visit(product)
    await shareButton(page).hover()
    await settled(page)
    await context.setOffline(true)
    await shareButton(page).click()
    await page.getByRole('alert').getByText('We couldn’t create the card').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await focused(page)).toBe('Try again')
    await page.getByRole('button', { name: 'Copy address' }).click()
    // The code of the corner cannot be had either.
    await page
      .getByRole('alertdialog', { name: `${brand.product} Share` })
      .getByRole('button', { name: 'OK' })
      .click()
    expect(await copied(page)).toBe(PORTAL + product)

    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await card(page).waitFor()
    expect(takeComplaints().join()).toContain('ERR_INTERNET_DISCONNECTED')
  })
})

it('says so when there was no network from the start, and opens once there is one', async () => {
  const { page, context, takeComplaints } = await visit(product)
  await settled(page)
  await context.setOffline(true)
  await shareButton(page).click()
  await page.getByRole('alertdialog').getByText('No connection').waitFor()
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await shareButton(page).click()
  await card(page).waitFor()
  expect(takeComplaints().join()).toContain('ERR_INTERNET_DISCONNECTED')
})

it('says where the address is when the clipboard is forbidden', async () => {
  const { page, context } = await visit(product)
  await context.clearPermissions()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await shareButton(page).click()
  const [download] = await Promise.all([page.waitForEvent('download'), card(page).click()])
  expect(await scan(download)).toBe(PORTAL + product)
  const said = page.getByRole('alertdialog', { name: `${brand.product} Share` })
  expect(await said.textContent()).toContain('didn’t let us copy the address')
  await said.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('textbox', { name: 'Address' }).focus()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(PORTAL + product)
})
