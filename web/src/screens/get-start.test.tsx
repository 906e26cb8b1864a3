import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import GetStart from './get-start.tsx'

beforeEach(() => vi.useFakeTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const secondsShown = () => screen.getByRole('timer').textContent
const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')

it('says that it is in development, counts 17 seconds down, and leads home', () => {
  const { address } = renderScreen(<GetStart />, '/get_start')
  expect(screen.getByRole('heading', { level: 1, name: 'Still in development' })).toBeDefined()
  expect([secondsShown(), progress()]).toEqual(['17s', '0'])
  pass(9_000)
  expect([secondsShown(), progress()]).toEqual(['8s', '9'])
  pass(7_900)
  expect(address()).toBe('/get_start')
  pass(200)
  expect(address()).toBe('/home')
})

it('is read out three times, not every second', () => {
  renderScreen(<GetStart />, '/get_start')
  const heard = new Set<string | null>()
  for (let second = 0; second < 17; second++) {
    heard.add(screen.getByRole('status').textContent)
    pass(1_000)
  }
  expect([...heard]).toEqual([
    'Home opens in 17 seconds.',
    'Home opens in 10 seconds.',
    'Home opens in 5 seconds.',
  ])
})

it('leads home at once when asked to', () => {
  const { address } = renderScreen(<GetStart />, '/get_start')
  fireEvent.click(screen.getByRole('link', { name: 'Go home now' }))
  expect(address()).toBe('/home')
})
