import { brand } from '@dlm/contract/brand/brand'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aKeyRequest, paid } from '../testing/a-key-request.ts'
import { aMail } from '../testing/a-member.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { message } from '../testing/message.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))
const provider = vi.hoisted(() => ({ init: vi.fn(), send: vi.fn() }))
vi.mock('@emailjs/browser', () => provider)

const cypher = 'sSbOcNdAeTfAgGhHiIjJkKlL'
const waiting = { ...aKeyRequest(), cypher }
const issued = { ...waiting, ...paid }
const mail = aMail({
  template: 'key',
  fields: { mail_to: waiting.email, to_name: 'member01', from: brand.product, code: paid.keynum },
})

beforeEach(() => {
  provider.init.mockReset()
  provider.send.mockReset().mockResolvedValue({ status: 200, text: 'OK' })
})

/** The tool with one request, its opening dialog closed. */
async function open(
  request = waiting,
  answer = { first: true, mail } as { first: boolean; mail?: typeof mail },
) {
  const api = fakeApi({
    dashboard_counts,
    get_m_keys: () => ({ data: [request] }),
    m_key_enter: () => ({ data: [issued], ...answer }),
    mail_status: () => ({}),
    req_del_sonata: () => ({}),
    restore: () => ({}),
  })
  const { user, unmount } = openDashboard('sonata')
  const report = await screen.findByText('You have 01 entries to configure.')
  expect(report.textContent).toContain('Entries Found.')
  const sendKey = async () =>
    user.click(await screen.findByRole('button', { name: 'Send key of TRX-261101-ABCD2345' }))
  const says = async (texts: string[], answer = 'OK') => {
    const dialog = await message()
    for (const text of texts) expect(dialog.textContent).toContain(text)
    await user.click(within(dialog).getByRole('button', { name: answer }))
  }
  const mailStatus = () => api.calls.find(({ name }) => name === 'mail_status')?.input
  return { ...api, user, unmount, sendKey, says, mailStatus }
}

it('shows a request with its e-mail, key, day and flag', async () => {
  await open(issued)
  expect(screen.getByRole('heading', { name: 'All Requests.' })).toBeDefined()
  const row = (await screen.findByRole('heading', { name: 'TRX-261101-ABCD2345' })).closest('tr')
  for (const text of ['member@dlm.test', paid.keynum, 'November 1, 2026', 'Payed'])
    expect(row?.textContent).toContain(text)
  expect(row?.textContent).not.toContain('Not Payed')
})

it('has what is not payed first, from however far behind it comes', async () => {
  const request = (id: string, more = {}) => ({ ...waiting, id, mid: id, ...more })
  const pages = [
    { data: [request('TRX-4', paid), request('TRX-3')], next: 'older' },
    { data: [request('TRX-2', paid), request('TRX-1')], next: 'oldest' },
    { data: [request('TRX-0', paid)] },
  ]
  const cursors: unknown[] = []
  fakeApi({
    dashboard_counts: () => ({ ...dashboard_counts(), sonata: 2 }),
    get_m_keys: ({ cursor }) => {
      cursors.push(cursor)
      return pages[cursor === undefined ? 0 : 1] as (typeof pages)[0]
    },
  })
  openDashboard('sonata')
  const order = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  await waitFor(() => expect(order()).toEqual(['TRX-3', 'TRX-1', 'TRX-4', 'TRX-2']))
  // All that wait are here: nothing more is read automatically.
  expect(cursors).toEqual([undefined, 'older'])
  expect(screen.getByRole('button', { name: 'Load more' })).toBeDefined()
})

it('waits ten seconds before it gives a key away, in which Undo takes it back', async () => {
  const { sendKey, user, calls } = await open()
  const issued = () => calls.filter(({ name }) => name === 'm_key_enter')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    await sendKey()
    expect(screen.getByText(/^Sending the key to .* in 10 s$/).textContent).toContain(waiting.email)
    expect(document.activeElement?.textContent).toBe('Undo')
    await user.click(screen.getByRole('button', { name: `Delete ${waiting.id}` }))
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(screen.queryByText(/^Sending the key to/)).toBeNull()
    expect(issued()).toEqual([])
    expect(calls.some(({ name }) => name === 'req_del_sonata')).toBe(false)

    await sendKey()
    await act(() => vi.advanceTimersByTimeAsync(9_000))
    expect(issued()).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    await waitFor(() => expect(issued()).toHaveLength(1))
  } finally {
    vi.useRealTimers()
  }
})

it('has sent the key where another tool is opened meanwhile', async () => {
  const { sendKey, calls, unmount } = await open()
  await sendKey()
  unmount()
  await waitFor(() => expect(calls.some(({ name }) => name === 'm_key_enter')).toBe(true))
})

it('sends the mail that the server prepared, says so, and reports it to the server', async () => {
  const { sendKey, user, says, mailStatus } = await open()
  await sendKey()
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  await says(['Key Number Sent', paid.keynum, waiting.email, waiting.id])
  expect(provider.init).toHaveBeenCalledWith({ publicKey: 'demo-public-key' }, '')
  expect(provider.send).toHaveBeenCalledWith('service_demo', 'key', mail.fields)
  expect(mailStatus()).toEqual({ id: 'mail1', sent: true, reason: '' })
})

it('shows the provider’s error, and reports it to the server', async () => {
  provider.send.mockRejectedValue({ status: 412, text: 'The account is out of mails' })
  const { sendKey, user, says, mailStatus } = await open()
  await sendKey()
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  await says(['Key Sent Failed', 'The account is out of mails'], 'Close')
  expect(mailStatus()).toEqual({ id: 'mail1', sent: false, reason: 'The account is out of mails' })
})

it('offers to send the key of a paid request again, in a menu; nothing when its mail was sent before', async () => {
  const { user, says, mailStatus } = await open(issued, { first: false })
  await screen.findByRole('heading', { name: waiting.id })
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: `More actions for ${waiting.id}` }))
  await user.click(screen.getByRole('menuitem', { name: 'Send again' }))
  await says(['has been sent or is on its way'])
  expect(provider.send).not.toHaveBeenCalled()
  expect(mailStatus()).toBeUndefined()
})

it('deletes the one request into the bin, and takes it back', async () => {
  const { user, calls } = await open()
  await user.click(await screen.findByRole('button', { name: 'Delete TRX-261101-ABCD2345' }))
  expect(await screen.findByText('Request Deleted')).toBeDefined()
  expect(calls.find(({ name }) => name === 'req_del_sonata')?.input).toEqual({
    uid: 'uid-member',
    id: 'TRX-261101-ABCD2345',
  })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByText('Request Deleted')).toBeNull())
  expect(calls.find(({ name }) => name === 'restore')?.input).toEqual({ kind: 'sonata', id: 'mid-1' })
})
