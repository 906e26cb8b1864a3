import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { newVisitor } from './chromium.ts'
import { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts.ts'

/** The viewer of a screen: an account of the demo data, by its user name. */
export type Persona = 'member01' | 'newcomer' | 'siteadmin'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

const states = new Map<Persona, Promise<StorageState>>()

/** What a browser stores once this account has signed in with "Remember me"; signed in once, since that is limited. */
export function storageStateOf(persona: Persona, browser: Browser, baseURL: string): Promise<StorageState> {
  const state = states.get(persona) ?? signIn(persona, browser, baseURL)
  states.set(persona, state)
  return state
}

async function signIn(persona: Persona, browser: Browser, baseURL: string): Promise<StorageState> {
  const account = DEMO_ACCOUNTS.find(({ username }) => username === persona)
  if (!account) throw new Error(`the demo data has no account ${persona}`)
  const context = await newVisitor(browser, { baseURL })
  await signInAs(await context.newPage(), account)
  const { cookies, origins } = await context.storageState({ indexedDB: true })
  await context.close()
  // The theme is the visit's to choose.
  const withoutTheme = origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.filter(({ name }) => name !== 'dsp-theme'),
  }))
  return { cookies, origins: withoutTheme }
}

/** Signs in on the page, and opens the dashboard where it is an admin's. */
export async function signInAs(
  page: Page,
  { username, password, admin }: Pick<DemoAccount, 'username' | 'password' | 'admin'>,
): Promise<void> {
  await page.goto('/profile')
  await page.getByLabel('Username or e-mail').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Remember me').check()
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('status', { name: 'User Signed In' }).waitFor()
  if (admin) await openDashboard(page, admin)
}

/** Opens the admin session, which is the server's to remember. */
async function openDashboard(page: Page, { id, password }: { id: string; password: string }): Promise<void> {
  await page.getByRole('button', { name: 'Admin', exact: true }).click()
  const dashboard = page.getByRole('heading', { name: 'Dashboard', level: 1 })
  const adminId = page.getByLabel('Admin id')
  await dashboard.or(adminId).waitFor()
  // An open admin session needs no password.
  if (await dashboard.isVisible()) return
  await adminId.fill(id)
  await page.getByLabel('Admin password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Open the dashboard' }).click()
  await dashboard.waitFor()
}
