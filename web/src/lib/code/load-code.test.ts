import { beforeEach, expect, it, vi } from 'vitest'

const reload = vi.fn()

/** As Chromium reports a module that it could not fetch. */
const missing = () => new TypeError('Failed to fetch dynamically imported module: /assets/late.js')

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = ''
  reload.mockReset()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', async () => new Response('the page'))
})

/** The module as a page has it that was just opened. */
async function openPage() {
  vi.resetModules()
  return import('./load-code.ts')
}

/** An `import()` that fails, once Vite has reported it. */
async function failing(error = missing()) {
  const { loadCode, reloadOnce } = await openPage()
  reloadOnce()
  return loadCode(Promise.reject(error))
}

it('waits for code that comes', async () => {
  const { loadCode } = await openPage()
  expect(await loadCode(Promise.resolve('late'))).toBe('late')
})

it('reloads the page once for all code that does not come, and nothing is shown until then', async () => {
  const { loadCode, reloadOnMissingCode } = await openPage()
  reloadOnMissingCode()
  const settled = vi.fn()
  for (let at = 0; at < 2; at++) {
    dispatchEvent(new Event('vite:preloadError'))
    loadCode(Promise.reject(missing())).finally(settled)
  }
  await vi.waitFor(() => expect(reload).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(settled).not.toHaveBeenCalled()
})

it.each([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while Hosting is away', async () => new Response('Bad Gateway', { status: 502 })],
])('does not reload %s', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  await expect(failing()).rejects.toMatchObject({ code: 'offline' })
  expect(reload).not.toHaveBeenCalled()
})

it('reloads a release once: where that did not help, the failure is reported', async () => {
  const { release } = await openPage()
  sessionStorage.setItem('dsp-left-release', release())
  await expect(failing()).rejects.toMatchObject({ code: 'replaced' })
  expect(reload).not.toHaveBeenCalled()
})

it('does not reload where nothing can be noted, since it could reload forever', async () => {
  const stored = sessionStorage
  vi.stubGlobal('sessionStorage', undefined)
  await expect(failing()).rejects.toMatchObject({ code: 'replaced' })
  vi.stubGlobal('sessionStorage', stored)
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['<form><input value="as it was" /></form>', false],
  ['<form><textarea></textarea></form>', false],
  ['<form><input /></form>', true],
  ['<form><textarea></textarea></form>', true],
])('a reload would lose what is typed into %s: %s', async (html, isTyped) => {
  document.body.innerHTML = html
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  if (field && isTyped) field.value = 'typed'
  const code = failing()
  if (isTyped) await expect(code).rejects.toMatchObject({ code: 'replaced' })
  else await vi.waitFor(() => expect(reload).toHaveBeenCalled())
  expect(reload).toHaveBeenCalledTimes(isTyped ? 0 : 1)
})

it('hands on what the module itself throws', async () => {
  await expect(failing(new TypeError('x is not a function'))).rejects.toThrow('x is not a function')
})
