import { beforeEach, expect, it, vi } from 'vitest'
import { holdsTypedText, isReplaced, reloadOnce } from './newer-release.ts'

const ours = '/assets/index-ours.js'
/** A part of the app that two releases share. */
const unchanged = '/assets/base-same.js'
const reload = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  document.head.innerHTML = [unchanged, ours]
    .map((src) => `<script type="module" src="${src}"></script>`)
    .join('')
  document.body.innerHTML = ''
  reload.mockReset()
  vi.spyOn(location, 'reload').mockImplementation(reload)
})

/** The page as Hosting has it now. */
function serve(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', vi.fn(answer))
}

const newer = async () => new Response(`<script src="/assets/index-newer.js"><script src="${unchanged}">`)

it('is replaced once Hosting has the page of another release', async () => {
  serve(newer)
  expect(await isReplaced()).toBe(true)
})

it.each([
  ['this release is the newest', async () => new Response(`<script src="${ours}">`)],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['Hosting is away', async () => new Response('Bad Gateway', { status: 502 })],
])('is not replaced where %s', async (_, answer) => {
  serve(answer)
  expect(await isReplaced()).toBe(false)
})

it('reloads, and lets nothing else happen meanwhile', async () => {
  const settled = vi.fn()
  reloadOnce().finally(settled)
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(settled).not.toHaveBeenCalled()
})

it('leaves a release once: where the reload brought the same one back, the failure is shown', async () => {
  sessionStorage.setItem('dsp-left-release', ours)
  await reloadOnce()
  expect(reload).not.toHaveBeenCalled()
})

it('stays where nothing can be noted, since it could go on for ever', async () => {
  const kept = sessionStorage
  vi.stubGlobal('sessionStorage', undefined)
  await reloadOnce()
  expect(reload).not.toHaveBeenCalled()
  vi.stubGlobal('sessionStorage', kept)
})

it.each([
  ['<form><input value="as it was" /></form>', false],
  ['<form><textarea></textarea></form>', false],
  ['<input />', false],
  ['<form><input /></form>', true],
  ['<form><textarea></textarea></form>', true],
])('what is typed into %s counts: %s', (html, isTyped) => {
  document.body.innerHTML = html
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  if (field && (isTyped || !field.form)) field.value = 'typed'
  expect(holdsTypedText()).toBe(isTyped)
})
