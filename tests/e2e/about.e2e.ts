import { brand } from '@dlm/contract/brand/brand'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { useBrowser } from '../support/browser.ts'
import { PORTAL } from '../support/emulators.ts'
import { aQuestionDoc, aReplyDoc } from '../support/factories/community.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'

const { visit } = useBrowser()
const word = `numbat${Date.now()}`
const hostile = `<img src=x onerror="document.title='owned'"> & <b>bold</b>`

beforeAll(() =>
  writeDocuments(db, [
    ...Array.from({ length: 13 }, (_, at) =>
      documents.questions(
        `e2e-${word}-${at}`,
        aQuestionDoc({
          ques: `${word} question ${at}?`,
          released: true,
          createdAt: Date.UTC(2001, 0, 1, 0, at),
        }),
      ),
    ),
    documents.questions(`e2e-${word}-replied`, aQuestionDoc({ ques: `${word} replied ${hostile}`, reps: 2 })),
    ...['The first reply.', `The second reply. ${hostile}`].map((ans, at) =>
      documents.replies(
        `e2e-${word}-r${at}`,
        aReplyDoc({ fqid: `e2e-${word}-replied`, ans, createdAt: Date.UTC(2002, 0, 1, 0, at) }),
      ),
    ),
  ]),
)

describe('get started', () => {
  it('counts 17 seconds down and opens home, and Back does not restart it', async () => {
    const { page } = await visit('/')
    await page.clock.install()
    await page.getByRole('link', { name: 'Get Started' }).click()
    await page.getByRole('heading', { level: 1, name: 'Still in development' }).waitFor()
    const timer = page.getByRole('timer')
    expect(await timer.textContent()).toMatch(/^1[4-7]s$/)
    await page.clock.fastForward(8_000)
    await page.clock.runFor(1_000)
    // The clock runs between the steps of this story, so they leave it room.
    await expect.poll(() => timer.textContent()).toMatch(/^[4-8]s$/)
    expect(await page.getByRole('status').textContent()).toBe('Home opens in 10 seconds.')
    await page.clock.fastForward(2_000)
    expect(page.url()).toContain('/get_start')
    await page.clock.fastForward(7_000)
    await page.waitForURL('**/home')
    await page.goBack()
    await page.waitForURL(`${PORTAL}/`)
  })

  it('opens home at once', async () => {
    const { page } = await visit('/get_start')
    await page.getByRole('link', { name: 'Go home now' }).click()
    await page.waitForURL('**/home')
  })
})

describe('explore', () => {
  /** The number of the step that is shown. */
  const step = async (page: Page) => (await page.locator('[aria-current="step"]').textContent())?.slice(0, 2)

  it('types six steps one after the other', async () => {
    const { page } = await visit('about:blank', { reducedMotion: 'no-preference' })
    await page.clock.install()
    await page.goto('/explore')
    await page.getByRole('button', { name: 'Skip' }).waitFor()
    expect(await step(page)).toBe('01')
    for (const next of ['02', '03', '04', '05', '06']) {
      for (let tries = 0; tries < 40 && (await step(page)) !== next; tries++) await page.clock.runFor(1_000)
      expect(await step(page)).toBe(next)
    }
    await page.clock.runFor(20_000)
    await page.getByRole('button', { name: 'Play again' }).waitFor()
  })

  it('is skipped, and any step can be chosen by the keyboard', async () => {
    const { page } = await visit('/explore', { reducedMotion: 'no-preference' })
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.getByRole('button', { name: 'Play again' }).waitFor()
    await page.getByRole('button', { name: '04 Software and services' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 2, name: 'Software and services' }).waitFor()
    expect(await step(page)).toBe('04')
  })

  it('has the text at once with reduced motion', async () => {
    const { page } = await visit('/explore')
    await page.getByRole('heading', { level: 2, name: 'Welcome' }).waitFor()
    expect(await page.getByRole('button', { name: 'Skip' }).count()).toBe(0)
    await page.locator('p[aria-hidden]:visible', { hasText: 'Here’s a quick look around.' }).waitFor()
  })

  it('shows three news, at most ten ratings, and links to both', async () => {
    const { page } = await visit('/explore')
    const ratings = page.getByRole('region', { name: 'Ratings' })
    await ratings
      .getByRole('img', { name: /^\d of 5 stars$/ })
      .first()
      .waitFor()
    expect(await ratings.getByRole('listitem').count()).toBe(10)
    const news = page.getByRole('region', { name: 'Latest news' })
    await news.getByRole('article').first().waitFor()
    expect(await news.getByRole('article').count()).toBe(3)
    expect(await ratings.getByRole('link', { name: `Rate ${brand.product}` }).getAttribute('href')).toBe(
      '/rate',
    )
    await page.getByRole('link', { name: 'Read the news' }).click()
    await page.waitForURL('**/news_area')
  })
})

