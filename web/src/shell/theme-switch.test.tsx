import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentSession } from '../auth/session.ts'
import { signedIn } from '../testing/a-user.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { ThemeSwitch } from './theme-switch.tsx'

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
    localStorage.setItem('dsp-theme', 'true')
    dispatchEvent(new StorageEvent('storage', { key: 'dsp-theme' }))
  })
  expect(theme()).toBe('dark')
  expect(pressed('Dark theme')).toBe('true')
})

it('has followed what another tab did before the app was there', () => {
  localStorage.setItem('dsp-theme', 'true')
  render(<ThemeSwitch />)
  expect(theme()).toBe('dark')
  expect(pressed('Dark theme')).toBe('true')
})

describe('of a member', () => {
  it('is posted first, and saved with the account', async () => {
    signedIn()
    const { calls } = fakeApi({ theme: () => ({}) })
    render(<ThemeSwitch />)
    await userEvent.click(screen.getByRole('button', { name: 'Dark theme' }))
    await vi.waitFor(() => expect(theme()).toBe('dark'))
    expect(calls).toEqual([{ name: 'theme', input: { email: 'member@dlm.test', theme: 'true' } }])
    expect(currentSession()?.user.theme).toBe('true')
  })

  it('stays as it was when the server refuses, silently', async () => {
    signedIn()
    const { fetch } = fakeApi({
      theme: () => {
        throw new FakeRefusal('internal')
      },
    })
    render(<ThemeSwitch />)
    await userEvent.click(screen.getByRole('button', { name: 'Dark theme' }))
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
    expect(theme()).toBe('light')
    expect(localStorage.getItem('dsp-theme')).toBeNull()
  })
})
