import { expect, it } from 'vitest'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { call, read } from '../support/client.ts'

const { visit } = useBrowser()

it('a visitor reads an article and likes it', async () => {
  const { page } = await visit('/news_area')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/(read_news|news\/)/)
  const like = page.getByRole('button', { name: /^Like/ })
  await like.click()
  await page.getByRole('status', { name: 'Liked Post' }).waitFor()
  expect(await like.getAttribute('aria-pressed')).toBe('true')
  expect(await accessibilityProblems(page)).toEqual([])
})

it('a member is still signed in after a reload', async () => {
  const { page } = await visit('/profile', { persona: 'member01' })
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'member01' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'member01' }).waitFor()
})

it('an admin opens the dashboard, and its list of users is the server’s', async () => {
  const { page } = await visit('/profile', { persona: 'siteadmin' })
  await page.getByRole('button', { name: 'Admin', exact: true }).click()
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  expect((await call('get_users', {})).status).toBe(401)
  expect((await read('get_news')).status).toBe(200)
})
