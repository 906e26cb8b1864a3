import { brand } from '@dlm/contract/brand/brand'
import type { Promotion } from '@dlm/contract/users/users.schema'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { aMail, aMember, anAuditEntry } from '../testing/a-member.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { message } from '../testing/message.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))
const provider = vi.hoisted(() => ({ init: vi.fn(), send: vi.fn() }))
vi.mock('@emailjs/browser', () => provider)

beforeEach(() => {
  promotion.mail = aMail({ template: 'promotion' })
  provider.send.mockReset().mockResolvedValue({ status: 200, text: 'OK' })
})

const promotion: Promotion = {
  ...{ adid: 'ADM-ABCD2345', initialPassword: 'aB3dE6gH' },
  mail: aMail({ template: 'promotion' }),
}

/** The tool with one account besides one's own, its opening dialog closed. */
async function open(member = aMember(), query = '') {
  const api = fakeApi({
    dashboard_counts,
    get_users: () => ({ data: [member], clients: 14, admins: 3 }),
    make_admin: () => promotion,
    demote_admin: () => ({}),
    del_user: () => ({}),
    show_nic: () => ({ nic: '200012345678' }),
    remove_rating_words: () => ({}),
    warn_user: () => ({ mail: aMail() }),
    get_saved_replies: () => ({ data: [] }),
    mail_status: () => ({}),
    get_audit: () => ({ data: [anAuditEntry()] }),
  })
  const view = openDashboard(`users${query}`)
  const called = (name: string) => api.calls.filter((call) => call.name === name).map(({ input }) => input)
  return { ...view, called }
}
async function openAccount(member = aMember()) {
  const view = await open(member)
  await view.user.click(await screen.findByRole('button', { name: `Configure ${member.user}` }))
  const panel = within(await screen.findByRole('dialog', { name: member.user }))
  const press = async (name: string) => view.user.click(await panel.findByRole('button', { name }))
  return { ...view, panel, press }
}
/** A dialog that says all of this, closed or answered by this button. */
async function says(texts: string | string[], answer = 'OK') {
  const dialog = await message()
  for (const text of [texts].flat()) expect(dialog.textContent).toContain(text)
  await userEvent.click(within(dialog).getByRole('button', { name: answer }))
}

it('says what was found in a line of the tool, and takes neither the screen nor a corner', async () => {
  await open()
  const report = await screen.findByText('14 users and 03 administrators found.')
  expect(report.textContent).toContain('Data Found.')
  expect(within(report).queryByRole('button')).toBeNull()
})

it('shows an account in every detail', async () => {
  const { panel, address } = await openAccount(aMember({ theme: 'true' }))
  expect(address()).toContain('open=uid-other')
  for (const text of ['other01', '*********678', 'client', 'other@dlm.test', 'Done!', 'Dark'])
    expect((await panel.findAllByText(text)).length).toBeGreaterThan(0)
  expect(panel.getByText('Protected By End to End Encryption')).toBeDefined()
  const names = panel.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toEqual(['', 'Show full number', 'Warent', 'Promote', 'Close', 'Remove'])
})

it('shows the whole N.I.C number to someone who asks for it', async () => {
  const { panel, press, called } = await openAccount()
  expect(panel.queryByText('200012345678')).toBeNull()
  await press('Show full number')
  expect(await panel.findByText('200012345678')).toBeDefined()
  expect(called('show_nic')).toEqual([{ uid: 'uid-other' }])
})

it('removes the sentence of a rating when the question before was answered with yes', async () => {
  const { panel, press, called } = await openAccount(
    aMember({ rating: { rate: 4, words: 'Kind and quick.' } }),
  )
  expect(await panel.findByText('4 of 5 stars')).toBeDefined()
  expect(panel.getByText('“Kind and quick.”')).toBeDefined()
  await press('Remove sentence')
  await says(['Remove the sentence of other01?', 'The stars stay.'], 'No')
  expect(called('remove_rating_words')).toEqual([])
  await press('Remove sentence')
  await says('Remove the sentence of other01?', 'Remove sentence')
  await says(['Sentence removed', 'other01'])
  expect(called('remove_rating_words')).toEqual([{ uid: 'uid-other' }])
})

it('shows a rating without a sentence with nothing to remove', async () => {
  const { panel } = await openAccount(aMember({ rating: { rate: 1 } }))
  expect(await panel.findByText('1 of 5 stars')).toBeDefined()
  expect(panel.queryByRole('button', { name: 'Remove sentence' })).toBeNull()
})

it('offers to warn an unverified member, and does not promote them', async () => {
  const { panel, press, called } = await openAccount(aMember({ varified: 'none', nic: '' }))
  expect(await panel.findByText('Not Varified')).toBeDefined()
  await press('Promote')
  await says(['User Not Verified.', 'Please try again after they verified their account.'], 'Close')
  expect(called('make_admin')).toEqual([])
})

