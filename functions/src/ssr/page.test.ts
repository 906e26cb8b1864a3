import { brand } from '@dlm/contract/brand/brand'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Platform } from '../platform/platform.ts'
import { publicFiles } from '../platform/storage.ts'
import { appPage } from './page.ts'
import type { Prerender } from './prerender.ts'

const template = `<html><head>
    <meta name="description" content="Generic." />
    <title>${brand.product}</title>
  </head><body><div id="root"></div></body></html>`
const platform = { files: publicFiles('bucket', undefined) } as Platform
const drawn: Prerender = async (address) => ({ html: `<p>${address}</p>`, hints: '', served: [] })

const failed = vi.fn()
const page = (address: string, prerender: Prerender = drawn) => {
  const { pathname: path, searchParams: query } = new URL(address, 'https://portal.test')
  const parts = {
    template,
    origin: 'https://portal.test',
    prerender,
    code: {},
    read: async () => null,
    settings: {},
  }
  return appPage(platform, parts, { path, query }, failed)
}

beforeEach(() => void failed.mockReset())
afterEach(() => void vi.useRealTimers())

describe('appPage', () => {
  it('has the content of the screen, cached by shared caches', async () => {
    const { status, body, cache } = await page('/news_area')
    expect([status, cache?.maxAge]).toEqual([200, 0])
    expect(body).toContain('<div id="root"><p>/news_area</p></div>')
    expect(body).toContain(`<title>News · ${brand.product}</title>`)
  })

  it.each(['/news_area?search=sea', '/view_albums?tab=video', '/services?search=%00'])(
    'leaves a search to the app: %s',
    async (address) => {
      const { body, cache } = await page(address)
      expect(body).toContain('<div id="root"></div>')
      expect(cache?.maxAge).toBe(0)
    },
  )

  it('is the plain app, not cached, when the content cannot be loaded', async () => {
    const reason = new Error('no database')
    const answer = await page('/news_area', () => Promise.reject(reason))
    expect(answer).toMatchObject({ status: 200, body: template, cache: null })
    expect(failed.mock.calls).toEqual([[reason]])
  })

  it('is the plain app when the content takes too long', async () => {
    vi.useFakeTimers()
    const waiting = page('/news_area', () => new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await waiting).toMatchObject({ status: 200, body: template, cache: null })
    expect(failed).toHaveBeenCalledOnce()
  })
})
