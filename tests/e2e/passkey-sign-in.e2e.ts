import { expect, it } from 'vitest'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { PORTAL } from '../support/emulators.ts'
import { anAccount, PASSWORD } from '../support/people.ts'
import { chooseTheme } from '../support/screen.ts'

const { visit } = useBrowser({ expected: /status of 40[13]/ })

it('a member adds a passkey, and signs in with it and with nothing else', async () => {
  const { uid, user } = await anAccount()
  // Browsers take no passkey for a bare address.
  const baseURL = PORTAL.replace('127.0.0.1', 'localhost')
  const { page } = await visit('about:blank', { as: { uid }, baseURL })
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('WebAuthn.enable')
  const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true },
    },
  })
  await page.goto('/profile')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Show passkeys' }).click()
  await passkeys.getByRole('button', { name: 'Add passkey' }).click()
  await passkeys.getByLabel('Passkey name').fill('Blue key')
  await passkeys.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  expect(await accessibilityProblems(page)).toEqual([])
  await passkeys.getByRole('button', { name: 'Add passkey' }).click()
  // The hint of the form names one too.
  await passkeys.getByRole('listitem').filter({ hasText: 'Blue key' }).waitFor()
  await chooseTheme(page, 'dark')
  expect(await accessibilityProblems(page, 'colour')).toEqual([])

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await button.click()
  await passkeys.waitFor()
  await page.getByRole('main').getByText(user, { exact: true }).first().waitFor()

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await button.waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await chromium.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
  await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
  })
  await button.click()
  await page.getByText('Your browser didn’t use a passkey.', { exact: false }).waitFor()
}, 120_000)
