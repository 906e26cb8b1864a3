import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aKeyRequest, paid } from '../testing/a-key-request.ts'
import { signedIn } from '../testing/a-user.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { message } from '../testing/message.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import Sonata from './sonata.tsx'

/** No other requests of this member. */
const my_keys = () => ({ data: [] })
/** Its albums are not these screens'. */
vi.mock('../features/media/albums/latest-albums.tsx', () => ({ LatestAlbums: () => null }))

const path = '/sonata?mid=mid-1&cypher=aSbOcNdAeTfAgDhEiMjOkKlY'
const card = () => within(screen.getByRole('region', { name: 'Key request' }))
const dialog = async (name: string) => within(await message(name))
const submitted = (calls: { name: string; input: unknown }[]) =>
  calls.filter(({ name }) => name === 'm_email_enter').map(({ input }) => input)

/** A server that knows no machine until it is submitted. */
function newMachine() {
  return fakeApi({ my_keys, m_id: () => ({ data: [] }), m_email_enter: () => ({ data: [aKeyRequest()] }) })
}

it('leads who is signed out to the sign-in and back', async () => {
  const { address } = renderScreen(<Sonata />, path)
  await waitFor(() => expect(address()).toBe(`/profile?back=${encodeURIComponent(path)}`))
})

it.each([
  '/sonata',
  '/sonata?mid=mid-1',
  '/sonata?mid=mid-1&cypher=TOO-FEW',
  '/sonata?mid=a/b&cypher=ABCDEFGHIJKL',
])('says plainly that %s is not complete', (incomplete) => {
  signedIn()
  fakeApi({ my_keys })
  renderScreen(<Sonata />, incomplete)
  expect(screen.getByRole('alert').textContent).toContain('This key request is incomplete.')
  expect(screen.getByRole('link', { name: 'Your keys' }).getAttribute('href')).toBe('/profile')
  expect(screen.getByRole('link', { name: 'Ask a question' })).toBeDefined()
})

it('submits an unknown key automatically after two seconds, with the member’s e-mail', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  signedIn()
  const { calls } = newMachine()
  const { user } = renderScreen(<Sonata />, path)
  await dialog('New Key Found')
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(submitted(calls)).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(600))
  await user.click((await dialog('Email Address Updated')).getByRole('button', { name: 'OK' }))
  expect(submitted(calls)).toEqual([
    { mid: 'mid-1', email: 'member@dlm.test', cypher: 'aSbOcNdAeTfAgDhEiMjOkKlY' },
  ])
  expect(card().getByText('TRX-261101-ABCD2345')).toBeDefined()
})

it('submits nothing after a no, until it is asked to', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  signedIn()
  const { calls } = newMachine()
  const { user } = renderScreen(<Sonata />, path)
  await user.click((await dialog('New Key Found')).getByRole('button', { name: 'No' }))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(submitted(calls)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await user.click((await dialog('Email Address Updated')).getByRole('button', { name: 'OK' }))
  expect(submitted(calls)).toHaveLength(1)
})

it('shows a pending request, copies its remark, and checks the payment', async () => {
  signedIn()
  let request = aKeyRequest()
  fakeApi({ my_keys, m_id: () => ({ data: [request] }) })
  const { user } = renderScreen(<Sonata />, path)
  expect(await screen.findByText('Payment Not Varified Yet')).toBeDefined()
  expect(card().getByText('DEV-7F3A-91C2')).toBeDefined()
  expect(card().queryByRole('button', { name: 'Copy Key' })).toBeNull()

  await user.click(card().getByRole('button', { name: /^Copy transaction remark/ }))
  await user.click((await dialog('Transaction Key Copied')).getByRole('button', { name: 'OK' }))
  expect(await navigator.clipboard.readText()).toBe('TRX-261101-ABCD2345')

  request = aKeyRequest(paid)
  await user.click(card().getByRole('button', { name: 'Varify' }))
  expect(await card().findByText('Payment Varified : 2026-11-03')).toBeDefined()
  expect(card().getByText('SON-ATA-GHIJ-KL')).toBeDefined()
})

it('copies the key of a paid request by a click and by the button, and leads to its check', async () => {
  signedIn()
  fakeApi({ my_keys, m_id: () => ({ data: [aKeyRequest(paid)] }) })
  const { user, address } = renderScreen(<Sonata />, path)
  for (const name of [/^Copy activation key/, 'Copy Key']) {
    await navigator.clipboard.writeText('')
    await user.click(await screen.findByRole('button', { name }))
    await user.click((await dialog('Key Number Copied')).getByRole('button', { name: 'OK' }))
    expect(await navigator.clipboard.readText()).toBe('SON-ATA-GHIJ-KL')
  }
  await user.click(card().getByRole('button', { name: 'Varify' }))
  expect(address()).toBe('/varify_key?key=SON-ATA-GHIJ-KL')
})

it('says how else to copy where the clipboard is forbidden', async () => {
  signedIn()
  fakeApi({ my_keys, m_id: () => ({ data: [aKeyRequest()] }) })
  const { user } = renderScreen(<Sonata />, path)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await user.click(await screen.findByRole('button', { name: /^Copy transaction remark/ }))
  await user.click((await dialog('Not copied')).getByRole('button', { name: 'Close' }))
})

it('shows nothing to copy of another member’s request', async () => {
  signedIn()
  fakeApi({ my_keys, m_id: () => ({ data: [aKeyRequest({ uid: 'uid-other', email: '' })] }) })
  renderScreen(<Sonata />, path)
  expect(await screen.findByText(/This program is registered to another account/)).toBeDefined()
  expect(card().queryByRole('button')).toBeNull()
})

it('says why a machine cannot be submitted', async () => {
  signedIn()
  fakeApi({
    my_keys,
    m_id: () => ({ data: [] }),
    m_email_enter: () => {
      throw new FakeRefusal('sonata-taken')
    },
  })
  const { user } = renderScreen(<Sonata />, path)
  await user.click((await dialog('New Key Found')).getByRole('button', { name: 'Yes' }))
  const failure = within(await screen.findByRole('alertdialog'))
  await user.click(failure.getByRole('button', { name: 'OK' }))
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDefined()
})

it('says so when the request cannot be read, and reads it on another try', async () => {
  signedIn()
  let refused = true
  fakeApi({
    my_keys,
    m_id: () => {
      if (refused) throw new FakeRefusal('too-many-requests')
      return { data: [aKeyRequest()] }
    },
  })
  const { user } = renderScreen(<Sonata />, path)
  expect((await screen.findByRole('alert')).textContent).toContain('Too many tries')
  refused = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Payment Not Varified Yet')).toBeDefined()
})
