import { brand } from '@dlm/contract/brand/brand'
import { waits } from '@dlm/contract/constants'
import { describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { accessibilityProblems, appReady, useBrowser } from '../support/browser.ts'
import { PORTAL } from '../support/emulators.ts'

const { visit } = useBrowser()
const [phone] = VIEWPORTS

describe('products', () => {
  it('a visitor goes from the overview to a product, and back to where the list was', async () => {
    const { page } = await visit('/products', { viewport: phone })
    const main = page.getByRole('main')
    expect(await main.getByRole('link', { name: 'Services' }).getAttribute('href')).toBe('/services')
    await main.getByRole('link', { name: 'View Products' }).click()
    await page.waitForURL('**/view_products')
    await page.getByRole('textbox', { name: 'Search the products' }).fill('PHOTO')
    await page.getByText(/products? for “PHOTO”/).waitFor()

    await page.getByRole('link', { name: 'Lumen', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Lumen' }).waitFor()
    expect(page.url()).toContain('/view_products?id=PRD-LUMEN')
    await page.goBack()
    await page.getByText(/products? for “PHOTO”/).waitFor()
    expect(page.url()).toContain('?search=PHOTO')
  })

  it.each([
    ['a detail', 'twenty thousand pictures'],
    ['a tag', 'ratings, map'],
    ['an OS version', 'macos 13'],
  ])('are found by %s', async (_name, query) => {
    const { page } = await visit(`/view_products?search=${encodeURIComponent(query)}`)
    await page.getByRole('link', { name: 'Lumen', exact: true }).waitFor()
  })

  it('a shared link opens the product, and its address to share is that link', async () => {
    const { page } = await visit('/purchase_products?id=PRD-LUMEN')
    await page.getByRole('heading', { level: 1, name: 'Lumen' }).waitFor()
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Copy address' }).click()
    await page.getByRole('status', { name: `${brand.product} Share` }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${PORTAL}/purchase_products?id=PRD-LUMEN`)
  })
})

describe('services', () => {
  it('one leads to its address after five seconds, and who comes back is let stay', async () => {
    const { page } = await visit('about:blank')
    await page.clock.install()
    await page.route('https://services.dlm.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>There</title>' }),
    )
    await page.goto('/services')
    await page.getByRole('link', { name: 'A portrait by the window' }).click()
    const timer = page.getByRole('timer').filter({ hasText: 'Opening services.dlm.test' })
    await timer.waitFor()
    await page.clock.fastForward(waits.service)
    await page.waitForURL('https://services.dlm.test/portrait')

    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'A portrait by the window' }).waitFor()
    await appReady(page)
    await timer.waitFor({ state: 'detached' })
    await page.clock.fastForward(waits.service + 1000)
    expect(page.url()).toMatch(/\/services\/.*--portrait-sitting$/)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('one for adults asks first, with the keyboard alone too', async () => {
    const { page } = await visit('/services?search=')
    const adults = page.getByRole('article').filter({ hasText: 'Adults' }).first().getByRole('link')
    const title = (await adults.textContent()) ?? ''
    await adults.focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Adults Only' })
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
    await page.getByRole('textbox', { name: 'Search the services' }).waitFor()
  })
})
