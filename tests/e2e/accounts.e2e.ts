import { maskEmail } from '@dlm/contract/format/mask-email'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { forgetAddressLimits } from '../support/address-limits.ts'
import { db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { otpFor } from '../support/inbox.ts'
import { anAccount, PASSWORD } from '../support/people.ts'

/** What the browser writes of refusals that these stories are about. */
const { visit } = useBrowser({ expected: /status of 40[139]|status of 429/ })
const [phone] = VIEWPORTS

beforeEach(forgetAddressLimits)

/** Fills the sign-in form and sends it. */
async function signIn(page: Page, user: string, pass = PASSWORD, remember = false): Promise<void> {
  await page.getByLabel('Username or e-mail').fill(user)
  await page.getByLabel('Password', { exact: true }).fill(pass)
  if (remember) await page.getByLabel('Remember me').check()
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign in' }).click()
}

async function dialog(page: Page, title: string): Promise<void> {
  const shown = page.getByRole('alertdialog', { name: title })
  await shown.waitFor()
  await shown.getByRole('button').last().click()
}

/** A page on which somebody is signed in. */
async function signedIn(options: { remember?: boolean; account?: Parameters<typeof anAccount>[0] } = {}) {
  const account = await anAccount(options.account)
  const visited = await visit('/profile')
  await signIn(visited.page, account.user, PASSWORD, options.remember)
  await dialog(visited.page, 'User Signed In')
  return { ...visited, account }
}

/** Everything the page keeps in local and session storage. */
function keptTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => [localStorage, sessionStorage].flatMap((store) => Object.entries(store).flat()))
}

describe('signing up', () => {
  it('says what is wrong at its field, takes what is right, and leads to the sign-in', async () => {
    const { page } = await visit('/profile', { viewport: phone })
    await page.getByRole('tab', { name: 'Sign up' }).click()
    const send = () => page.getByRole('tabpanel').getByRole('button', { name: 'Sign up' }).click()
    await send()
    expect(await page.getByRole('alert').allTextContents()).toEqual([
      'Username not valid. Not a valid username. Username must be between 5 to 10 characters long.',
      'Email not valid. Please enter your e-mail address.',
      'Password not valid. Not a valid password. Password must be between 8 to 16 characters.',
      'Accept our terms & conditions',
    ])
    await page.locator('[name="user"]:focus').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    const taken = await anAccount()
    await page.getByLabel('Username').fill(taken.user)
    await page.getByLabel('E-mail').fill(`new.${taken.email}`)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
    await page.getByLabel(/I accept/).check()
    await send()
    await page.getByText('This username is taken. Please choose another one.').waitFor()
    await page.locator('[name="user"]:focus').waitFor()

    const user = `new.${crypto.randomUUID().slice(0, 8)}`
    await page.getByLabel('Username').fill(user)
    await send()
    await dialog(page, 'User Registered')
    expect(await page.getByLabel('Username or e-mail').inputValue()).toBe(user)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign in' }).click()
    await dialog(page, 'User Signed In')
    await page.getByRole('heading', { level: 1, name: user }).waitFor()
    expect(await page.getByText('Not Varified').count()).toBe(1)
  })
})

