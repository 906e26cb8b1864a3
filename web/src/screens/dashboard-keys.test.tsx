import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { dashboardCommands } from '../admin/desk/dashboard-commands.ts'
import { persistSession } from '../auth/persist-session.ts'
import { groupResults } from '../shell/search/search-entry.ts'
import { aKeyRequest, paid } from '../testing/a-key-request.ts'
import { aMember } from '../testing/a-member.ts'
import { aQuestion, aReply } from '../testing/a-question.ts'
import { aUser } from '../testing/a-user.ts'
import { anArticle } from '../testing/an-article.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

const lists = {
  get_news: () => ({ data: [anArticle({ title: 'North light' })] }),
  get_all_events: () => ({ data: [] }),
}

it('searches, adds and changes the tool by keys, and shows them', async () => {
  fakeApi({ dashboard_counts, ...lists })
  const { user, address } = openDashboard('events')
  await screen.findByRole('button', { name: 'Add New' })
  await user.keyboard('/')
  const search = screen.getByRole('textbox', { name: 'Search the events' })
  expect(document.activeElement).toBe(search)
  await user.keyboard('n?gn')
  expect(address()).not.toContain('open=new')
  expect(address()).toContain('tool=events')
  search.blur()

  await user.keyboard('?')
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined()
  await user.keyboard('gn')
  expect(address()).toContain('tool=events')
  await user.click(screen.getByRole('button', { name: 'Close' }))

  await user.keyboard('n')
  await waitFor(() => expect(address()).toContain('open=new'))
  await user.click(await screen.findByLabelText('Close'))
  await waitFor(() => expect(address()).not.toContain('open=new'))
  await user.keyboard('gn')
  await waitFor(() => expect(address()).toContain('tool=news'))
})

it('answers one question after the other without the mouse', async () => {
  let waiting = ['q1', 'q2', 'q3'].map((fqid) => aQuestion({ fqid, ques: `Question ${fqid}`, reps: 0 }))
  const { calls } = fakeApi({
    dashboard_counts,
    get_saved_replies: () => ({ data: [] }),
    get_faqs: () => ({ data: waiting }),
    ans_qa: ({ fqid, answ }) => {
      waiting = waiting.filter((question) => question.fqid !== fqid)
      return { data: [aReply({ fqid, ans: answ })] }
    },
  })
  const { user, address } = openDashboard('faqs')
  await screen.findByText('Question q1')
  await user.keyboard('jjk{Enter}')
  await waitFor(() => expect(address()).toContain('open=q1'))
  const reply = () => screen.findByLabelText('Your reply')
  await user.type(await reply(), 'One{Control>}{Enter}{/Control}')
  await waitFor(() => expect(address()).toContain('open=q2'))
  await user.type(await reply(), 'Two{Control>}{Enter}{/Control}')
  await waitFor(() => expect(address()).toContain('open=q3'))
  await user.type(await reply(), 'Three{Control>}{Enter}{/Control}')
  await waitFor(() => expect(address()).not.toContain('open='))
  const sent = calls.filter(({ name }) => name === 'ans_qa').map(({ input }) => input)
  expect(sent).toEqual([
    { fqid: 'q1', answ: 'One' },
    { fqid: 'q2', answ: 'Two' },
    { fqid: 'q3', answ: 'Three' },
  ])
})

it('warns an account without the mouse, with a saved reply, and no other account', async () => {
  const members = ['other01', 'other02'].map((user) => aMember({ uid: `uid-${user}`, user }))
  const { calls } = fakeApi({
    dashboard_counts,
    get_saved_replies: () => ({ data: [{ id: 'r1', name: 'Verify', text: 'Please verify it.' }] }),
    get_users: ({ id }) => ({
      ...{ data: members.filter(({ uid }) => !id || uid === id), clients: 2, admins: 1 },
    }),
    warn_user: () => ({ mail: { id: 'mail1', sent: true, reason: '' } }),
  })
  const { user, address } = openDashboard('users')
  await screen.findByRole('button', { name: 'Configure other01' })
  await user.keyboard('jjk{Enter}')
  await waitFor(() => expect(address()).toContain('open=uid-other01'))
  await user.click(await screen.findByRole('button', { name: 'Warent' }))
  const form = within(await screen.findByRole('dialog', { name: 'E-mail to other01' }))
  await user.type(form.getByLabelText('Subject'), 'Your account')
  await user.type(form.getByLabelText('Greeting'), 'Dear member')
  await user.selectOptions(await form.findByLabelText('Insert a saved reply'), 'Verify')
  expect(document.activeElement).toBe(form.getByLabelText('Message'))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByRole('dialog', { name: 'other01' })
  expect(address()).toContain('open=uid-other01')
  const mail = { sub: 'Your account', greet: 'Dear member', body: 'Please verify it.', special: '' }
  expect(calls.filter(({ name }) => name === 'warn_user').map(({ input }) => input)).toEqual([
    { ...mail, uid: 'uid-other01' },
  ])
})

it('sends one key after the other without the mouse', async () => {
  const requests = [
    ...['TRX-1', 'TRX-2'].map((id) => aKeyRequest({ id, mid: id })),
    aKeyRequest({ ...paid, id: 'TRX-0', mid: 'TRX-0' }),
  ]
  fakeApi({
    dashboard_counts: () => ({ ...dashboard_counts(), sonata: 2 }),
    get_m_keys: () => ({
      data: requests.map((request) => ({ ...request, cypher: 'sSbOcNdAeTfAgGhHiIjJkKlL' })),
    }),
  })
  const { user } = openDashboard('sonata')
  await screen.findByRole('button', { name: 'Send key of TRX-1' })
  const focused = () => document.activeElement?.getAttribute('aria-label')
  await user.keyboard('j')
  expect(focused()).toBe('Send key of TRX-1')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(screen.getAllByText(/^Sending the key to/)).toHaveLength(1)
  expect(focused()).toBe('Send key of TRX-2')
  await user.keyboard('k{Enter}j{Enter}')
  await waitFor(() => expect(screen.getAllByText(/^Sending the key to/)).toHaveLength(1))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByText(/^Sending the key to/)).toBeNull())
})

it('offers its places and actions in the search, and the same search of its lists', () => {
  persistSession({ user: aUser({ role: 'admin', adminRole: 'owner' }), persistence: 'tab' })
  const here = dashboardCommands('ADM-1001')
  const titlesFor = (search: string) => groupResults(search, [], here)[0]?.entries.map(({ title }) => title)
  expect(titlesFor('')).toHaveLength(here.screens.length)
  expect(titlesFor('new a')).toEqual([
    'New article',
    'New album',
    'Accounts matching “new a”',
    'Key requests matching “new a”',
  ])
  expect(titlesFor('find member anna')).toEqual(['Accounts matching “anna”'])
  expect(titlesFor('find member')).toEqual(['All accounts'])
  expect(here.screens.find(({ title }) => title === 'Add News')?.keys).toBe('G N')
  expect(groupResults('new a', [])).toEqual([])
})
