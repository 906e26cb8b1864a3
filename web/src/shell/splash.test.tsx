import { waits } from '@dlm/contract/constants'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../lib/paths.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { HeroMark, Splash } from './splash.tsx'

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
  renderScreen(<Splash />, paths.newsArea)
  pass(waits.splash - 1)
  expect(splash()?.className).not.toContain('translate-y-full')
  pass(1)
  expect(splash()?.className).toContain('translate-y-full')
  slidAway()
  expect(splash()).toBeNull()
})

it('counts from when it was seen, which may be before the app is there', () => {
  const seen = { startTime: performance.now() } as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([seen])
  pass(2_000)
  renderScreen(<Splash />, paths.newsArea)
  pass(waits.splash - 2_001)
  expect(splash()?.className).not.toContain('translate-y-full')
  pass(1)
  expect(splash()?.className).toContain('translate-y-full')
  vi.restoreAllMocks()
})

it.each([
  ['a tap', () => fireEvent.pointerDown(screen.getByTestId('splash'))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('%s ends it at once', (_name, end) => {
  renderScreen(<Splash />, paths.newsArea)
  end()
  slidAway()
  expect(splash()).toBeNull()
})

it('is in the hero of landing and home, where the mark draws itself and remains', () => {
  renderScreen(
    <>
      <HeroMark size={44} />
      <Splash />
    </>,
    paths.landing,
  )
  expect(splash()?.textContent).toBe('Welcome')
  pass(waits.splash)
  slidAway()
  expect([splash(), document.querySelectorAll('.hero-mark img').length]).toEqual([null, 1])
})

it('does not welcome again on the next screen', () => {
  const { unmount } = renderScreen(<HeroMark size={44} />, paths.landing)
  pass(waits.splash)
  unmount()
  renderScreen(<Splash />, paths.newsArea)
  expect(splash()).toBeNull()
})

it('is gone at once for visitors who are not welcomed', () => {
  delete root.dataset.welcome
  renderScreen(<Splash />, paths.newsArea)
  expect(splash()).toBeNull()
})
