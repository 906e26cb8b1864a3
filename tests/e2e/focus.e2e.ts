import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { settled } from '../../scripts/lib/settled.ts'
import { db } from '../support/admin.ts'
import { useBrowser } from '../support/browser.ts'
import { aQuestionDoc } from '../support/factories/community.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aSonataRequestDoc } from '../support/factories/sonata.ts'
import { unique } from '../support/fixtures.ts'
import { anAccount } from '../support/people.ts'
import { reported } from '../support/sign-in.ts'

const { visit } = useBrowser()
const tool = (query: string) => `/admin_dashboard?id=ADM-1001&tool=${query}`
const [phone, , desktop] = VIEWPORTS

/** What a screen reader says first of what has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const label = isField ? element.labels?.[0]?.textContent : null
    return label ?? element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
  })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('in the dashboard', () => {
  it.each([phone, desktop])(
    'goes to a panel’s first field on a $name, and back to what opened it',
    async (viewport) => {
      const { page } = await visit(tool('news'), { persona: 'siteadmin', viewport })
      await button(page, 'Add New').click()
      await expect.poll(() => focused(page)).toBe('Title')
      await page.keyboard.press('Escape')
      await expect.poll(() => focused(page)).toBe('Add New')
      const edit = page.getByRole('button', { name: /^Edit / }).first()
      const name = await edit.getAttribute('aria-label')
      await edit.click()
      await expect.poll(() => focused(page)).toBe('Title')
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
      await expect.poll(() => focused(page)).toBe(name)
    },
  )

  it('moves to the next row when one was deleted or answered', async () => {
    const { uid, email } = await anAccount()
    const mark = unique().slice(0, 10)
    const at = Date.now()
    await writeDocuments(
      db,
      ['A', 'B', 'C'].flatMap((letter, index) => [
        documents.sonata(
          `mid-${mark}-${letter}`,
          aSonataRequestDoc({
            uid,
            email,
            transaction: `TRX-${mark}-${letter}`,
            createdAt: at - index * 1000,
          }),
        ),
        documents.questions(
          `test-${mark}-${letter}`,
          aQuestionDoc({ uid, ques: `Why ${mark} ${letter}?`, createdAt: at - index * 1000 }),
        ),
      ]),
    )
    const { page } = await visit(tool(`sonata&search=${mark}`), { persona: 'siteadmin', viewport: phone })
    await page.getByText('Entries Found.').waitFor()
    await button(page, `Delete TRX-${mark}-A`).click()
    await expect.poll(() => focused(page)).toBe(`Delete TRX-${mark}-B`)
    await button(page, `Send key of TRX-${mark}-B`).click()
    await button(page, 'Send now').click()
    await reported(page, 'Key Number Sent')
    await expect.poll(() => focused(page)).toBe(`More actions for TRX-${mark}-B`)

    await page.goto(tool(`faqs&search=${mark}`))
    await page.getByRole('button', { name: `Why ${mark} A?` }).click()
    await expect.poll(() => focused(page)).toBe('Your reply')
    await page.keyboard.type('Because.')
    await button(page, 'Submit').click()
    await reported(page, 'Reply Submitted')
    await page.getByRole('dialog', { name: 'Reply' }).getByText(`Why ${mark} B?`).waitFor()
    await expect.poll(() => focused(page)).toBe('Your reply')
  })
})

describe('Back', () => {
  it.each([
    ...[
      '/news_area',
      '/view_products',
      '/services',
      '/view_events',
      '/view_albums',
      '/news_area?search=light',
    ],
    ...['/explore', '/media'],
  ])('puts the focus on the card that was opened in %s, and scrolls nowhere', async (path) => {
    const { page } = await visit(path, { viewport: phone })
    const cards = page.getByRole('main').getByRole('article').getByRole('link')
    await cards.first().waitFor()
    const here = await page.evaluate(() => location.pathname)
    const hrefs = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    // The first press comes before the code that manages the focus is loaded, the second one afterwards.
    for (const at of [Math.min(2, hrefs.length - 1), 0]) {
      const card = cards.nth(at)
      await card.scrollIntoViewIfNeeded()
      const name = await card.textContent()
      const top = await page.evaluate(() => scrollY)
      await card.click()
      await page.waitForURL((url) => !url.href.endsWith(path))
      await settled(page)
      await page.goBack()
      await page.waitForURL((url) => url.pathname === here)
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
      expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThanOrEqual(1)
    }
  })

  it('leaves the focus where a person moves it afterwards', async () => {
    const { page } = await visit('/news_area', { viewport: desktop })
    const card = page.getByRole('main').getByRole('article').getByRole('link').first()
    const hasFocus = () => card.evaluate((link) => link === document.activeElement)
    await card.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor()
    await page.goBack()
    await expect.poll(hasFocus).toBe(true)
    await page.keyboard.press('Tab')
    await page.waitForTimeout(500)
    expect(await hasFocus()).toBe(false)
  })
})

describe('side panels at 1440 × 900', () => {
  it.each([
    ['products&open=PRD-LUMEN', 'Save'],
    ['events&open=new', 'Submit'],
    ['faqs&open=faq-zip-limit', 'Submit'],
    ['users&open=uid-member01', 'Close'],
    ['media&open=new', 'Insert'],
  ])('end inside the window, with their buttons in sight: %s', async (query, name) => {
    const { page } = await visit(tool(query), { persona: 'siteadmin', viewport: desktop })
    const end = page.getByRole('dialog').getByRole('button', { name }).last()
    await end.waitFor()
    const bottoms = () =>
      page.evaluate(() => {
        const panel = document.querySelector('dialog[open]')
        const last = [...(panel?.querySelectorAll('button') ?? [])].at(-1)
        return [panel, last].map((element) => Math.ceil(element?.getBoundingClientRect().bottom ?? 0))
      })
    // A form to write in is as tall as the window; its buttons keep some air below them.
    const inside = (bottom: number | undefined, at: number) =>
      bottom !== undefined && bottom <= desktop.height - 8 * at
    expect((await bottoms()).map(inside)).toEqual([true, true])
    await page.mouse.wheel(0, 60)
    await expect.poll(async () => (await bottoms()).map(inside)).toEqual([true, true])
  })
})
