import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { useBrowser } from '../support/browser.ts'

const { visit } = useBrowser()

const isScript = (response: Response) => response.request().resourceType() === 'script'

/** Bytes as they travel: what is text is compressed by Hosting. Late code is fetched, and then imported from the browser's cache. */
async function sizesOf(responses: Response[]): Promise<Record<string, number>> {
  const weights: Record<string, number> = { total: 0 }
  const imported = new Set(responses.filter(isScript).map((response) => response.url()))
  for (const response of responses) {
    if (!isScript(response) && imported.has(response.url())) continue
    const body = await response.body().catch(() => Buffer.alloc(0))
    const type = response.request().resourceType()
    const bytes = ['font', 'image', 'media'].includes(type) ? body.length : gzipSync(body).length
    weights[type] = (weights[type] ?? 0) + bytes
    weights.total = (weights.total ?? 0) + bytes
  }
  return weights
}

/**
 * Bytes of JavaScript: what each weighs today and half a kilobyte, so that it grows no further. DESIGN §8's 120,000 hold
 * where one comes in; players, rows and forms come on top where they are what was asked for.
 */
const entries = [
  ['/', 111_700],
  ['/home', 111_700],
  ['/events', 111_500],
  ['/news_area', 113_400],
  ['/view_products', 114_000],
  ['/services', 113_700],
  ['/view_events', 113_600],
  ['/explore', 115_200],
  ['/media', 116_200],
  ['/view_albums', 117_900],
  ['/terms_n_conditions?tab=faq', 116_200],
  ['/view_events?id=winter-exhibition', 115_900],
  ['/view_products?id=PRD-LUMEN', 117_600],
  ['/services?id=portrait-sitting', 119_200],
  ['/view_albums?tab=video', 120_400],
  ['/download_media', 123_800],
  ['/view_albums?tab=audio', 126_900],
  ['/view_albums?album=north-light', 127_800],
] as const

it.each(entries)('the first load of %s stays within its budgets', async (path, script) => {
  const { page } = await visit('about:blank', { reducedMotion: 'reduce', viewport: VIEWPORTS[0] })
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const weights = await sizesOf(responses)
  expect(weights.script).toBeLessThanOrEqual(script)
  expect(weights.stylesheet).toBeLessThanOrEqual(14_000)
  expect(weights.font ?? 0).toBeLessThanOrEqual(60_000)
  expect(weights.total).toBeLessThanOrEqual(260_000)
})

it('an anonymous visitor downloads no Firebase SDK, no zod, no form, QR or zip code', async () => {
  const { page } = await visit('about:blank', { reducedMotion: 'reduce' })
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (isScript(response)) scripts.push(response.text())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
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
  await page.goto('/news_area')
  await page.waitForLoadState('networkidle')
  expect([...hosts].sort()).toEqual(['127.0.0.1:5050', '127.0.0.1:9199'])
})
