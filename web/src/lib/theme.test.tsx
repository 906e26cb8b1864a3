import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { ThemeSwitch } from '../features/site/theme-switch.tsx'

beforeEach(() => {
  document.documentElement.dataset.theme = 'light'
})

const theme = () => document.documentElement.dataset.theme
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

it('moon sets dark and sun sets light, remembered under dsp-theme', async () => {
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('button', { name: 'Dark theme' }))
  expect(theme()).toBe('dark')
  expect(localStorage.getItem('dsp-theme')).toBe('true')
  expect(pressed('Dark theme')).toBe('true')

  await userEvent.click(screen.getByRole('button', { name: 'Light theme' }))
  expect(theme()).toBe('light')
  expect(localStorage.getItem('dsp-theme')).toBe('false')
  expect(pressed('Dark theme')).toBe('false')
})

it('changes nothing when the theme is chosen that is on', async () => {
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('button', { name: 'Light theme' }))
  expect(theme()).toBe('light')
  expect(localStorage.getItem('dsp-theme')).toBeNull()
})

it('follows another tab', () => {
  render(<ThemeSwitch />)
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'dsp-theme', newValue: 'true' }))
  })
  expect(theme()).toBe('dark')
  expect(pressed('Dark theme')).toBe('true')
})
