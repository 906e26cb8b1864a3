import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { PORTAL } from '../support/emulators.ts'
import { ADMIN_PASSWORD, anAdminAccount } from '../support/people.ts'
import { scanPicture } from '../support/scan.ts'
import { chooseTheme } from '../support/screen.ts'
import { codeOf } from '../support/second-factor.ts'
import { openDashboard, storedTexts } from '../support/sign-in.ts'

const { visit } = useBrowser({ expected: /status of 40[13]/ })

/** What axe finds on the page as it is, in both themes. */
async function problems(page: Page): Promise<string[]> {
  await chooseTheme(page, 'dark')
  const dark = await accessibilityProblems(page, 'colour')
  await chooseTheme(page, 'light')
  return [...dark, ...(await accessibilityProblems(page))]
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()

it('an admin turns it on, and signs in with a code and with a recovery code', async () => {
  const { uid, adid } = await anAdminAccount()
  const dashboard = `/admin_dashboard?id=${adid}`
  const { page } = await visit(dashboard, { as: { uid }, isDashboardOpen: true })
  await page.getByRole('link', { name: 'Second factor' }).click()
  await heading(page, 'The second factor is off')
  await press(page, 'Use an app')
  await page.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD)
  await press(page, 'Continue')
  await heading(page, 'Set up your authenticator app')
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  // The picture is drawn a moment later.
  const scanned = async () => scanPicture(await page.getByRole('img', { name: /^QR code/ }).screenshot())
  await expect.poll(scanned).toContain(`secret=${secret}`)
  expect(await problems(page)).toEqual([])
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await press(page, 'Turn on')
  await heading(page, 'Your recovery codes')
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).locator('code').allTextContents()
  expect(codes).toHaveLength(10)
  expect(await problems(page)).toEqual([])
  await press(page, 'I’ve saved them')
  await heading(page, 'The second factor is on')

  const signOut = async () => {
    await press(page, 'Sign out of the dashboard')
    await page.waitForURL('**/profile')
    await page.goto(dashboard)
    await openDashboard(page, adid)
    await page.getByLabel('Code', { exact: true }).waitFor()
  }
  await signOut()
  expect(await problems(page)).toEqual([])
  // That of now was used already.
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1))
  await press(page, 'Open the dashboard')
  await heading(page, 'Tools')

  await signOut()
  await press(page, 'Use a recovery code')
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await press(page, 'Open the dashboard')
  await heading(page, 'Tools')
  await page.getByRole('link', { name: 'Second factor' }).click()
  await page.getByText('You have 09 recovery codes left', { exact: false }).waitFor()
  const stored = (await storedTexts(page)).join()
  expect([secret, ...codes].filter((text) => stored.includes(text))).toEqual([])
}, 120_000)

it('an admin turns it on with a passkey, and signs in with it and, without the device, with a recovery code', async () => {
  const { uid, adid } = await anAdminAccount()
  // Browsers take no passkey for a bare address.
  const baseURL = PORTAL.replace('127.0.0.1', 'localhost')
  const { page } = await visit('about:blank', { as: { uid }, isDashboardOpen: true, baseURL })
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('WebAuthn.enable')
  const addDevice = () =>
    chromium.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
        ...{ hasUserVerification: true, isUserVerified: true },
      },
    })
  const { authenticatorId } = await addDevice()
  const dashboard = `/admin_dashboard?id=${adid}`
  await page.goto(dashboard)
  await page.getByRole('link', { name: 'Second factor' }).click()
  await heading(page, 'The second factor is off')
  await press(page, 'Use a passkey')
  await page.getByLabel('Passkey name').fill('Blue key')
  await page.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD)
  expect(await problems(page)).toEqual([])
  await press(page, 'Add passkey')
  await heading(page, 'Your recovery codes')
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).locator('code').allTextContents()
  await press(page, 'I’ve saved them')
  await heading(page, 'The second factor is on')
  await page.getByText('Blue key').waitFor()
  expect(await problems(page)).toEqual([])

  const signOut = async () => {
    await press(page, 'Sign out of the dashboard')
    await page.waitForURL('**/profile')
    await page.goto(dashboard)
    await openDashboard(page, adid)
    await page.getByRole('button', { name: 'Use your passkey' }).waitFor()
  }
  await signOut()
  expect(await problems(page)).toEqual([])
  // It has the focus.
  await page.keyboard.press('Enter')
  await heading(page, 'Tools')

  await chromium.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
  await addDevice()
  await signOut()
  await press(page, 'Use your passkey')
  await page.getByText('Your browser didn’t use a passkey.', { exact: false }).waitFor()
  await press(page, 'Use a recovery code')
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await press(page, 'Open the dashboard')
  await heading(page, 'Tools')
}, 120_000)