it('says what became of a mail that the server sent, and sends none itself', async () => {
  promotion.mail = { id: 'mail1', sent: true, reason: '' }
  const { press, called } = await openAccount()
  await press('Promote')
  await says('Promote other01 to admin?', 'Promote')
  const dialog = within(await screen.findByRole('dialog', { name: 'other01 is now an admin' }))
  expect(await dialog.findByText('We e-mailed both to other@dlm.test.')).toBeDefined()
  expect(provider.send).not.toHaveBeenCalled()
  expect(called('mail_status')).toEqual([])
})

it('shows a new admin’s password once, and mails it, when the question before was answered with yes', async () => {
  const { press, user, called } = await openAccount()
  await press('Promote')
  await says(['Promote other01 to admin?', 'other01', 'other@dlm.test'], 'No')
  expect(called('make_admin')).toEqual([])
  await press('Promote')
  await says('Promote other01 to admin?', 'Promote')
  const dialog = within(await screen.findByRole('dialog', { name: 'other01 is now an admin' }))
  expect(dialog.getByText('aB3dE6gH')).toBeDefined()
  expect(dialog.getByText('ADM-ABCD2345')).toBeDefined()
  expect(await dialog.findByText('We e-mailed both to other@dlm.test.')).toBeDefined()
  expect(provider.send).toHaveBeenCalledTimes(1)
  expect(called('mail_status')).toEqual([{ id: 'mail1', sent: true, reason: '' }])
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await says('User Promoted.')
  expect(screen.queryByText('aB3dE6gH')).toBeNull()
})

it('demotes an admin, and asks before', async () => {
  const { press, called } = await openAccount(aMember({ role: 'admin' }))
  await press('Demote')
  await says(['Demote other01?', 'other01'], 'No')
  expect(called('demote_admin')).toEqual([])
  await press('Demote')
  await says('Demote other01?', 'Demote')
  await says(['User Promoted.', `is now a client of ${brand.product}`])
  expect(called('demote_admin')).toEqual([{ uid: 'uid-other' }])
})

it('asks before it removes, naming what will be lost', async () => {
  const { press, called } = await openAccount()
  const lost = 'delete the account with its photo, saved media, rating, questions and Sonata keys.'
  await press('Remove')
  await says(lost, 'No')
  expect(called('del_user')).toEqual([])
  await press('Remove')
  await says(lost, 'Remove account')
  await says('Account Deleted')
  expect(called('del_user')).toEqual([{ uid: 'uid-other' }])
})

it('writes a warning: what is missing, as whom, and a mail that failed is sent again without another warning', async () => {
  const { press, user, called } = await openAccount()
  await press('Warent')
  const form = within(await screen.findByRole('dialog', { name: 'E-mail to other01' }))
  expect(form.getByText('siteadmin@dlm.test')).toBeDefined()
  const send = () => user.click(form.getByRole('button', { name: 'Send' }))
  await send()
  for (const message of [
    'Subject Needed. This e-mail needs a subject to define its use. Please update subject.',
    'Body Needed. This e-mail needs a body about description of this E-mail. Please update email body.',
    'Greeting Needed. This e-mail needs a greeting to client. customer is the King. So be it.',
  ])
    expect(await form.findByText(message)).toBeDefined()
  await user.type(form.getByLabelText('Subject'), 'Your account')
  await user.type(form.getByLabelText('Greeting'), 'Dear member')
  await user.type(form.getByLabelText('Message'), 'Please verify it.')
  provider.send.mockRejectedValueOnce({ status: 500, text: 'Away' })
  await send()
  await says(['E-mail Sent Failed', 'Away'], 'Close')
  await send()
  await says('E-mail Sent')
  expect(called('warn_user')).toEqual([
    {
      ...{ sub: 'Your account', greet: 'Dear member', body: 'Please verify it.', special: '' },
      uid: 'uid-other',
    },
  ])
  expect(called('mail_status')).toMatchObject([{ sent: false, reason: 'Away' }, { sent: true }])
})

it('shows one’s own row without the way to configure it', async () => {
  await openAccount()
  const own = screen.getByRole('row', { name: 'siteadmin' })
  expect(own.textContent).toContain('You')
  expect(within(own).queryByRole('button')).toBeNull()
})

it('shows the audit log, by action and by name', async () => {
  const view = await open(aMember(), '&tab=audit')
  const line = (await screen.findByText('North light')).closest('li')
  for (const text of ['siteadmin', 'deleted an article', 'news/n1', '203.0.113.7'])
    expect(line?.textContent).toContain(text)
  await view.user.selectOptions(screen.getByLabelText('Show'), 'deleted an article')
  await view.user.type(screen.getByLabelText('Search the audit log'), 'light')
  await waitFor(() =>
    expect(view.called('get_audit').at(-1)).toMatchObject({ action: 'delete_news', search: 'light' }),
  )
})