describe('signing in', () => {
  it('with “Remember me” is kept for every tab, and no secret with it', async () => {
    const { page, context, account } = await signedIn({ remember: true })
    await page.reload()
    await page.getByRole('heading', { level: 1, name: account.user }).waitFor()
    const other = await context.newPage()
    await other.goto('/profile')
    await other.getByRole('heading', { level: 1, name: account.user }).waitFor()
    const kept = await keptTexts(page)
    expect(kept).toContain('dsp-user')
    expect(kept.filter((text) => text.includes(PASSWORD))).toEqual([])
    expect(kept.filter((text) => /refreshToken|idToken|eyJ/.test(text))).toEqual([])

    await other.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByLabel('Username or e-mail').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('dsp-login-status'))).toBe('false')
  })

  it('without it is this tab’s alone, and there again after a reload', async () => {
    const { page, context, account } = await signedIn()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: account.user }).waitFor()
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('dsp-user')
    const kept = await keptTexts(page)
    expect(kept.filter((text) => text.includes(PASSWORD))).toEqual([])
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

  it('works by the keyboard alone, and leads back', async () => {
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
  it('ends where the server ended it: told once, with a way to sign in again', async () => {
    const { page, account } = await signedIn({ remember: true })
    await db.doc(`users/${account.uid}`).update({ sessionVersion: 1 })
    await page.reload()
    await dialog(page, 'Session Ended')
    await page.getByLabel('Username or e-mail').waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })

  it('ends everywhere on demand', async () => {
    const { page } = await signedIn({ remember: true })
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await dialog(page, 'Sign Out Everywhere')
    await page.getByLabel('Username or e-mail').waitFor()
  })

  it('carries the theme: saved with the account, shown at the next sign-in', async () => {
    const { page, account } = await signedIn()
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await page.locator('html[data-theme="dark"]').waitFor()
    expect((await db.doc(`users/${account.uid}`).get()).get('theme')).toBe('true')

    const fresh = await visit('/profile')
    await signIn(fresh.page, account.user)
    await fresh.page.locator('html[data-theme="dark"]').waitFor()
  })
})

