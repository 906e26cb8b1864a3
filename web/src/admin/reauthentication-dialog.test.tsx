import { contract, type EndpointName } from '@dlm/contract/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { callAdmin } from '../auth/admin-session.ts'
import { signedIn } from '../testing/a-user.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { ReauthenticationDialog, reauthenticationReasons } from './reauthentication-dialog.tsx'

it('every call that asks for the admin password again says why, and no other', () => {
  const names = (Object.keys(contract) as EndpointName[]).filter((name) => contract[name].asksAgain)
  // A member who leaves gives the password in the same call: only an admin who removes one is asked again.
  expect(Object.keys(reauthenticationReasons).sort()).toEqual([...names, 'del_user'].sort())
})

it('says what the call does, and nothing of another', async () => {
  signedIn({ role: 'admin' })
  fakeApi({
    set_ceilings: () => {
      throw new FakeRefusal('admin-password-required')
    },
  })
  const { user } = renderScreen(<ReauthenticationDialog />)
  const call = callAdmin('set_ceilings', {} as never).catch((error: unknown) => error)
  const dialog = within(await screen.findByRole('dialog', { name: 'Please confirm' }))
  expect(dialog.getByText(/changes the monthly limits of the portal/)).toBeDefined()
  expect(dialog.queryByText(/permanently/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Not now' }))
  expect(await call).toMatchObject({ code: 'admin-password-required' })
})
