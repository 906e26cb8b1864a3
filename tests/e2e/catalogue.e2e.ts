import { waits } from '@dlm/contract/constants'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { accessibilityProblems, appReady, useBrowser } from '../support/browser.ts'

const { visit } = useBrowser()
const [phone] = VIEWPORTS

describe('products', () => {
  it('a visitor opens a product from the overview, and returns to the same place of the list', async () => {
    const { page } = await visit('/products', { viewport: phone })
    const main = page.getByRole('main')
    expect(await main.getByRole('link', { name: 'Services', exact: true }).getAttribute('href')).toBe(
      '/services',
    )
    await main.getByRole('link', { name: 'View Products' }).click()
    await page.waitForURL('**/view_products')
    await page.getByRole('textbox', { name: 'Search products' }).fill('PHOTO')
    await page.getByText(/products? for “PHOTO”/).waitFor()

    await page.getByRole('link', { name: 'Lumen', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Lumen' }).waitFor()
    expect(page.url()).toContain('/view_products?id=PRD-LUMEN')
    await page.goBack()
    await page.getByText(/products? for “PHOTO”/).waitFor()
    expect(page.url()).toContain('?search=PHOTO')
  })

  it('are found by a detail, a tag or an OS version', async () => {
    const { page } = await visit('/view_products')
    // In turn one and several: what was found before is shown until the next answer is there.
    for (const [query, heading] of [
      ['twenty thousand pictures', '01 product'],
      ['macos 13', '05 products'],
      ['ratings, map', '01 product'],
    ] as const) {
      await page.getByRole('textbox', { name: 'Search products' }).fill(query)
      await page.getByText(`${heading} for “${query}”`).waitFor()
      await page.getByRole('link', { name: 'Lumen', exact: true }).waitFor()
    }
  })
})

describe('services', () => {
  /** The site of the service of these stories. */
  const serveSite = (page: Page) =>
    page.route('https://services.dlm.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>There</title>' }),
    )
  const timer = (page: Page) => page.getByRole('timer').filter({ hasText: 'Opening services.dlm.test' })

  it('one redirects to its address after five seconds', async () => {
    const { page } = await visit('about:blank')
    await page.clock.install()
    await serveSite(page)
    await page.goto('/services')
    await page.getByRole('link', { name: 'A portrait by the window' }).click()
    await timer(page).waitFor()
    await page.clock.fastForward(waits.service)
    await page.waitForURL('https://services.dlm.test/portrait')
  })

  it('one is not redirected again after Back', async () => {
    const { page } = await visit('/services?id=portrait-sitting')
    await serveSite(page)
    await timer(page).waitFor()
    await page.getByRole('link', { name: 'Open services.dlm.test' }).click()
    await page.waitForURL('https://services.dlm.test/portrait')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'A portrait by the window' }).waitFor()
    await appReady(page)
    await timer(page).waitFor({ state: 'detached' })
    expect(page.url()).toMatch(/\/services\/.*--portrait-sitting$/)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('one for adults asks first, with the keyboard alone too', async () => {
    const { page } = await visit('/services?search=')
    const adults = page.getByRole('article').filter({ hasText: 'Adults' }).first().getByRole('link')
    const title = (await adults.textContent()) ?? ''
    await adults.focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Adults only' })
    await question.waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.waitForURL('**/services')

    await adults.click()
    await question.getByRole('button', { name: 'Yes' }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  })

  it('Back takes the question with it', async () => {
    const { page } = await visit('/services')
    await page.getByRole('article').filter({ hasText: 'Adults' }).first().getByRole('link').click()
    await page.getByRole('alertdialog').waitFor()
    await page.goBack()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await page.getByRole('textbox', { name: 'Search services' }).waitFor()
  })
})
