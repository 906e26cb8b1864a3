import { brand } from '@dlm/contract/brand/brand'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../functions/src/platform/clock.ts'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { setUpLink } from '../../scripts/lib/set-up-link.ts'
import { db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { unique } from '../support/fixtures.ts'
import { reported } from '../support/sign-in.ts'
import { withoutAdmins } from '../support/without-admins.ts'

// Runs alone, after all other stories: for its time the portal has no admin, and then another name.

// What is written to the console of a link that was used before.
const { visit } = useBrowser({ expected: /status of 403/ })
const user = `own.${unique().slice(0, 8)}`
const founder = { user, email: `${user}@dlm.test` }

let giveBack: () => Promise<void>
beforeAll(async () => {
  giveBack = await withoutAdmins()
})
afterAll(async () => {
  const { docs } = await db.collection('users').where('user', '==', founder.user).get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
  await Promise.all(['settings/site', 'setup/site'].map((path) => db.recursiveDelete(db.doc(path))))
  await giveBack()
})

const story = 'a studio makes the portal its own: first admin, name and colour, a mail that arrives'

it(story, { timeout: 120_000 }, async () => {
  const link = await setUpLink({ db, clock: systemClock }, '')
  const { page } = await visit(String(link), { viewport: VIEWPORTS[2] })
  await page.getByRole('heading', { level: 1, name: 'Set up' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByLabel('Username').fill(founder.user)
  await page.getByLabel('E-mail').fill(founder.email)
  await page.getByLabel('Password', { exact: true }).fill('Founder#2025')
  await page.getByLabel('Admin password', { exact: true }).fill('Adm1n#25')
  await page.getByRole('button', { name: 'Make the first admin' }).click()

  const steps = page.getByRole('region', { name: 'Set up' })
  await steps.getByText('Mails arrive').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await steps.getByRole('button', { name: 'Send a test mail' }).click()
  await reported(page, 'Test Mail Sent')
  await steps.getByRole('button', { name: 'Send a test mail' }).waitFor({ state: 'detached' })

  await steps.getByRole('link', { name: 'Open the settings' }).click()
  await page.getByLabel('Name of the portal').fill('Quayside')
  await page.getByLabel('Name of the studio').fill('Quayside Studio')
  await page.getByRole('textbox', { name: 'Colour', exact: true }).fill('#7a1fa2')
  await page.getByRole('button', { name: 'Publish' }).click()
  await reported(page, 'Settings Published')

  // Another browser, for which no page was kept.
  const { page: stranger } = await visit('/explore')
  await expect
    .poll(async () => {
      await stranger.reload()
      return stranger.title()
    })
    .toContain('Quayside')
  for (const path of ['/explore', '/products']) {
    await stranger.goto(path)
    await stranger.getByText('Quayside Studio').first().waitFor()
    expect(await stranger.locator('header, main h1, footer').allInnerTexts()).not.toContainEqual(
      expect.stringContaining(brand.product),
    )
  }
  expect(await accessibilityProblems(stranger, 'colour')).toEqual([])

  // The link was good once.
  const { page: late } = await visit(String(link))
  await late.getByLabel('Username').fill('latecomer')
  await late.getByLabel('E-mail').fill('latecomer@dlm.test')
  await late.getByLabel('Password', { exact: true }).fill('Latecomer#25')
  await late.getByLabel('Admin password', { exact: true }).fill('Adm1n#25')
  await late.getByRole('button', { name: 'Make the first admin' }).click()
  await late.getByRole('alertdialog', { name: 'Link Not Valid' }).waitFor()
})
