import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { expect, it } from 'vitest'
import { auditedPaths } from '../../scripts/audit/audited.ts'
import { firstLoad } from '../../scripts/audit/budgets.ts'
import { address } from '../../scripts/emulators/ports.ts'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import type { Persona } from '../../scripts/lib/personas.ts'
import { settled } from '../../scripts/lib/settled.ts'
import { appReady, useBrowser } from '../support/browser.ts'
import { PORTAL } from '../support/emulators.ts'

const { visit } = useBrowser()

/** What the code that checks forms names. */
const ofForms = /ZodError/

/** The files that hold the forms of a tool. */
const forms = /assets\/(album-)?form-[\w-]{8}\.js$/

const isScript = (response: Response) => response.request().resourceType() === 'script'

/** Bytes as they travel: what is text is compressed by Hosting. Late code is fetched, and then imported from the browser's cache. */
async function sizesOf(responses: Response[]): Promise<Record<string, number>> {
  const sizes: Record<string, number> = { total: 0 }
  const imported = new Set(responses.filter(isScript).map((response) => response.url()))
  for (const response of responses) {
    if (!isScript(response) && imported.has(response.url())) continue
    const body = await response.body().catch(() => Buffer.alloc(0))
    const type = response.request().resourceType()
    const bytes = ['font', 'image', 'media'].includes(type) ? body.length : gzipSync(body).length
    sizes[type] = (sizes[type] ?? 0) + bytes
    sizes.total = (sizes.total ?? 0) + bytes
  }
  return sizes
}

/** Opens a screen, and waits until the app works there and no request is pending. */
async function loaded(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await appReady(page)
  await settled(page)
}

/** What a browser that has nothing yet loads to be at a screen. */
async function loadFirst(path: string, persona?: Persona) {
  const { page } = await visit('about:blank', { viewport: VIEWPORTS[0], persona })
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await loaded(page, path)
  return sizesOf(responses)
}

/** The screens that `npm run audit` measures, and the one with the most code. */
const paths = [...auditedPaths, '/view_albums?album=north-light']

it.each(paths)('the first load of %s stays within its budgets', async (path) => {
  const { script, stylesheet, font = 0, total } = await loadFirst(path)
  expect(script).toBeLessThanOrEqual(firstLoad.publicScript)
  expect(stylesheet).toBeLessThanOrEqual(firstLoad.stylesheet)
  expect(font).toBeLessThanOrEqual(firstLoad.font)
  expect(total).toBeLessThanOrEqual(firstLoad.total)
})

it('the first load of the dashboard stays within its budget', async () => {
  const { script } = await loadFirst('/admin_dashboard', 'siteadmin')
  expect(script).toBeGreaterThan(firstLoad.publicScript) // the dashboard, and no sign-in
  expect(script).toBeLessThanOrEqual(firstLoad.dashboardScript)
})

it('the list of a tool does not wait for the code of its forms', async () => {
  const { page } = await visit('about:blank', { persona: 'siteadmin' })
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (isScript(response)) scripts.push(response.text())
  })
  const codeSoFar = async () => (await Promise.all(scripts)).join('\n')
  const listRequest = page.waitForRequest('**/api/get_news')
  await page.goto('/admin_dashboard?id=ADM-1001&tool=news')
  await listRequest
  expect(await codeSoFar()).not.toMatch(ofForms)
  await page.getByRole('button', { name: 'Add New' }).click()
  await page.getByLabel('Title', { exact: true }).waitFor()
  await settled(page)
  expect(await codeSoFar()).toMatch(ofForms)
})

it.each(['news', 'media'])('the panel that waits for a form of %s is as wide as the form', async (tool) => {
  const { page } = await visit('about:blank', { persona: 'siteadmin', viewport: VIEWPORTS[2] })
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(forms, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/admin_dashboard?id=ADM-1001&tool=${tool}&open=new`)
  const panel = page.getByRole('dialog', { name: /^(Add|New) / })
  const columns = async () => {
    const { x, width } = (await panel.boundingBox()) ?? {}
    return { x, width }
  }
  await panel.locator('[aria-busy]').waitFor()
  const waiting = await columns()
  letThrough()
  await panel.getByRole('textbox').first().waitFor()
  expect(await columns()).toEqual(waiting)
})

it('an anonymous visitor downloads no Firebase SDK, no zod, no form, QR or zip code', async () => {
  const { page } = await visit('about:blank')
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (isScript(response)) scripts.push(response.text())
  })
  await loaded(page, '/')
  const code = (await Promise.all(scripts)).join('\n')
  expect(code).toContain('react')
  expect(code).not.toMatch(
    /firebase(app|\/app|-auth)|identitytoolkit|ZodError|_zod|react-hook-form|qrcode|JSZip/i,
  )
})

it('asks no host but the portal and its storage', async () => {
  const { page } = await visit('about:blank')
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await loaded(page, '/news_area')
  expect([...hosts].sort()).toEqual([new URL(PORTAL).host, address('storage')].sort())
})
