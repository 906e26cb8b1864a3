import { afterEach, expect, it, vi } from 'vitest'
import { onShutdown } from './on-shutdown.ts'

const listeners = process.listeners('SIGTERM')
afterEach(() => {
  process.removeAllListeners('SIGTERM')
  for (const listener of listeners) process.on('SIGTERM', listener)
  vi.restoreAllMocks()
})

it.each([
  ['done', () => Promise.resolve()],
  ['refused', () => Promise.reject(new Error('away'))],
])('the last work is %s before other listeners receive the signal', async (_, end) => {
  const events: string[] = []
  process.on('SIGTERM', () => events.push('ended'))
  vi.spyOn(process, 'kill').mockImplementation((_, signal) => {
    process.emit(signal as 'SIGTERM')
    return true
  })
  onShutdown(async () => {
    events.push('asked')
    await new Promise((resolve) => setTimeout(resolve, 5))
    events.push('worked')
    await end()
  })
  process.emit('SIGTERM')
  await vi.waitFor(() => expect(events).toEqual(['asked', 'worked', 'ended']))
})
