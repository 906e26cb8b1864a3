import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { useBrowser } from '../support/browser.ts'

const { visit } = useBrowser()

/** Bytes as they travel: what is text is compressed by Hosting. */
async function weigh(responses: Response[]): Promise<Record<string, number>> {
  const weights: Record<string, number> = { total: 0 }
  for (const response of responses) {
    const body = await response.body().catch(() => Buffer.alloc(0))
    const type = response.request().resourceType()
    const bytes = ['font', 'image', 'media'].includes(type) ? body.length : gzipSync(body).length
    weights[type] = (weights[type] ?? 0) + bytes
    weights.total = (weights.total ?? 0) + bytes
  }
  return weights
}

/**
 * Bytes of JavaScript. `entry` is DESIGN §8's; the others are what those screens weigh today, so that they grow no further:
 * their player, their rows and their forms come on top.
 */
const scripts = { entry: 115_000, inner: 123_000, audio: 126_500, album: 127_500 } as const

const entries = [
  ['/', scripts.entry],
  ['/home', scripts.entry],
  ['/news_area', scripts.entry],
  ['/view_products', scripts.entry],
  ['/view_products?id=PRD-LUMEN', scripts.inner],
  ['/services', scripts.entry],
  ['/services?id=portrait-sitting', scripts.inner],
  ['/events', scripts.entry],
  ['/view_events', scripts.entry],
  ['/view_events?id=winter-exhibition', scripts.entry],
  ['/explore', scripts.entry],
  ['/media', scripts.entry],
  ['/view_albums', scripts.entry],
  ['/view_albums?album=north-light', scripts.album],
  ['/view_albums?tab=video', scripts.inner],
  ['/view_albums?tab=audio', scripts.audio],
  ['/download_media', scripts.inner],
  ['/terms_n_conditions?tab=faq', scripts.entry],
] as const

it.each(entries)('the first load of %s stays within its budgets', async (path, script) => {
  const { page } = await visit('about:blank', { reducedMotion: 'reduce', viewport: VIEWPORTS[0] })
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const weights = await weigh(responses)
  expect(weights.script).toBeLessThanOrEqual(script)
  expect(weights.stylesheet).toBeLessThanOrEqual(14_000)
  expect(weights.font ?? 0).toBeLessThanOrEqual(60_000)
  expect(weights.total).toBeLessThanOrEqual(260_000)
})

it('an anonymous visitor downloads no Firebase SDK, no zod, no form, QR or zip code', async () => {
  const { page } = await visit('about:blank', { reducedMotion: 'reduce' })
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
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