describe('the account page', () => {
  it.each(['light', 'dark'] as const)('has nothing axe objects to, %s', async (theme) => {
    const { page } = await signedIn({
      account: { role: 'admin', adid: 'ADM-7', theme: theme === 'dark' ? 'true' : 'false' },
    })
    await page.locator(`html[data-theme="${theme}"]`).waitFor()
    await page.getByRole('button', { name: 'Admin', exact: true }).click()
    await page.getByRole('button', { name: 'Delete account' }).click()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
  })

  it('takes a photo, cut by the keyboard, and shows it in the dock', async () => {
    const { page } = await signedIn()
    await page.locator('input[type="file"]').setInputFiles('web/public/icon.svg')
    await dialog(page, 'Wrong image format')
    await page.locator('input[type="file"]').setInputFiles('docs/images/news.png')
    const cut = page.getByRole('dialog', { name: 'Your profile photo' })
    await cut.getByRole('button', { name: /Move the picture/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    expect(await accessibilityProblems(page)).toEqual([])
    await cut.getByRole('button', { name: 'Save photo' }).click()
    await dialog(page, 'Profile Photo Updated')
    const dock = page.getByRole('navigation', { name: 'Main' })
    expect(await dock.getByRole('link', { name: 'Profile' }).locator('img').count()).toBe(1)
  })

  it('deletes the account with the right N.I.C and password only', async () => {
    const { page, account } = await signedIn()
    const exists = async () => (await db.doc(`users/${account.uid}`).get()).exists
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByLabel('N.I.C number').fill('200099999999')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await dialog(page, 'Delete Account')
    await page.getByText('Nothing was deleted.').waitFor()
    expect(await exists()).toBe(true)

    await page.getByLabel('N.I.C number').fill('200012345678')
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await dialog(page, 'Delete Account')
    await dialog(page, 'Account Deleted')
    await page.getByLabel('Username or e-mail').waitFor()
    expect(await exists()).toBe(false)
  })
})

describe('verification', () => {
  it('takes the OTP that was mailed and a N.I.C number, and is over then', async () => {
    const { page, account } = await signedIn({ account: { verified: false, nic: null } })
    await page.getByRole('link', { name: /Verify your account/ }).click()
    await page.getByText(maskEmail(account.email)).waitFor()
    await page.getByLabel('E-mail').fill(account.email)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await dialog(page, 'OTP Sent')
    const otp = await otpFor(account.email)
    await page.getByLabel('OTP').focus()
    // As people copy it from a mail.
    await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${otp.slice(0, 3)} ${otp.slice(3)} `)
    await page.keyboard.press('Control+v')
    expect(await page.getByLabel('OTP').inputValue()).toBe(otp)
    expect(await page.getByLabel('OTP').getAttribute('autocomplete')).toBe('one-time-code')
    await page.getByRole('button', { name: 'Varify' }).click()
    await page.getByText(/Your N.I.C Number seems to like wrong!/).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByLabel('N.I.C number').fill('200112345678')
    await page.getByRole('button', { name: 'Varify' }).click()
    await dialog(page, 'Account Verified')
    await page.waitForURL('**/profile')
    await page.getByText('200112345678').waitFor()
    await page.goto('/varify')
    await page.waitForURL('**/profile')
  })

  it('takes no other e-mail address than the account’s', async () => {
    const { page } = await signedIn({ account: { verified: false, nic: null } })
    await page.goto('/varify')
    await page.getByLabel('E-mail').fill('somebody.else@dlm.test')
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await dialog(page, 'OTP Sent Failed')
    expect(await page.getByRole('button', { name: 'Send OTP' }).isVisible()).toBe(true)
  })

  it('is for members: anybody else is led to the sign-in', async () => {
    const { page } = await visit('/varify')
    await page.waitForURL('**/profile?back=%2Fvarify')
  })
})

describe('a new password', () => {
  it('is set by e-mail, signs out everywhere, and opens the account', async () => {
    const { page, account } = await signedIn()
    await page.getByRole('link', { name: /Change password/ }).click()
    expect(await page.getByLabel('E-mail').inputValue()).toBe(account.email)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await dialog(page, 'OTP Sent')
    const otp = await otpFor(account.email)
    await page.getByLabel('OTP').fill(otp === '100000' ? '100001' : '100000')
    await page.getByRole('button', { name: 'Varify Account' }).click()
    await page.getByText('This OTP is wrong or no longer valid.').waitFor()
    await page.getByLabel('OTP').fill(otp)
    await page.getByRole('button', { name: 'Varify Account' }).click()
    await dialog(page, 'Request Granted')
    await page.getByLabel('New password', { exact: true }).fill('weakling')
    await page.getByLabel('Confirm new password', { exact: true }).fill('weakling')
    await page.getByRole('button', { name: 'Set Password' }).click()
    await page.getByText('Password Error: too weak').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByLabel('New password', { exact: true }).fill('Newly#2026')
    await page.getByLabel('Confirm new password', { exact: true }).fill('Newly#2026')
    await page.getByRole('button', { name: 'Set Password' }).click()
    await dialog(page, 'Password Changed')
    await page.waitForURL('**/home')
    expect((await keptTexts(page)).filter((text) => /Newly#2026|Right#2025/.test(text))).toEqual([])

    await page.goto('/profile')
    await signIn(page, account.user, 'Newly#2026')
    await dialog(page, 'User Signed In')
  })

  it('of an admin is set the same way', async () => {
    const { page, account } = await signedIn({ account: { role: 'admin', adid: 'ADM-8' } })
    await page.getByRole('button', { name: 'Admin', exact: true }).click()
    await page.getByRole('link', { name: 'Forgot your admin password?' }).click()
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await dialog(page, 'OTP Sent')
    await page.getByLabel('OTP').fill(await otpFor(account.email))
    await page.getByRole('button', { name: 'Varify Account' }).click()
    await dialog(page, 'Request Granted')
    await page.getByLabel('New password', { exact: true }).fill('Own#2026')
    await page.getByLabel('Confirm new password', { exact: true }).fill('Own#2026')
    await page.getByRole('button', { name: 'Set Password' }).click()
    await dialog(page, 'Password Changed')
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Admin', exact: true }).click()
    await page.getByLabel('Admin id').fill('ADM-8')
    await page.getByLabel('Admin password').fill('Own#2026')
    await page.getByRole('button', { name: 'Open the dashboard' }).click()
    await page.waitForURL('**/admin_dashboard?id=ADM-8')
  })
})

describe('the member card', () => {
  it('is drawn and downloaded', async () => {
    const { page } = await signedIn()
    await page.getByRole('link', { name: /Member card/ }).click()
    await page.getByRole('img', { name: /Member card of/ }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download card' }).click()
    expect((await download).suggestedFilename()).toBe('Member-card.png')
  })
})
