import { waits } from '@dlm/contract/constants'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Splash } from './splash.tsx'

const root = document.documentElement

beforeEach(() => {
  vi.useFakeTimers()
  root.dataset.welcome = '' // as public/first.js has it at the first page of a session
})
afterEach(() => delete root.dataset.welcome)

const splash = () => screen.queryByTestId('splash')
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const slidAway = () => fireEvent.transitionEnd(screen.getByTestId('splash'))

it('stays five seconds, then slides away', () => {
  render(<Splash />)
  pass(waits.splash - 1)
  expect(splash()?.className).not.toContain('translate-y-[')
  pass(1)
  expect(splash()?.className).toContain('translate-y-[')
  slidAway()
  expect(splash()).toBeNull()
})

it('counts from when it was seen, which may be before the app is there', () => {
  const seen = { startTime: performance.now() } as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([seen])
  pass(2_000)
  render(<Splash />)
  pass(waits.splash - 2_001)
  expect(splash()?.className).not.toContain('translate-y-[')
  pass(1)
  expect(splash()?.className).toContain('translate-y-[')
  vi.restoreAllMocks()
})

it.each([
  ['a tap', () => fireEvent.pointerDown(screen.getByTestId('splash'))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('%s ends it at once', (_name, end) => {
  render(<Splash />)
  end()
  slidAway()
  expect(splash()).toBeNull()
})

it('is gone at once for visitors who are not welcomed', () => {
  delete root.dataset.welcome
  render(<Splash />)
  expect(splash()).toBeNull()
})
