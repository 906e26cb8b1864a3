import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { dashboardCommands } from '../features/dashboard/dashboard-commands.ts'
import { groupResults } from '../features/site/search/search-entry.ts'
import { aQuestion, aReply } from '../testing/a-question.ts'
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
  expect(screen.getByRole('dialog', { name: 'Keys of the dashboard' })).toBeDefined()
  await user.keyboard('gn')
  expect(address()).toContain('tool=events')
  await user.click(screen.getByRole('button', { name: 'Close' }))

  await user.keyboard('n')
  await waitFor(() => expect(address()).toContain('open=new'))
  await user.click(
    within(screen.getByRole('dialog', { name: 'Add New' })).getAllByText('Close')[0] as Element,
  )
  await waitFor(() => expect(address()).not.toContain('open=new'))
  await user.keyboard('gn')
  await waitFor(() => expect(address()).toContain('tool=news'))
})

it('answers one question after the other without the mouse', async () => {
  let waiting = ['q1', 'q2', 'q3'].map((fqid) => aQuestion({ fqid, ques: `Question ${fqid}`, reps: 0 }))
  const { calls } = fakeApi({
    dashboard_counts,
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

it('offers its places and actions in the search, and the same search of its lists', () => {
  const here = dashboardCommands('ADM-1001')
  const found = (search: string) => groupResults(search, [], here)[0]?.entries.map(({ title }) => title)
  expect(found('')).toHaveLength(here.screens.length)
  expect(found('new a')).toEqual([
    'New article',
    'New album',
    'Accounts with “new a”',
    'Key requests with “new a”',
  ])
  expect(groupResults('new a', [])).toEqual([])
})
