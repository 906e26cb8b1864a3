import { expect, it, vi } from 'vitest'
import { within } from './within.ts'

it('is what the work comes to', async () => {
  expect(await within(1000, Promise.resolve('done'))).toBe('done')
  await expect(within(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

it('gives up on work that takes too long', async () => {
  vi.useFakeTimers()
  const waiting = within(1000, new Promise(() => undefined))
  const refused = expect(waiting).rejects.toThrow('1000 ms')
  await vi.advanceTimersByTimeAsync(1000)
  await refused
  vi.useRealTimers()
})
