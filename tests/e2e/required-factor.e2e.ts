import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { ADMIN_PASSWORD, anAdminAccount } from '../support/people.ts'
import { anAdminWithFactor, codeOf } from '../support/second-factor.ts'
import { dialog, openDashboard, reported } from '../support/sign-in.ts'

const { visit } = useBrowser({ expected: /status of 40[13]/ })

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()

it('an owner asks all admins for a second factor: one without sets it up, then the dashboard opens', async () => {
  const owner = await anAdminWithFactor({ adminRole: 'owner' })
  const editor = await anAdminAccount({ adminRole: 'editor' })
  const [phone, , desktop] = VIEWPORTS

  const { page: ofOwner } = await visit(`/admin_dashboard?id=${owner.adid}`, {
    ...{ as: owner, isDashboardOpen: true, viewport: desktop },
  })
  await ofOwner.getByRole('link', { name: 'Second factor' }).click()
  await press(ofOwner, 'Ask all admins for one')
  await dialog(ofOwner, 'Ask all admins for a second factor?')
  await reported(ofOwner, 'Second Factor Required')

  const { page } = await visit(`/admin_dashboard?id=${editor.adid}`, { as: editor, viewport: phone })
  await openDashboard(page, editor.adid)
  await page.getByRole('heading', { name: 'Second factor required', level: 1 }).waitFor()
  await page.getByText('The owner asks every admin for a second factor.', { exact: true }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await press(page, 'Continue to the dashboard')
  expect(await page.getByRole('heading', { name: 'Tools' }).count()).toBe(0)

  await press(page, 'Use an app')
  await page.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD)
  await press(page, 'Continue')
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await press(page, 'Turn it on')
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  await press(page, 'I have saved them')
  await press(page, 'Continue to the dashboard')
  await page.getByRole('heading', { name: 'Tools' }).waitFor()

  await press(ofOwner, 'Ask no longer')
  await reported(ofOwner, 'Not Required')
})
