import { expect, it, vi } from 'vitest'
import { screenLoader } from './lazy-screen.tsx'

const module = { default: () => null }

it('fetches a chunk once', async () => {
  const load = vi.fn(async () => module)
  const loader = screenLoader(load)
  expect(await loader()).toBe(module)
  expect(await loader()).toBe(module)
  expect(load).toHaveBeenCalledTimes(1)
})

it('asks again for a chunk that could not be fetched', async () => {
  const load = vi.fn<() => Promise<typeof module>>()
  load.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(module)
  const loader = screenLoader(load)
  await expect(loader()).rejects.toThrow('offline')
  expect(await loader()).toBe(module)
})
