import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { signedIn } from '../testing/a-user.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import VarifyKey from './varify-key.tsx'

/** Its albums are not these screens'. */
vi.mock('../features/media/albums/latest-albums.tsx', () => ({ LatestAlbums: () => null }))

const path = '/varify_key?key=SON-ATA-GHIJ-KL'

it('leads who is signed out to the sign-in and back', async () => {
  const { address } = renderScreen(<VarifyKey />, path)
  await waitFor(() => expect(address()).toBe(`/profile?back=${encodeURIComponent(path)}`))
})

it('a stored key is varified; the way back is taken after five seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  signedIn()
  const { calls } = fakeApi({ varify_sonata: () => ({ data: [{ pay: 'payed' }] }) })
  const { address } = renderScreen(<VarifyKey />, path)
  expect(await screen.findByRole('heading', { level: 1, name: 'key varified' })).toBeDefined()
  expect(calls).toEqual([{ name: 'varify_sonata', input: { key: 'SON-ATA-GHIJ-KL' } }])
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(address()).toBe(path)
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(address()).toBe('/profile')
})

it('any other key is not varified, and the way back can be taken at once', async () => {
  signedIn()
  fakeApi({ varify_sonata: () => ({ data: [] }) })
  const { user, address } = renderScreen(<VarifyKey />, path)
  expect(await screen.findByRole('heading', { level: 1, name: 'not varified' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Go back' }))
  expect(address()).toBe('/profile')
})

it.each(['/varify_key', '/varify_key?key=%20', `/varify_key?key=${'A'.repeat(65)}`])(
  '%s can be no key, and is not asked',
  (noKey) => {
    signedIn()
    const { calls } = fakeApi({})
    renderScreen(<VarifyKey />, noKey)
    expect(screen.getByRole('heading', { name: 'not varified' })).toBeDefined()
    expect(calls).toEqual([])
  },
)

it('says why a key cannot be checked, and does not go back automatically', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  signedIn()
  fakeApi({
    varify_sonata: () => {
      throw new FakeRefusal('too-many-requests')
    },
  })
  const { address } = renderScreen(<VarifyKey />, path)
  expect((await screen.findByRole('alert')).textContent).toContain('Too many tries')
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(address()).toBe(path)
})