describe('the terms', () => {
  const selected = '[role="tab"][aria-selected="true"]'

  it('open from the footer, the cookie policy at its documented address', async () => {
    const { page } = await visit('/home')
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Cookie policy' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cookie policy' }).waitFor()
    expect(await page.locator(selected).textContent()).toBe('Cookie policy')
    await footer.getByRole('link', { name: 'Terms' }).click()
    await page.getByRole('heading', { level: 1, name: 'Terms & conditions' }).waitFor()
  })

  it('keep the tab through arrow keys, reload and Back', async () => {
    const { page } = await visit('/terms_n_conditions')
    await page.getByRole('tab', { name: 'Terms' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Privacy')
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('**/terms_n_conditions?cookie_policy=true')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Cookie policy' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  })

  it('tell the truth: no cookie is set, and nothing is stored that the policy does not name', async () => {
    const { page, context } = await visit('/terms_n_conditions?cookie_policy=true')
    const policy = await page.getByRole('tabpanel').textContent()
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await page.goto('/news_area')
    await page.getByRole('article').first().getByRole('link').click()
    const storedKeys = () =>
      page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    // The article is server-rendered: it is there before the app has counted its view.
    await expect.poll(storedKeys).toContain('dsp-visitor')
    const keys = await storedKeys()
    expect(keys.filter((key) => !policy?.includes(key))).toEqual([])
    expect(await context.cookies()).toEqual([])
  })
})

describe('the questions', () => {
  it('are searched, loaded further, and open to their replies', async () => {
    const { page } = await visit('/terms_n_conditions')
    await page.getByRole('tab', { name: 'FAQ' }).click()
    await page.getByRole('textbox', { name: 'Search questions' }).fill(word)
    await page.getByText('12 or more questions for').waitFor()
    await page.getByRole('button', { name: 'Load more' }).click()
    await page.getByText('14 questions for').waitFor()
    expect(new URL(page.url()).search).toBe(`?tab=faq&search=${word}`)

    await page.getByText(`${word} replied`).click()
    await page.getByText('The first reply.').waitFor()
    expect(await page.getByRole('main').textContent()).toContain(`The second reply. ${hostile}`)
    expect(await page.locator('main b, main img[src="x"]').count()).toBe(0)
    await page.getByText(`${word} question 3?`).click()
    await page.getByText('No reply yet. Check back soon.').waitFor()
  })

  it('say why replies cannot be had, and have them on another try', async () => {
    const { page, context, takeComplaints } = await visit(
      `/terms_n_conditions?tab=faq&search=${word}%20replied`,
    )
    const question = page.locator('summary', { hasText: `${word} replied` })
    await question.waitFor()
    await context.setOffline(true)
    await question.click()
    const alert = page.getByRole('main').getByRole('alert')
    await alert.getByText('No connection').waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('The first reply.').waitFor()
    expect(await alert.count()).toBe(0)
    expect(takeComplaints().join()).toContain('ERR_INTERNET_DISCONNECTED')
  })
})
