import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { ADMIN_PASSWORD, anAdminAccount } from '../support/people.ts'
import { anAdminWithFactor, codeOf } from '../support/second-factor.ts'
import { dialog, openDashboard, reported } from '../support/sign-in.ts'

const { visit } = useBrowser({ expected: /status of 40[13]/ })

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

it('an owner asks all admins for a second factor: one without sets it up, then the dashboard opens', async () => {
  const owner = await anAdminWithFactor({ adminRole: 'owner' })
  const editor = await anAdminAccount({ adminRole: 'editor' })
  const [phone, , desktop] = VIEWPORTS

  const { page: ofOwner } = await visit(`/admin_dashboard?id=${owner.adid}`, {
    ...{ as: owner, isDashboardOpen: true, viewport: desktop },
  })
  await ofOwner.getByRole('link', { name: 'Second factor' }).click()
  await press(ofOwner, 'Require for all admins')
  await dialog(ofOwner, 'Require a second factor for all admins?')
  await reported(ofOwner, 'Second factor required')

  const { page } = await visit(`/admin_dashboard?id=${editor.adid}`, { as: editor, viewport: phone })
  await openDashboard(page, editor.adid)
  await page.getByRole('heading', { name: 'Second factor required', level: 1 }).waitFor()
  await page.getByText('The owner requires a second factor for all admins.', { exact: true }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await press(page, 'Continue to the dashboard')
  expect(await page.getByRole('heading', { name: 'Tools' }).count()).toBe(0)

  await press(page, 'Use an app')
  await page.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD)
  await press(page, 'Continue')
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await press(page, 'Turn on')
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  await press(page, 'I’ve saved them')
  await press(page, 'Continue to the dashboard')
  await page.getByRole('heading', { name: 'Tools' }).waitFor()

  await press(ofOwner, 'Make it optional')
  await reported(ofOwner, 'Second factor optional')
})
