import { defaultNames } from '@dlm/contract/brand/brand'
import { applyAllSettings } from '@dlm/contract/site/hidden-areas'
import { isOffered } from '@dlm/contract/site/offered'
import { documentedPath } from '@dlm/contract/site/readable-paths'
import { beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../functions/src/platform/clock.ts'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { setUpLink } from '../../scripts/lib/set-up-link.ts'
import { db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { call, send } from '../support/client.ts'
import { crawl, linksOf } from '../support/crawl.ts'
import { unique } from '../support/fixtures.ts'
import { mailsTo } from '../support/inbox.ts'
import { aroundOldName } from '../support/old-name.ts'
import { reported } from '../support/sign-in.ts'

// What is written to the console of a link that was used before.
const { visit } = useBrowser({ expected: /status of 403/ })
const user = `own.${unique().slice(0, 8)}`
const founder = { user, email: `${user}@dlm.test` }

/** Demo events name the studio as their organiser: that is content, and of another studio it would be another. */
async function renameOrganiser(from: string, to: string) {
  const { docs } = await db.collection('events').where('name', '==', from).get()
  await Promise.all(docs.map(({ ref }) => ref.update({ name: to })))
}
const newCompany = 'Quayside Studio'

beforeAll(async () => {
  const { docs } = await db.collection('users').where('role', '==', 'admin').get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
  await renameOrganiser(defaultNames.company, newCompany)
})

/** Milliseconds that the setup may take. */
const threeMinutes = 180_000

const story =
  'a studio makes the portal its own: first admin, name, logo, colour, two areas fewer, a mail that is delivered'

const logo = {
  name: 'quay.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#7a1fa2"/><path d="M10 40q11-8 22 0t22 0" fill="none" stroke="#fff" stroke-width="5"/></svg>',
  ),
}

it(story, { timeout: 480_000 }, async () => {
  const startedAt = Date.now()
  const link = await setUpLink({ db, clock: systemClock }, '')
  const { page } = await visit(String(link), { viewport: VIEWPORTS[2] })
  await page.getByRole('heading', { level: 1, name: 'Set up' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByLabel('Username').fill(founder.user)
  await page.getByLabel('E-mail').fill(founder.email)
  await page.getByLabel('Password', { exact: true }).fill('Founder#2025')
  await page.getByLabel('Admin password', { exact: true }).fill('Adm1n#25')
  await page.getByRole('button', { name: 'Create admin account' }).click()

  const steps = page.getByRole('region', { name: 'Set up your portal' })
  await steps.getByText('E-mail delivery').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await steps.getByRole('button', { name: 'Send a test e-mail' }).click()
  await reported(page, 'Test e-mail sent')
  const mailStep = steps.getByRole('listitem').filter({ hasText: 'E-mail delivery' })
  await mailStep.getByRole('img', { name: 'Done' }).waitFor()

  await steps.getByRole('link', { name: 'Open settings' }).click()
  await page.getByLabel('Portal name').fill('Quayside')
  await page.getByLabel('Studio name').fill(newCompany)
  await page.getByLabel('Choose a logo').setInputFiles(logo)
  await page.getByText('Choose another logo').waitFor()
  await page.getByRole('textbox', { name: 'Colour', exact: true }).fill('#7a1fa2')
  await page.getByRole('heading', { name: 'Areas', exact: true }).click()
  for (const area of ['Products', 'Sonata keys'])
    await page.getByRole('checkbox', { name: area, exact: true }).uncheck()
  await page.getByRole('button', { name: 'Publish' }).click()
  await reported(page, 'Settings published')
  expect(Date.now() - startedAt).toBeLessThan(threeMinutes)
  expect(await accessibilityProblems(page)).toEqual([])

  // Another browser, without cached pages.
  const { page: stranger, takeComplaints } = await visit('/explore')
  await expect
    .poll(async () => {
      await stranger.reload()
      return stranger.title()
    })
    .toContain('Quayside')
  applyAllSettings({ hidden: ['products', 'sonata'] })
  const visited = await crawl(
    stranger,
    ['/', '/explore', '/products', '/profile', '/no-such-page'],
    async (address) => {
      const nothing = stranger.getByText('We couldn’t find this page')
      expect([address, await nothing.count()]).toEqual([address, address === '/no-such-page' ? 1 : 0])
      const dead = (await linksOf(stranger)).filter((link) => !isOffered(documentedPath(link) ?? link))
      expect([address, dead]).toEqual([address, []])
      expect([address, await stranger.content().then(aroundOldName)]).toEqual([address, null])
      const shipped = stranger.locator(
        '[src="/icon.svg"], [href="/icon.svg"], [href="/apple-touch-icon.png"]',
      )
      expect([address, await shipped.count()]).toEqual([address, 0])
      expect([address, await accessibilityProblems(stranger, 'colour')]).toEqual([address, []])
    },
  )
  expect(visited.length).toBeGreaterThan(25)
  for (const address of ['/news.xml', '/events.ics', '/sitemap.xml', '/manifest.webmanifest']) {
    const { status, body } = await send(address)
    expect([address, status, aroundOldName(JSON.stringify(body))]).toEqual([address, 200, null])
  }
  const before = await mailsTo(founder.email)
  expect((await call('forgot_mail', { email: founder.email, purpose: 'password' })).status).toBe(200)
  const [mail, ...others] = await mailsTo(founder.email)
  expect([others.length, mail?.template, aroundOldName(JSON.stringify(mail))]).toEqual([
    before.length,
    'otp',
    null,
  ])

  const { page: night } = await visit('/', { theme: 'dark' })
  for (const address of ['/', '/profile', '/view_albums']) {
    await night.goto(address)
    await night.locator('main h1').first().waitFor()
    expect([address, await accessibilityProblems(night, 'colour')]).toEqual([address, []])
  }
  for (const address of ['/view_products', '/sonata?mid=m&cypher=C', '/varify_key?key=k']) {
    await stranger.goto(address)
    await stranger.getByText('We couldn’t find this page').waitFor()
  }
  // Of the page that is hidden, and of nothing that the others asked for.
  expect(takeComplaints()).toEqual([expect.stringMatching(/status of 404/)])

  // The link was good once.
  const { page: late } = await visit(String(link))
  await late.getByLabel('Username').fill('latecomer')
  await late.getByLabel('E-mail').fill('latecomer@dlm.test')
  await late.getByLabel('Password', { exact: true }).fill('Latecomer#25')
  await late.getByLabel('Admin password', { exact: true }).fill('Adm1n#25')
  await late.getByRole('button', { name: 'Create admin account' }).click()
  await late.getByRole('alertdialog', { name: 'Link not valid' }).waitFor()
})
