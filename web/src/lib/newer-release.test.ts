import { beforeEach, expect, it, vi } from 'vitest'
import { enterNewerRelease } from './newer-release.ts'

const { pathname } = new URL(import.meta.url)
const ours = pathname.replace('.test', '')
const reload = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  vi.spyOn(location, 'reload').mockImplementation(reload)
})

/** The page as Hosting has it now. */
function serve(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', vi.fn(answer))
}

it('reloads into a release that has replaced this one, and lets nothing else happen meanwhile', async () => {
  serve(async () => new Response('<script src="/assets/index-newer.js">'))
  const settled = vi.fn()
  enterNewerRelease().finally(settled)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await new Promise((resolve) => setTimeout(resolve))
  expect(settled).not.toHaveBeenCalled()
})

it('leaves a release once: where the reload brought the same one back, the failure is shown', async () => {
  serve(async () => new Response('<script src="/assets/index-newer.js">'))
  sessionStorage.setItem('dsp-left-release', ours)
  await enterNewerRelease()
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['this release is the newest', async () => new Response(`<script src="${ours}">`)],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['Hosting is away', async () => new Response('Bad Gateway', { status: 502 })],
])('stays where %s', async (_, answer) => {
  serve(answer)
  await enterNewerRelease()
  expect(reload).not.toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(0)
})

it('stays where nothing can be noted, since it could go on for ever', async () => {
  serve(async () => new Response('<script src="/assets/index-newer.js">'))
  const kept = sessionStorage
  vi.stubGlobal('sessionStorage', undefined)
  await enterNewerRelease()
  expect(reload).not.toHaveBeenCalled()
  vi.stubGlobal('sessionStorage', kept)
})
