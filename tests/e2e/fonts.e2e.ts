import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { settled } from '../../scripts/lib/settled.ts'
import { db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { send } from '../support/client.ts'
import { reported } from '../support/sign-in.ts'

// Runs alone, after all other stories: for its time every visitor has other fonts.

const { visit } = useBrowser()
afterAll(() => db.recursiveDelete(db.doc('settings/site')))

const settings = '/admin_dashboard?id=ADM-1001&tool=settings'
const article = '/read_news?id=north-light'

/** The family that a heading and the page's text are shown in. */
const familiesOf = (page: Page) =>
  page.evaluate(() =>
    ['main h1', 'body'].map((selector) => {
      const element = document.querySelector(selector)
      return element && getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', '')
    }),
  )

/** Milliseconds after which the fonts of a slow visit load: long after its text was painted. */
const slowly = 1_500

/** A stranger's first visit, to whom fonts come late: families and files of the fonts, and what moved when they came. */
async function strangerAt(path: string, viewport: (typeof VIEWPORTS)[number]) {
  const { page, context } = await visit('about:blank', { viewport, reducedMotion: 'no-preference' })
  const files: string[] = []
  await page.route('**/*.woff2', async (route) => {
    files.push(/([a-z-]+)-[\w-]{8}\.woff2$/.exec(route.request().url())?.[1] ?? route.request().url())
    await page.waitForTimeout(slowly)
    await route.continue()
  })
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  await settled(page)
  await page.evaluate(() => document.fonts.ready)
  // A layout shift is reported after its frame.
  await page.waitForTimeout(500)
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
  const families = await familiesOf(page)
  await context.close()
  return { families, files: files.sort(), shift }
}

/** Waits until new pages have these fonts. */
const waitForFont = (font: string) =>
  expect.poll(async () => (await send<string>('/')).body).toContain(`"font":"${font}"`)

const pairs = [
  { name: 'Classic', font: 'classic', families: ['Literata', 'Inter'], files: ['inter', 'literata'] },
  {
    ...{ name: 'Warm', font: 'warm', families: ['Plus Jakarta Sans', 'Plus Jakarta Sans'] },
    files: ['plus-jakarta-sans'],
  },
]

it('the owner chooses fonts: previews them, publishes them, and takes them back', {
  timeout: 240_000,
}, async () => {
  const { page } = await visit(settings, { persona: 'siteadmin' })
  const choice = page.getByRole('group', { name: 'Fonts' })
  const modern = choice.getByRole('radio', { name: 'Modern' })
  expect(await modern.isChecked()).toBe(true)
  await modern.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await choice.getByRole('radio', { name: 'Warm' }).isChecked()).toBe(true)
  expect(await accessibilityProblems(page)).toEqual([])

  await page.getByRole('button', { name: 'Preview' }).click()
  await page.waitForURL('/')
  await expect.poll(() => familiesOf(page)).toEqual(['Plus Jakarta Sans', 'Plus Jakarta Sans'])
  expect((await strangerAt('/', VIEWPORTS[2])).families).toEqual(['Sora', 'Inter'])

  await page.goto(settings)
  for (const { name, font, families, files } of pairs) {
    await choice.getByRole('radio', { name }).check()
    await page.getByRole('button', { name: 'Publish' }).click()
    await reported(page, 'Settings published')
    await expect.poll(() => familiesOf(page)).toEqual(families)
    expect(await accessibilityProblems(page, 'colour')).toEqual([])
    await waitForFont(font)
    for (const path of ['/', article])
      for (const viewport of [VIEWPORTS[0], VIEWPORTS[2]]) {
        const seen = await strangerAt(path, viewport)
        expect([path, seen.families, seen.files]).toEqual([path, families, files])
        expect(seen.shift).toBeLessThanOrEqual(0.01)
      }
    // Hosting serves this one as a file: the app asks which fonts there are.
    const { page: profile } = await visit('/profile')
    expect(await familiesOf(profile)).toEqual(families)
  }

  await page.reload()
  await page.getByText('Earlier settings').click()
  await page
    .getByRole('button', { name: /^Restore/ })
    .last()
    .click()
  expect(await modern.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Publish' }).click()
  await reported(page, 'Settings published')
  await expect.poll(() => familiesOf(page)).toEqual(['Sora', 'Inter'])
  await expect.poll(async () => (await send<string>('/')).body).not.toContain('"font":')
  const { families, files } = await strangerAt('/', VIEWPORTS[2])
  expect([families, files]).toEqual([
    ['Sora', 'Inter'],
    ['inter', 'sora'],
  ])
})
