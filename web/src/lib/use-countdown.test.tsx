import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useCountdown } from './use-countdown.ts'

beforeEach(() => vi.useFakeTimers())
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('counts whole seconds and ends once', () => {
  const onEnd = vi.fn()
  const { result } = renderHook(() => useCountdown(5_000, true, onEnd))
  expect(result.current).toBe(5)
  pass(1_200)
  expect(result.current).toBe(4)
  pass(3_800)
  expect(result.current).toBe(0)
  pass(10_000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('is paused until it runs, and starts again after a stop', () => {
  const onEnd = vi.fn()
  const { result, rerender } = renderHook(({ running }) => useCountdown(5_000, running, onEnd), {
    initialProps: { running: false },
  })
  pass(10_000)
  expect(result.current).toBe(5)
  rerender({ running: true })
  pass(4_000)
  rerender({ running: false })
  pass(10_000)
  expect(onEnd).not.toHaveBeenCalled()
  rerender({ running: true })
  pass(4_900)
  expect(onEnd).not.toHaveBeenCalled()
  pass(200)
  expect(onEnd).toHaveBeenCalledTimes(1)
})
