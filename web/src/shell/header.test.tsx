import { brand } from '@dlm/contract/brand/brand'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedIn } from '../testing/a-user.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { Header } from './header.tsx'

const header = <Header bell={<button type="button">Bell</button>} />
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('leads to the landing and to the sign-in, with the bell between', () => {
  renderScreen(header)
  expect(screen.getByRole('banner')).toBeDefined()
  expect([href(brand.product), href('Sign in')]).toEqual(['/', '/profile'])
  expect(screen.getByRole('button', { name: 'Bell' })).toBeDefined()
})

it('leads a member to the account', () => {
  const { user } = signedIn()
  renderScreen(header)
  expect(href(`Your account, ${user}`)).toBe('/profile')
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

it('changes the theme, and says to which', async () => {
  document.documentElement.dataset.theme = 'light'
  const { user } = renderScreen(header)
  await user.click(screen.getByRole('button', { name: 'Switch to dark' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'Switch to light' }))
  expect(document.documentElement.dataset.theme).toBe('light')
})
