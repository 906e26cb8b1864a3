import { beforeEach, expect, it, vi } from 'vitest'
import { loadLate } from './late-code.ts'
import { isReplaced, reloadOnce } from './newer-release.ts'

vi.mock('./newer-release.ts', () => ({
  isReplaced: vi.fn(async () => false),
  holdsTypedText: () => document.querySelector('textarea') !== null,
  reloadOnce: vi.fn(async () => {}),
}))

const module = { name: 'late' }
const load = vi.fn<() => Promise<typeof module>>()
const fetching = vi.fn<typeof fetch>()

/** What Chromium says of a module that it could not fetch, then and ever after. */
const remembered = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'))
const here = async () => new Response('export {}')
const gone = async () => new Response('', { status: 404 })
const away = () => Promise.reject(new TypeError('Failed to fetch'))

let lastFile = 0
/** Files of this test alone: what arrived is not asked for again. */
const newFiles = (count = 1) => Array.from({ length: count }, () => `assets/${++lastFile}.js`)

/** The pauses before a file is fetched again are over at once. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync')
  vi.mocked(isReplaced).mockReset().mockResolvedValue(false)
  vi.mocked(reloadOnce).mockReset().mockResolvedValue()
  load.mockReset().mockResolvedValue(module)
  fetching.mockReset().mockImplementation(here)
  vi.stubGlobal('fetch', fetching)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

it('imports once all files are there, and asks for each once', async () => {
  const files = newFiles(2)
  expect(await loadLate(load, files)).toBe(module)
  expect(await loadLate(load, files)).toBe(module)
  expect(fetching.mock.calls.map(([path]) => path)).toEqual(files.map((file) => `/${file}`))
})

it.each([
  ['a hint', (file: string) => `<link rel="modulepreload" href="/${file}">`],
  ['its script', (file: string) => `<script type="text/plain" src="/${file}"></script>`],
])('leaves to the page what it names itself, as %s', async (_, markup) => {
  const [file = ''] = newFiles()
  document.head.innerHTML = markup(file)
  expect(await loadLate(load, [file])).toBe(module)
  expect(fetching).not.toHaveBeenCalled()
})

it('imports nothing that cannot be fetched, so that the next try can succeed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fetching.mockImplementation(away)
  const files = newFiles()
  await expect(loadLate(load, files)).rejects.toMatchObject({ code: 'offline' })
  expect(fetching).toHaveBeenCalledTimes(1)
  expect(load).not.toHaveBeenCalled()
  fetching.mockImplementation(here)
  expect(await loadLate(load, files)).toBe(module)
})

it.each([
  ['a connection that broke', away],
  ['a failure that was cached', gone],
])('overcomes %s by itself, past the cache', async (_, failure) => {
  fetching.mockImplementationOnce(failure)
  expect(await loadLate(load, newFiles())).toBe(module)
  expect(fetching.mock.calls.map(([, init]) => init?.cache)).toEqual(['default', 'reload'])
})

it('goes over to a newer release whose files have replaced these', async () => {
  fetching.mockImplementation(gone)
  vi.mocked(isReplaced).mockResolvedValue(true)
  await expect(loadLate(load, newFiles())).rejects.toMatchObject({ code: 'replaced' })
  expect(reloadOnce).toHaveBeenCalledTimes(1)
})

it('does not reload what somebody typed away', async () => {
  fetching.mockImplementation(gone)
  vi.mocked(isReplaced).mockResolvedValue(true)
  document.body.innerHTML = '<form><textarea>typed</textarea></form>'
  await expect(loadLate(load, newFiles())).rejects.toMatchObject({ code: 'replaced' })
  expect(reloadOnce).not.toHaveBeenCalled()
})

it('asks a browser that forgets failures once more, when all files can be fetched', async () => {
  load.mockImplementationOnce(remembered)
  expect(await loadLate(load, newFiles())).toBe(module)
  expect(reloadOnce).not.toHaveBeenCalled()
})

it('loads the page anew where the browser remembers for ever that a module did not come', async () => {
  load.mockImplementation(remembered)
  await expect(loadLate(load, newFiles())).rejects.toMatchObject({ code: 'offline' })
  expect(reloadOnce).toHaveBeenCalledTimes(1)
})

it('waits with the reload until the files can be fetched', async () => {
  const [file = ''] = newFiles()
  document.head.innerHTML = `<link rel="modulepreload" href="/${file}">`
  load.mockImplementation(remembered)
  fetching.mockImplementation(away)
  await expect(loadLate(load, [file])).rejects.toMatchObject({ code: 'offline' })
  expect(reloadOnce).not.toHaveBeenCalled()
})

it('hands on what the module itself throws', async () => {
  load.mockRejectedValue(new RangeError('broken'))
  await expect(loadLate(load, newFiles())).rejects.toThrow('broken')
  expect(load).toHaveBeenCalledTimes(1)
})

it('keeps a style that could not be fetched for the next try', async () => {
  const links: HTMLLinkElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((link) => void links.push(link as HTMLLinkElement))
  const first = loadLate(load, ['assets/late.css'])
  links[0]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toMatchObject({ code: 'offline' })
  const second = loadLate(load, ['assets/late.css'])
  links[1]?.dispatchEvent(new Event('load'))
  expect(await second).toBe(module)
})
