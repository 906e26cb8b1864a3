import { errors } from '@dlm/contract/errors'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { persistSession } from '../../auth/persist-session.ts'
import { aUser } from '../../testing/a-user.ts'
import { FakeRefusal, fakeApi } from '../../testing/fake-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SetUp } from './set-up.tsx'

vi.mock('../../auth/firebase-sessions.ts', () => import('../../testing/fake-firebase-sessions.ts'))

const token = 'a-token-of-sixteen-letters'
const adid = 'ADM-AB12CD34'
const owner = aUser({ user: 'founder', email: 'founder@dlm.test', role: 'admin', adid })
const typed = { user: 'founder', email: 'founder@dlm.test', pass: 'Founder#2025', adps: 'Adm1n#25' }
afterEach(() => persistSession(null))

/** Fills in the form and sends it. */
async function submit(changed: Partial<typeof typed> = {}) {
  const view = renderScreen(<SetUp />, `/set_up#${token}`)
  const fields = { ...typed, ...changed }
  await view.user.type(screen.getByLabelText('Username'), fields.user)
  await view.user.type(screen.getByLabelText('E-mail'), fields.email)
  await view.user.type(screen.getByLabelText('Password'), fields.pass)
  await view.user.type(screen.getByLabelText('Admin password'), fields.adps)
  await view.user.click(screen.getByRole('button', { name: 'Create admin account' }))
  return view
}

it('without a key in its address says where one comes from, and has no form', () => {
  renderScreen(<SetUp />, '/set_up')
  expect(screen.getByText(/Ask the person who installed this portal/)).toBeDefined()
  expect(screen.queryByLabelText('Username')).toBeNull()
})

it('makes the first admin, signs in, and opens the dashboard', async () => {
  const { calls } = fakeApi({
    begin_setup: () => ({ adid }),
    signin: () => ({ data: [owner], token: 'a-custom-token', device: 'a-device' }),
    admin_signin: () => ({ adid }),
  })
  const view = await submit()
  await vi.waitFor(() => expect(view.address()).toBe(`/admin_dashboard?id=${adid}`))
  expect(calls.map(({ name }) => name)).toEqual(['begin_setup', 'signin', 'admin_signin'])
  expect(calls[0]?.input).toEqual({ token, ...typed })
  expect(calls[2]?.input).toEqual({ adid, adps: typed.adps })
})

it('names the field that is wrong, and sends nothing', async () => {
  const { calls } = fakeApi({})
  await submit({ adps: 'short' })
  await vi.waitFor(() =>
    expect(screen.getByLabelText('Admin password').getAttribute('aria-invalid')).toBe('true'),
  )
  expect(calls).toEqual([])
})

it('says that a link was used already, and does not clear the form', async () => {
  fakeApi({
    begin_setup: () => {
      throw new FakeRefusal('setup-closed')
    },
  })
  const view = await submit()
  const dialog = await screen.findByRole('alertdialog', { name: errors['setup-closed'].title })
  expect(within(dialog).getByText(errors['setup-closed'].msg)).toBeDefined()
  expect(screen.getByLabelText('Username')).toHaveProperty('value', typed.user)
  expect(view.address()).toBe('/set_up')
})

it('leads to the sign-in where the account is made and the sign-in failed', async () => {
  fakeApi({
    begin_setup: () => ({ adid }),
    signin: () => {
      throw new FakeRefusal('unavailable')
    },
  })
  const view = await submit()
  await vi.waitFor(() => expect(view.address()).toContain('/profile?'))
})
