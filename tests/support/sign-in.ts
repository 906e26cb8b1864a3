import type { Page } from 'playwright-core'
import type { useBrowser } from './browser.ts'
import { ADMIN_PASSWORD, anAccount, PASSWORD } from './people.ts'

type Visiting = ReturnType<typeof useBrowser>['visit']

/** Fills the sign-in form and sends it. */
export async function signIn(page: Page, user: string, pass = PASSWORD, remember = false): Promise<void> {
  await page.getByLabel('Username or e-mail').fill(user)
  await page.getByLabel('Password', { exact: true }).fill(pass)
  if (remember) await page.getByLabel('Remember me').check()
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign in', exact: true }).click()
}

/**
 * Waits for the dialog with this title, and presses its last button: with the keyboard, since a click waits until the
 * button does not move.
 */
export async function dialog(page: Page, title: string): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: title })
  await alert.waitFor()
  await alert.getByRole('button').last().press('Enter')
}

/** Waits for what is reported in the corner with this title, and with this text where an earlier report may have the same title. */
export async function reported(page: Page, title: string, text = ''): Promise<void> {
  await page.getByRole('status', { name: title, exact: true }).filter({ hasText: text }).last().waitFor()
}

/** Opens the admin session of this sign-in on the dashboard's own form. */
export async function openDashboard(page: Page, adid: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Admin id').fill(adid)
  await main.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD)
  await main.getByRole('button', { name: 'Open the dashboard' }).click()
}

interface SignedIn extends NonNullable<Parameters<Visiting>[1]> {
  path?: string
  account?: Parameters<typeof anAccount>[0]
}

/** A page of a user with a new account who is signed in from the start. */
export async function signedIn(
  visit: Visiting,
  { path = '/profile', account: overrides, ...options }: SignedIn = {},
) {
  const account = await anAccount(overrides)
  return { ...(await visit(path, { ...options, as: account })), account }
}

/** A page on which a user with a new account has signed in through the form. */
export async function signedInByForm(visit: Visiting, { remember = false } = {}) {
  const account = await anAccount()
  const visited = await visit('/profile')
  await signIn(visited.page, account.user, PASSWORD, remember)
  await reported(visited.page, 'User Signed In')
  return { ...visited, account }
}

/** Everything the page has in local and session storage. */
export function storedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => [localStorage, sessionStorage].flatMap((store) => Object.entries(store).flat()))
}
