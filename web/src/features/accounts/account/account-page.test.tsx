import type { Passkey } from '@dlm/contract/accounts/passkey.schema'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FakeRefusal, fakeApi } from '../../../testing/fake-api.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { PasskeySection } from './account-page.tsx'

vi.mock('../../../lib/passkey-support.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/passkey-support.ts')>()),
  takesPasskeys: () => true,
}))
const createdPasskey = {
  ...{ id: 'new', rawId: 'new', type: 'public-key' as const, clientExtensionResults: {} },
  response: { clientDataJSON: 'e30', attestationObject: 'o2M', transports: [] },
}
vi.mock('../../../lib/passkeys.ts', () => ({ makePasskey: async () => createdPasskey }))

/** The section over an account with one passkey. */
async function open(more: Parameters<typeof fakeApi>[0] = {}) {
  let passkeys: Passkey[] = [{ id: 'old', name: 'My phone', addedAt: Date.parse('2026-01-02'), usedAt: null }]
  const { calls } = fakeApi({
    my_passkeys: () => ({ data: passkeys }),
    start_my_passkey: () => ({ options: { challenge: 'AAAA' } as never }),
    add_my_passkey: ({ name }) => {
      passkeys = [...passkeys, { id: 'new', name, addedAt: Date.now(), usedAt: null }]
      return {}
    },
    remove_my_passkey: ({ id }) => {
      passkeys = passkeys.filter((passkey) => passkey.id !== id)
      return {}
    },
    ...more,
  })
  const { user } = renderScreen(<PasskeySection />)
  await user.click(screen.getByRole('button', { name: 'Show passkeys' }))
  await screen.findByText('My phone')
  return {
    user,
    sent: (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input),
  }
}

it('adds a passkey for the password, under a name', async () => {
  const { user, sent } = await open()
  await user.click(screen.getByRole('button', { name: 'Add passkey' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Passkey name'))
  await user.keyboard('Blue key')
  await user.type(screen.getByLabelText('Your password'), 'Member#2025')
  await user.click(screen.getByRole('button', { name: 'Add passkey' }))
  await screen.findByText('Blue key')
  expect(sent('start_my_passkey')).toEqual([{ pass: 'Member#2025' }])
  expect(sent('add_my_passkey')).toEqual([{ passkey: createdPasskey, name: 'Blue key' }])
  expect(screen.queryByLabelText('Passkey name')).toBeNull()
})

it('shows at the password field that it is wrong, and does not clear the form', async () => {
  const { user, sent } = await open({
    start_my_passkey: () => {
      throw new FakeRefusal('password-wrong', undefined, ['pass'])
    },
  })
  await user.click(screen.getByRole('button', { name: 'Add passkey' }))
  await user.keyboard('Blue key')
  await user.type(screen.getByLabelText('Your password'), 'Wr0ng#99')
  await user.click(screen.getByRole('button', { name: 'Add passkey' }))
  await screen.findByText('The password is wrong.')
  expect(screen.getByLabelText<HTMLInputElement>('Passkey name').value).toBe('Blue key')
  expect(sent('add_my_passkey')).toEqual([])
})

it('removes a passkey for the password', async () => {
  const { user, sent } = await open()
  await user.click(screen.getByRole('button', { name: 'Remove My phone' }))
  await user.keyboard('Member#2025')
  await user.click(screen.getByRole('button', { name: 'Remove passkey' }))
  await vi.waitFor(() => expect(screen.queryByText('My phone')).toBeNull())
  expect(sent('remove_my_passkey')).toEqual([{ id: 'old', pass: 'Member#2025' }])
})
