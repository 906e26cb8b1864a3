import { describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { ADMIN_PASSWORD, anAccount, PASSWORD } from '../support/people.ts'
import { dialog, reported, signedIn, signedInByForm, signIn, storedTexts } from '../support/sign-in.ts'

/** What the browser writes of refusals that these stories are about. */
const { visit } = useBrowser({ expected: /status of 40[139]|status of 429|ERR_INTERNET_DISCONNECTED/ })
const [phone] = VIEWPORTS

describe('signing up', () => {
  it('shows an error at its field, accepts valid input, and opens the sign-in', async () => {
    const { page } = await visit('/profile', { viewport: phone })
    await page.getByRole('tab', { name: 'Sign up' }).click()
    const send = () => page.getByRole('tabpanel').getByRole('button', { name: 'Sign up' }).click()
    await send()
    expect(await page.getByRole('alert').allTextContents()).toEqual([
      'Usernames have 6 to 20 characters: letters of one alphabet, digits, dots, dashes and underscores.',
      'Email not valid. Enter your e-mail address.',
      'Passwords have 8 to 16 characters with an upper-case letter, a lower-case letter and a number.',
      'Accept our terms & conditions',
    ])
    await reported(
      page,
      'Username not valid',
      'Not a valid username. Username must be between 5 to 10 characters long.',
    )
    await page.locator('[name="user"]:focus').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    const existing = await anAccount()
    await page.getByLabel('Username', { exact: true }).fill(existing.user)
    await page.getByLabel('E-mail').fill(`new.${existing.email}`)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
    await page.getByLabel(/I accept/).check()
    await send()
    await page.getByText('This username is taken. Choose another one.').waitFor()
    await page.locator('[name="user"]:focus').waitFor()

    const user = `new.${crypto.randomUUID().slice(0, 8)}`
    await page.getByLabel('Username', { exact: true }).fill(user)
    await send()
    await reported(page, 'User Registered')
    expect(await page.getByLabel('Username or e-mail').inputValue()).toBe(user)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign in' }).click()
    await reported(page, 'User Signed In')
    await page.getByRole('heading', { level: 1, name: user }).waitFor()
    expect(await page.getByText('Not Varified').count()).toBe(1)
  })
})

describe('signing in', () => {
  it('with “Remember me” is stored for every tab, and no secret with it', async () => {
    const { page, context, account } = await signedInByForm(visit, { remember: true })
    await page.reload()
    await page.getByRole('heading', { level: 1, name: account.user }).waitFor()
    const other = await context.newPage()
    await other.goto('/profile')
    await other.getByRole('heading', { level: 1, name: account.user }).waitFor()
    const stored = await storedTexts(page)
    expect(stored).toContain('dsp-user')
    expect(stored.filter((text) => text.includes(PASSWORD))).toEqual([])
    expect(stored.filter((text) => /refreshToken|idToken|eyJ/.test(text))).toEqual([])

    await other.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByLabel('Username or e-mail').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('dsp-login-status'))).toBe('false')
  })

  it('without it is this tab’s alone, and there again after a reload', async () => {
    const { page, context, account } = await signedInByForm(visit)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: account.user }).waitFor()
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('dsp-user')
    const stored = await storedTexts(page)
    expect(stored.filter((text) => text.includes(PASSWORD))).toEqual([])
    const other = await context.newPage()
    await other.goto('/profile')
    await other.getByLabel('Username or e-mail').waitFor()
  })

  it('refused says so and clears the form', async () => {
    const { user } = await anAccount()
    const { page } = await visit('/profile')
    await signIn(page, user, 'Wrong#2025')
    await dialog(page, 'Ooops...')
    expect(await page.getByLabel('Username or e-mail').inputValue()).toBe('')
    await page.locator('[name="user"]:focus').waitFor()
  })

  it('works by the keyboard alone, and returns', async () => {
    const { user } = await anAccount()
    const { page } = await visit('/profile?back=%2Frate')
    await page.getByLabel('Username or e-mail').focus()
    await page.keyboard.type(user)
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/rate')
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})

describe('the session', () => {
  it('ends where the server ended it: reported once, with a way to sign in again', async () => {
    const { page, account } = await signedIn(visit, { path: 'about:blank' })
    await db.doc(`users/${account.uid}`).update({ sessionVersion: 1 })
    await page.goto('/profile')
    await dialog(page, 'Session ended')
    await page.waitForURL('**/profile?back=*')
    await page.getByLabel('Username or e-mail').waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })

  it('ends on the server with the sign-out: a copied token has no power, and another browser stays signed in', async () => {
    const { page, account } = await signedIn(visit, {
      account: { role: 'admin', adid: 'ADM-9' },
    })
    await page.getByRole('button', { name: 'Admin', exact: true }).click()
    await page.getByLabel('Admin id').fill('ADM-9')
    await page.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD)
    const counted = page.waitForRequest('**/api/dashboard_counts')
    await page.getByRole('button', { name: 'Open the dashboard' }).click()
    await page.waitForURL('**/admin_dashboard?id=ADM-9')
    const token = (await (await counted).headerValue('authorization'))?.replace('Bearer ', '') ?? ''
    expect((await call('dashboard_counts', {}, { token })).status).toBe(200)
    const elsewhere = await visit('/profile', { as: account })

    await page.goto('/profile')
    const signedOut = page.waitForResponse('**/api/signout')
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByLabel('Username or e-mail').waitFor()
    expect((await signedOut).status()).toBe(200)
    for (const name of ['get_user_data', 'dashboard_counts'] as const)
      expect((await call(name, {}, { token })).body.code).toBe('session-ended')
    await elsewhere.page.reload()
    await elsewhere.page.getByRole('heading', { level: 1, name: account.user }).waitFor()
  })

  it('ends on the server although the connection was away at the sign-out', async () => {
    const { page, context, account } = await signedIn(visit)
    const sessions = () => db.collection('sessions').where('uid', '==', account.uid).get()
    const before = (await sessions()).size
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByLabel('Username or e-mail').waitFor()
    await context.setOffline(false)
    await expect.poll(async () => (await sessions()).size, { timeout: 15_000 }).toBe(before - 1)
  })

  it('ends everywhere on demand', async () => {
    const { page } = await signedIn(visit)
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await dialog(page, 'Sign out everywhere?')
    await page.getByLabel('Username or e-mail').waitFor()
  })

  it('carries the theme: saved with the account, shown at the next sign-in', async () => {
    const { page, account } = await signedIn(visit)
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await page.locator('html[data-theme="dark"]').waitFor()
    expect((await db.doc(`users/${account.uid}`).get()).get('theme')).toBe('true')

    const fresh = await visit('/profile')
    await signIn(fresh.page, account.user)
    await fresh.page.locator('html[data-theme="dark"]').waitFor()
  })
})
