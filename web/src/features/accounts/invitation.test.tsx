import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { persistSession } from '../../auth/persist-session.ts'
import { aUser } from '../../testing/a-user.ts'
import { FakeRefusal, fakeApi } from '../../testing/fake-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { Invitation } from './invitation.tsx'

const token = 'a-token-of-sixteen-letters'
const adid = 'ADM-AB12CD34'
const signIn = (user: Parameters<typeof aUser>[0]) =>
  persistSession({ user: aUser(user), persistence: 'tab' })
const open = (hash = `#${token}`) => renderScreen(<Invitation />, `/invitation${hash}`)
afterEach(() => persistSession(null))

it('says where its link comes from', () => {
  open('')
  expect(screen.getByText(/Open the link in your invitation/)).toBeDefined()
})

it('leads strangers to the sign-in and back', () => {
  open()
  const link = screen.getByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe(`/profile?back=${encodeURIComponent(`/invitation#${token}`)}`)
})

it('asks a member to verify the account first', () => {
  signIn({ varified: 'none' })
  open()
  expect(screen.getByRole('link', { name: 'Verify your account' })).toBeDefined()
})

it('says to an admin that there is nothing to accept', () => {
  signIn({ role: 'admin', adid })
  open()
  expect(screen.getByText('You’re already an admin.')).toBeDefined()
  expect(screen.queryByLabelText('Admin password')).toBeNull()
})

it('makes the member an admin, shows the admin id, and opens the dashboard', async () => {
  signIn({ varified: 'YES' })
  const { calls } = fakeApi({
    accept_invitation: () => ({ adid, role: 'editor' }),
    admin_signin: () => ({ adid }),
    get_user_data: () => ({ data: [aUser({ role: 'admin', adminRole: 'editor', adid })] }),
  })
  const view = open()
  await view.user.type(screen.getByLabelText('Admin password'), 'Adm1n#26')
  await view.user.click(screen.getByRole('button', { name: 'Accept invitation' }))
  expect(await screen.findByText(adid)).toBeDefined()
  await view.user.click(screen.getByRole('button', { name: 'Open the dashboard' }))
  await vi.waitFor(() => expect(view.address()).toBe(`/admin_dashboard?id=${adid}`))
  expect(calls[0]).toMatchObject({ name: 'accept_invitation', input: { token, adps: 'Adm1n#26' } })
})

it.each([
  ['invitation-used', 'This invitation has already been used.'],
  ['invitation-ended', 'This invitation has expired.'],
  ['invitation-for-another', /another e-mail address/],
] as const)('shows %s, and the form stays', async (code, text) => {
  signIn({ varified: 'YES' })
  fakeApi({
    accept_invitation: () => {
      throw new FakeRefusal(code)
    },
  })
  const view = open()
  await view.user.type(screen.getByLabelText('Admin password'), 'Adm1n#26')
  await view.user.click(screen.getByRole('button', { name: 'Accept invitation' }))
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByLabelText('Admin password')).toBeDefined()
})
