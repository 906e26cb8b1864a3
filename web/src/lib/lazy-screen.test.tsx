import { expect, it, vi } from 'vitest'
import { forgetFailedScreens, screenLoader } from './lazy-screen.tsx'
import { enterNewerRelease } from './newer-release.ts'

vi.mock('./newer-release.ts', () => ({ enterNewerRelease: vi.fn(async () => {}) }))

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
  load.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(module)
  const loader = screenLoader(load)
  await expect(loader()).rejects.toThrow('offline')
  await expect(loader()).rejects.toThrow('offline')
  expect(load).toHaveBeenCalledTimes(1)
  forgetFailedScreens()
  expect(await loader()).toBe(module)
})

it('fails only once there is no newer release to go over to', async () => {
  let stay = () => {}
  vi.mocked(enterNewerRelease).mockReturnValueOnce(
    new Promise((resolve) => {
      stay = resolve
    }),
  )
  const failing = screenLoader(() => Promise.reject(new TypeError('gone')))()
  const settled = vi.fn()
  failing.catch(settled)
  await new Promise((resolve) => setTimeout(resolve))
  expect(settled).not.toHaveBeenCalled()
  stay()
  await expect(failing).rejects.toThrow('gone')
})
