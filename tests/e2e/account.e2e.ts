import { maskEmail } from '@dlm/contract/format/mask-email'
import { maskNic } from '@dlm/contract/format/mask-nic'
import { describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { mailsTo, otpFor } from '../support/inbox.ts'
import { anAccount, PASSWORD } from '../support/people.ts'
import { dialog, reported, signedIn, signIn, storedTexts } from '../support/sign-in.ts'

/** What the browser writes of refusals that these stories are about. */
const { visit } = useBrowser({ expected: /status of 40[139]|status of 429/ })

describe('the account page', () => {
  it.each(['light', 'dark'] as const)('has nothing axe objects to, %s', async (theme) => {
    const { page } = await signedIn(visit, { theme, account: { role: 'admin', adid: 'ADM-7' } })
    await page.locator(`html[data-theme="${theme}"]`).waitFor()
    await page.getByRole('button', { name: 'Admin', exact: true }).click()
    await page.getByRole('button', { name: 'Delete account' }).click()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
  })

  it('takes a photo, cut by the keyboard, and shows it in the dock', async () => {
    const { page } = await signedIn(visit)
    await page.locator('input[type="file"]').setInputFiles('web/dist/icon.svg')
    await dialog(page, 'Wrong image format')
    await page.locator('input[type="file"]').setInputFiles('docs/images/phone.webp')
    const cut = page.getByRole('dialog', { name: 'Your profile photo' })
    await cut.getByRole('button', { name: /Position the photo/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    expect(await accessibilityProblems(page)).toEqual([])
    await cut.getByRole('button', { name: 'Save photo' }).click()
    await reported(page, 'Profile Photo Updated')
    const dock = page.getByRole('navigation', { name: 'Main' })
    expect(await dock.getByRole('link', { name: 'Profile' }).locator('img').count()).toBe(1)
  })

  it('deletes the account with the right N.I.C and password only', async () => {
    const { page, account } = await signedIn(visit)
    const exists = async () => (await db.doc(`users/${account.uid}`).get()).exists
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByLabel('N.I.C number').fill('200099999999')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Delete permanently' }).click()
    await dialog(page, 'Delete your account?')
    await page.getByText('Nothing was deleted.').waitFor()
    expect(await exists()).toBe(true)

    await page.getByLabel('N.I.C number').fill('200012345678')
    await page.getByRole('button', { name: 'Delete permanently' }).click()
    await dialog(page, 'Delete your account?')
    await reported(page, 'Account Deleted')
    await page.getByLabel('Username or e-mail').waitFor()
    expect(await exists()).toBe(false)
  })
})

describe('verification', () => {
  it('takes the OTP that was mailed and a N.I.C number, and is over then', async () => {
    const { page, account } = await signedIn(visit, { account: { verified: false, nic: null } })
    await page.getByRole('link', { name: /Verify your account/ }).click()
    await page.getByText(maskEmail(account.email)).waitFor()
    await page.getByLabel('E-mail').fill(account.email)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await reported(page, 'OTP Sent')
    const otp = await otpFor(account.email)
    await page.getByLabel('OTP', { exact: true }).waitFor()
    await page.reload()
    await page.locator('[name="otp"]:focus').waitFor()
    // As people copy it from a mail.
    await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${otp.slice(0, 3)} ${otp.slice(3)} `)
    await page.keyboard.press('Control+v')
    expect(await page.getByLabel('OTP', { exact: true }).inputValue()).toBe(otp)
    expect(await page.getByLabel('OTP', { exact: true }).getAttribute('autocomplete')).toBe('one-time-code')
    await page.getByRole('button', { name: 'Varify' }).click()
    await page.getByRole('alert').getByText('N.I.C numbers have 10 to 12 letters and digits.').waitFor()
    await reported(page, 'NIC Not Valid', 'Your N.I.C Number seems to like wrong!')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByLabel('N.I.C number').fill('200112345678')
    await page.getByRole('button', { name: 'Varify' }).click()
    await reported(page, 'Account Verified')
    await page.waitForURL('**/profile')
    await page.getByText(maskNic('200112345678')).waitFor()
    await page.goto('/varify')
    await page.waitForURL('**/profile')
  })

  it('takes no other e-mail address than the account’s', async () => {
    const { page } = await signedIn(visit, { path: '/varify', account: { verified: false, nic: null } })
    await page.getByLabel('E-mail').fill('another.person@dlm.test')
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await dialog(page, 'OTP Sent Failed')
    expect(await page.getByRole('button', { name: 'Send OTP' }).isVisible()).toBe(true)
  })

  it('is for members: a visitor is redirected to the sign-in', async () => {
    const { page } = await visit('/varify')
    await page.waitForURL('**/profile?back=%2Fvarify')
  })
})

describe('a new password', () => {
  it('is set by e-mail, signs out everywhere, and opens the account', async () => {
    const { page, account } = await signedIn(visit)
    await page.getByRole('link', { name: /Change password/ }).click()
    expect(await page.getByLabel('E-mail').inputValue()).toBe(account.email)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await reported(page, 'OTP Sent')
    const otp = await otpFor(account.email)
    await page.getByLabel('OTP', { exact: true }).fill(otp === '100000' ? '100001' : '100000')
    await page.getByRole('button', { name: 'Varify Account' }).click()
    await page.getByText('This OTP is wrong or has expired.').waitFor()
    await page.getByLabel('OTP', { exact: true }).fill(otp)
    await page.getByRole('button', { name: 'Varify Account' }).click()
    await reported(page, 'Request Granted')
    await page.getByLabel('New password', { exact: true }).fill('weakling')
    await page.getByLabel('Confirm new password', { exact: true }).fill('weakling')
    await page.getByRole('button', { name: 'Set Password' }).click()
    await page.getByRole('alert').getByText('Passwords have 8 to 16 characters').waitFor()
    await reported(page, 'Password Error', 'Password Error: too weak')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByLabel('New password', { exact: true }).fill('Newly#2026')
    await page.getByLabel('Confirm new password', { exact: true }).fill('Newly#2026')
    await page.getByRole('button', { name: 'Set Password' }).click()
    await reported(page, 'Password Changed')
    await page.waitForURL('**/home')
    expect((await storedTexts(page)).filter((text) => /Newly#2026|Right#2025/.test(text))).toEqual([])

    await page.goto('/profile')
    await signIn(page, account.user, 'Newly#2026')
    await reported(page, 'User Signed In')
  })

  it('is set after a visit to the mailbox in the same tab; a recent code is not mailed again', async () => {
    const account = await anAccount()
    const { page } = await visit('/forgot_password')
    await page.getByLabel('E-mail').fill(account.email)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await reported(page, 'OTP Sent')
    await page.locator('[name="otp"]:focus').waitFor()
    await page.goto('/home')
    await page.goto('/forgot_password')
    await page.locator('[name="otp"]:focus').waitFor()
    await page.getByRole('button', { name: /^Send again in \d+ s$/ }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByRole('button', { name: 'Use another address' }).click()
    await page.getByLabel('E-mail').fill(account.email)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await page.getByRole('status', { name: 'OTP Sent' }).getByText('We just sent a code').waitFor()
    await reported(page, 'OTP Sent')
    await page.locator('[name="otp"]:focus').waitFor()
    await page.getByLabel('OTP', { exact: true }).fill(await otpFor(account.email))
    await page.getByRole('button', { name: 'Varify Account' }).click()
    await reported(page, 'Request Granted')
    await page.getByLabel('New password', { exact: true }).waitFor()
    expect(await mailsTo(account.email)).toHaveLength(1)
  })

  it('of an admin is set the same way', async () => {
    const { page, account } = await signedIn(visit, { account: { role: 'admin', adid: 'ADM-8' } })
    await page.getByRole('button', { name: 'Admin', exact: true }).click()
    await page.getByRole('link', { name: 'Forgot your admin password?' }).click()
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await reported(page, 'OTP Sent')
    await page.getByLabel('OTP', { exact: true }).fill(await otpFor(account.email))
    await page.getByRole('button', { name: 'Varify Account' }).click()
    await reported(page, 'Request Granted')
    await page.getByLabel('New password', { exact: true }).fill('Own#2026')
    await page.getByLabel('Confirm new password', { exact: true }).fill('Own#2026')
    await page.getByRole('button', { name: 'Set Password' }).click()
    await reported(page, 'Password Changed')
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
    const { page } = await signedIn(visit)
    await page.getByRole('link', { name: /Member card/ }).click()
    await page.getByRole('img', { name: /Member card of/ }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download card' }).click()
    expect((await download).suggestedFilename()).toBe('Member-card.png')
  })
})
