import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { storedCeilings, useCalls } from '../support/costs.ts'
import { dialog, reported } from '../support/sign-in.ts'

// What a browser writes of calls that are refused while something rests.
const { visit } = useBrowser({ expected: /status of 503/ })

const article = '/read_news?id=north-light'
const download = `/download_media?fid=video-lanterns&type=${encodeURIComponent('video/mp4')}`

beforeEach(() => storedCeilings.delete())

/** Milliseconds within which every process has read a step that was reached or lifted. */
const noticed = { timeout: 30_000, interval: 500 }

/** Votes or takes the vote back, and answers the status of the call. */
async function vote(page: Page): Promise<number> {
  await page.goto(article)
  const like = page.getByRole('button', { name: /^Like/ })
  const [answer] = await Promise.all([page.waitForResponse(/like_news/), like.click()])
  return answer.status()
}

/** Opens the download of a film, and answers whether it may begin. */
async function mayDownload(page: Page): Promise<boolean> {
  await page.goto(download)
  const start = page.getByRole('button', { name: 'Start Download' })
  await start.or(page.getByRole('alert').getByText('Downloads paused')).waitFor()
  return start.isVisible()
}

/** Lifts the step that is reached, on the dashboard's start. */
async function liftStep(percent: number): Promise<void> {
  const { page } = await visit('/admin_dashboard?id=ADM-1001#costs', { persona: 'siteadmin' })
  await page.getByText(`${percent}% reached`, { exact: true }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Override' }).click()
  await dialog(page, 'Override this limit?')
  await reported(page, 'Limit overridden')
  await page.getByText(`${percent}% reached, limit overridden`).waitFor()
}

it('at 90 % downloads are paused and say so, all else is allowed; an admin lifts it in the dashboard', async () => {
  const { page } = await visit('/')
  await useCalls(91)
  await expect.poll(() => mayDownload(page), noticed).toBe(false)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to media' }).click()
  await page.waitForURL('**/media')
  await expect.poll(() => vote(page), noticed).toBe(200)

  await liftStep(90)
  await expect.poll(() => mayDownload(page), noticed).toBe(true)
})

it('at 100 % everything can be read, a vote is refused and not counted, until an admin lifts it', async () => {
  const { page } = await visit('/')
  await useCalls(101)
  await expect.poll(() => vote(page), noticed).toBe(503)
  await page.getByRole('alertdialog', { name: 'Read-only' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog(page, 'Read-only')
  // What is shown then is what the server has.
  const isLiked = () => page.getByRole('button', { name: /^Like/ }).getAttribute('aria-pressed')
  const displayed = await isLiked()
  await page.reload()
  await expect.poll(isLiked).toBe(displayed)

  await liftStep(100)
  await expect.poll(() => vote(page), noticed).toBe(200)
})
