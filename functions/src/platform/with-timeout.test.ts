import { expect, it, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

it('settles as the work does', async () => {
  expect(await withTimeout(1000, Promise.resolve('done'))).toBe('done')
  await expect(withTimeout(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

it('gives up on work that takes too long', async () => {
  vi.useFakeTimers()
  const waiting = withTimeout(1000, new Promise(() => undefined))
  const refused = expect(waiting).rejects.toThrow('1000 ms')
  await vi.advanceTimersByTimeAsync(1000)
  await refused
  vi.useRealTimers()
})
