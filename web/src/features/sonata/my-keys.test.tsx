import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../../lib/api/query.ts'
import { aKeyRequest, paid } from '../../testing/a-key-request.ts'
import { signedIn } from '../../testing/a-user.ts'
import { FakeRefusal, fakeApi } from '../../testing/fake-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { MyKeys } from './my-keys.tsx'

it('shows how far each request is: requested, paid, issued', async () => {
  signedIn()
  fakeApi({
    my_keys: () => ({ data: [aKeyRequest(), aKeyRequest({ mid: 'mid-2', devid: 'DEV-2', ...paid })] }),
  })
  renderScreen(<MyKeys />)
  const [waiting, issued] = await screen.findAllByRole('list', { name: 'Progress' })
  const days = (list: HTMLElement | undefined) =>
    within(list as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(days(waiting)).toEqual(['RequestedNovember 1, 2026', '2PaidNot yet', '3Key issuedNot yet'])
  expect(days(issued)).toEqual([
    'RequestedNovember 1, 2026',
    'PaidNovember 3, 2026',
    'Key issuedNovember 3, 2026',
  ])
  expect(screen.getByRole('button', { name: 'Copy transaction remark TRX-261101-ABCD2345' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Copy activation key SON-ATA-GHIJ-KL' })).toBeDefined()
})

it('is absent when there are none', async () => {
  signedIn()
  const { calls } = fakeApi({ my_keys: () => ({ data: [] }) })
  renderScreen(<MyKeys />)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(calls).toHaveLength(1)
  expect(screen.queryByText('Your keys')).toBeNull()
})

it('says why they cannot be had, and has them on another try', async () => {
  signedIn()
  let refused = true
  fakeApi({
    my_keys: () => {
      if (refused) throw new FakeRefusal('too-many-requests')
      return { data: [aKeyRequest()] }
    },
  })
  const { user } = renderScreen(<MyKeys />)
  expect((await screen.findByRole('alert')).textContent).toContain('Too many tries')
  refused = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('DEV-7F3A-91C2')).toBeDefined()
})
