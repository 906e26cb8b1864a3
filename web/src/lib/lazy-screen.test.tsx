import { expect, it, vi } from 'vitest'
import { ApiFailure } from './api-failure.ts'
import { fetchFailedScreens, forgetFailedScreens, screenLoader } from './lazy-screen.tsx'
import { reloadOnce } from './newer-release.ts'

vi.mock('./newer-release.ts', () => ({ reloadOnce: vi.fn(async () => {}) }))

const module = { default: () => null }

it('fetches a chunk once', async () => {
  const load = vi.fn(async () => module)
  const loader = screenLoader(load)
  expect(await loader()).toBe(module)
  expect(await loader()).toBe(module)
  expect(load).toHaveBeenCalledTimes(1)
})

it('keeps a failure until it is forgotten, and then asks again', async () => {
  const load = vi.fn<() => Promise<typeof module>>()
  load.mockRejectedValueOnce(new ApiFailure('offline', 'offline', 'Our Problem')).mockResolvedValue(module)
  const loader = screenLoader(load)
  await expect(loader()).rejects.toThrow('offline')
  await expect(loader()).rejects.toThrow('offline')
  expect(load).toHaveBeenCalledTimes(1)
  forgetFailedScreens()
  expect(await loader()).toBe(module)
})

const replaced = () => Promise.reject(new ApiFailure('replaced', 'gone', 'New Version'))

it('goes over to a newer release, and fails only where it cannot', async () => {
  let stay = () => {}
  vi.mocked(reloadOnce).mockReturnValueOnce(
    new Promise<void>((resolve) => {
      stay = resolve
    }),
  )
  const failing = screenLoader(replaced)()
  const settled = vi.fn()
  failing.catch(settled)
  await new Promise((resolve) => setTimeout(resolve))
  expect(settled).not.toHaveBeenCalled()
  stay()
  await expect(failing).rejects.toThrow('gone')
})

it('does not reload for want of a connection', async () => {
  vi.mocked(reloadOnce).mockClear()
  const offline = screenLoader(() => Promise.reject(new ApiFailure('offline', 'no network', 'Our Problem')))
  await expect(offline()).rejects.toThrow('no network')
  expect(reloadOnce).not.toHaveBeenCalled()
})

it('asks again for what failed, and says whether it is there', async () => {
  forgetFailedScreens()
  const offline = new ApiFailure('offline', 'no network', 'Our Problem')
  const load = vi.fn<() => Promise<typeof module>>().mockRejectedValue(offline)
  const loader = screenLoader(load)
  await expect(loader()).rejects.toThrow('no network')
  await expect(fetchFailedScreens()).rejects.toThrow('no network')
  load.mockResolvedValue(module)
  await fetchFailedScreens()
  expect(await loader()).toBe(module)
  expect(load).toHaveBeenCalledTimes(3)
})
