import type { Browser, BrowserContextOptions } from 'playwright-core'
import { DEMO_ACCOUNTS } from '../seed/accounts.ts'
import { newVisitor } from './chromium.ts'

/** Who looks at a screen: an account of the demo data, by its user name. */
export type Persona = 'member01' | 'newcomer' | 'siteadmin'

type Kept = Exclude<BrowserContextOptions['storageState'], string | undefined>

const known = new Map<Persona, Promise<Kept>>()

/** What a browser keeps once this account has signed in with "Remember me"; signed in once, since that is limited. */
export function keptBy(persona: Persona, browser: Browser, baseURL: string): Promise<Kept> {
  const kept = known.get(persona) ?? signIn(persona, browser, baseURL)
  known.set(persona, kept)
  return kept
}

async function signIn(persona: Persona, browser: Browser, baseURL: string): Promise<Kept> {
  const account = DEMO_ACCOUNTS.find(({ username }) => username === persona)
  if (!account) throw new Error(`the demo data has no account ${persona}`)
  const context = await newVisitor(browser, { baseURL })
  const page = await context.newPage()
  await page.goto('/profile')
  await page.getByLabel('Username or e-mail').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Remember me').check()
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alertdialog', { name: 'User Signed In' }).waitFor()
  const { cookies, origins } = await context.storageState({ indexedDB: true })
  await context.close()
  // The theme is the visit's to choose.
  const withoutTheme = origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.filter(({ name }) => name !== 'dsp-theme'),
  }))
  return { cookies, origins: withoutTheme }
}
