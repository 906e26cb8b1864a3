import { screen, waitFor } from '@testing-library/react'
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
  ['news', 'get_news', ['Newest first', 'Oldest first', 'Most viewed', 'Drafts only']],
  ['events', 'get_all_events', ['Upcoming first', 'Oldest first', 'Drafts only']],
  ['products', 'get_products', ['Newest first', 'Oldest first', 'A to Z', 'Drafts only']],
  ['services', 'get_services', ['Newest first', 'Oldest first', 'A to Z', 'Most viewed', 'Drafts only']],
  ['media', 'get_all_albums', ['Newest first', 'Oldest first', 'A to Z', 'Most photos']],
  ['media&tab=video', 'get_all_videos', ['Newest first', 'Oldest first', 'A to Z', 'Longest first']],
  ['media&tab=audio', 'get_all_audios', ['Newest first', 'Oldest first', 'A to Z', 'Longest first']],
  ['media&album=sea', 'photos_all', ['Newest first', 'Oldest first', 'A to Z']],
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
  await user.selectOptions(await orders(), 'Drafts only')
  expect(await screen.findByRole('heading', { name: 'Soon' })).toBeDefined()
  expect(screen.getByText('01 draft')).toBeDefined()

  await user.type(screen.getByRole('textbox', { name: 'Search the drafts' }), 'late')
  expect(await screen.findByText('No drafts for “late”')).toBeDefined()
  await waitFor(() => expect(address()).toMatch(/&order=drafts&search=late$/))
})

it('an order in the address that the list does not have is the usual one', async () => {
  const { calls } = fakeApi({ dashboard_counts, get_products: empty })
  openDashboard('products&order=views')
  expect((await orders()).value).toBe('')
  await waitFor(() => expect(calls.some(({ name }) => name === 'get_products')).toBe(true))
  expect(calls.find(({ name }) => name === 'get_products')?.input).not.toHaveProperty('order')
})
