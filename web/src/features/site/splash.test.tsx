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

it('stays five seconds, then slides away', () => {
  render(<Splash />)
  pass(waits.splash - 1)
  expect(splash()?.className).not.toContain('translate-y-[')
  pass(1)
  expect(splash()?.className).toContain('translate-y-[')
  pass(240)
  expect(splash()).toBeNull()
})

it.each([
  ['a tap', () => fireEvent.pointerDown(screen.getByTestId('splash'))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('%s ends it at once', (_name, end) => {
  render(<Splash />)
  end()
  pass(240)
  expect(splash()).toBeNull()
})

it('is gone at once for whoever is not welcomed', () => {
  delete root.dataset.welcome
  render(<Splash />)
  expect(splash()).toBeNull()
})
