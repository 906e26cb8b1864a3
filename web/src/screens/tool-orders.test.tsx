import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { anArticle } from '../testing/an-article.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { encodedList, queryOf } from '../testing/media.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

/** Lists of media are encoded, queries of them too. */
const isEncoded = (name: string) => /^(get_all_(?!events)|photos_all)/.test(name)
const answerOf = (name: string) => (): { data: never[] } | { data: string } =>
  isEncoded(name) ? encodedList([]) : { data: [] }
const empty = () => ({ data: [] })
const orders = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })

it.each([
  ['news', 'get_news', ['Newest first', 'Oldest first', 'Most viewed', 'Most liked']],
  ['events', 'get_all_events', ['Upcoming first', 'Oldest first']],
  ['products', 'get_products', ['Newest first', 'Oldest first', 'A to Z']],
  ['services', 'get_services', ['Newest first', 'Oldest first', 'A to Z', 'Most viewed']],
  ['media', 'get_all_albums', ['Newest first', 'Oldest first', 'A to Z', 'Most photos']],
  ['media&tab=video', 'get_all_videos', ['Newest first', 'Oldest first', 'A to Z', 'Longest first']],
  ['media&tab=audio', 'get_all_audios', ['Newest first', 'Oldest first', 'A to Z', 'Longest first']],
  ['media&album=sea', 'photos_all', ['Album order', 'Oldest first', 'A to Z']],
] as const)('the %s have the orders that their documents allow', async (tool, name, labels) => {
  const { calls } = fakeApi({
    dashboard_counts,
    get_all_albums: () => encodedList([]),
    [name]: answerOf(name),
  })
  const { user, address } = openDashboard(tool)
  const select = await orders()
  expect(Array.from(select.options, ({ text }) => text)).toEqual(labels)
  expect(select.selectedOptions[0]?.text).toBe(labels[0])
  const requests = () =>
    calls
      .filter((call) => call.name === name)
      .map(({ input }) => (isEncoded(name) ? queryOf(input) : input))
      // Of one entry alone, which has no order.
      .filter((input) => !(input as { ids?: string[] }).ids)
  await waitFor(() => expect(requests()).toHaveLength(1))
  expect(requests()[0]).not.toHaveProperty('order')
  expect(address()).not.toContain('order')

  await user.selectOptions(select, 'Oldest first')
  await waitFor(() => expect(address()).toMatch(/&order=oldest$/))
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ order: 'oldest' }))

  await user.selectOptions(select, labels[0])
  await waitFor(() => expect(address()).not.toContain('order'))
})

it('a list of drafts alone is named so, also when there are none', async () => {
  const draft = { ...anArticle({ id: 'n2', title: 'Soon' }), date: '2999-01-01' }
  fakeApi({
    dashboard_counts,
    get_news: ({ order, search }) => ({ data: order === 'drafts' && !search ? [draft] : [] }),
  })
  const { user, address } = openDashboard('news')
  expect(await screen.findByText('No news yet')).toBeDefined()
  const chip = screen.getByRole('button', { name: 'Drafts' })
  await user.click(chip)
  expect(chip.getAttribute('aria-pressed')).toBe('true')
  expect(await screen.findByRole('heading', { name: 'Soon' })).toBeDefined()
  expect(screen.getByText('01 draft')).toBeDefined()

  await user.type(screen.getByRole('textbox', { name: 'Search the drafts' }), 'late')
  expect(await screen.findByText('No drafts for “late”')).toBeDefined()
  await waitFor(() => expect(address()).toMatch(/&state=drafts&search=late$/))
})

it('an order in the address that the list does not have is the usual one', async () => {
  const { calls } = fakeApi({ dashboard_counts, get_products: empty })
  openDashboard('products&order=views')
  expect((await orders()).value).toBe('')
  await waitFor(() => expect(calls.some(({ name }) => name === 'get_products')).toBe(true))
  expect(calls.find(({ name }) => name === 'get_products')?.input).not.toHaveProperty('order')
})

it('the heads of a table sort it, another press the other way round, and a hidden column stays hidden', async () => {
  const { calls } = fakeApi({
    dashboard_counts,
    get_news: () => ({ data: [anArticle({ id: 'n1', title: 'North light', views: 1287 })] }),
  })
  const { user, address, unmount } = openDashboard('news')
  const table = within(await screen.findByRole('table', { name: 'news' }))
  const head = (name: string) => table.getByRole('columnheader', { name })
  expect(table.getByRole('cell', { name: '1,287' })).toBeDefined()
  expect([head('Date'), head('Views')].map((each) => each.getAttribute('aria-sort'))).toEqual([
    'descending',
    'none',
  ])
  await user.click(within(head('Date')).getByRole('button'))
  await waitFor(() => expect(address()).toMatch(/&order=oldest$/))
  expect(head('Date').getAttribute('aria-sort')).toBe('ascending')
  await user.click(within(head('Likes')).getByRole('button'))
  await waitFor(() => expect(address()).toMatch(/&order=likes$/))
  expect(calls.at(-1)).toMatchObject({ name: 'get_news', input: { order: 'likes' } })
  expect(within(head('Dislikes')).queryByRole('button')).toBeNull()
  await user.click(within(head('Likes')).getByRole('button'))
  await waitFor(() => expect(address()).not.toContain('order'))

  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Views' }))
  expect(table.queryByRole('columnheader', { name: 'Views' })).toBeNull()
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Title' })).toBeNull()
  unmount()
  openDashboard('news')
  await screen.findByRole('columnheader', { name: 'Likes' })
  expect(screen.queryByRole('columnheader', { name: 'Views' })).toBeNull()
})

it('shows an entry at a glance with Space, the next with J, and its form with Enter', async () => {
  fakeApi({
    dashboard_counts,
    get_editable: () => ({ revision: 0, fields: {} }),
    preview_text: () => ({}),
    get_news: () => ({
      data: [anArticle({ id: 'n1', title: 'North light' }), anArticle({ id: 'n2', title: 'South wind' })],
    }),
  })
  const { user, address } = openDashboard('news')
  await screen.findByRole('heading', { name: 'North light' })
  await user.keyboard('j ')
  expect(screen.getByRole('dialog', { name: 'North light' })).toBeDefined()
  await user.keyboard('j')
  expect(screen.getByRole('dialog', { name: 'South wind' })).toBeDefined()
  await user.keyboard(' ')
  expect(screen.queryByRole('dialog')).toBeNull()
  // A browser restores the focus; there is none here.
  await user.keyboard('j{Enter}')
  await waitFor(() => expect(address()).toContain('open=n1'))
})
