import { brand } from '@dlm/contract/brand/brand'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { anEvent } from '../testing/an-event.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { renderLazyScreen } from '../testing/render-screen.tsx'
import ViewEvents from './view-events.tsx'

vi.mock('../page/share/draw-share-card.ts', () => ({ drawShareCard: async () => new Blob() }))

const coming = anEvent({ id: 'e1', date: '2999-12-01' })
const past = anEvent({ id: 'e2', title: 'City after dark', date: '2020-01-31' })

beforeEach(() => vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file'))

it('lists upcoming events, then past ones, each under its heading and with its day', async () => {
  fakeApi({ get_all_events: () => ({ data: [coming, past] }) })
  await renderLazyScreen(<ViewEvents />)
  const upcoming = within(await screen.findByRole('region', { name: 'Upcoming events' }))
  expect(upcoming.getByText('December 1, 2999')).toBeDefined()
  const link = upcoming.getByRole('link', { name: 'Tide walk with cameras' })
  expect(link.getAttribute('href')).toBe('/view_events?id=e1')
  const over = within(screen.getByRole('region', { name: 'Past events' }))
  expect(over.getByRole('link', { name: 'City after dark' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Events and success' }).getAttribute('href')).toBe('/events')
})

it('takes an event of today for an upcoming one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T23:59:00Z') })
  fakeApi({ get_all_events: () => ({ data: [anEvent({ date: '2026-12-01' })] }) })
  await renderLazyScreen(<ViewEvents />)
  expect(await screen.findByRole('heading', { level: 2, name: 'Upcoming events' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Past events' })).toBeNull()
})

it('searches, and stores the search in the address', async () => {
  const api = fakeApi({ get_all_events: ({ search }) => ({ data: search === 'dark' ? [past] : [coming] }) })
  const { user, address } = await renderLazyScreen(<ViewEvents />)
  await user.type(screen.getByRole('textbox', { name: 'Search events' }), 'dark')
  expect(await screen.findByRole('link', { name: 'City after dark' })).toBeDefined()
  await waitFor(() => expect(address()).toBe('/?search=dark'))
  expect(api.calls.at(-1)?.input).toEqual({ limit: '12', search: 'dark' })
})

it('opens an event by the address, and leads back to all', async () => {
  const api = fakeApi({ get_all_events: ({ id }) => ({ data: id ? [coming] : [coming, past] }) })
  const { user, address } = await renderLazyScreen(<ViewEvents />, '/view_events?id=e1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Tide walk with cameras' })).toBeDefined()
  expect(screen.getByText('Anna Lund')).toBeDefined()
  expect(screen.getByText('Three hours on the sand.')).toBeDefined()
  expect(api.calls.map(({ input }) => input)).toEqual([{ id: 'e1' }, { limit: '5' }])
  expect(await screen.findByRole('region', { name: 'More events' })).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'All events' }))
  expect(address()).toBe('/view_events')
  expect(await screen.findByRole('link', { name: 'City after dark' })).toBeDefined()
})

it('copies the address to share, and hands out a calendar entry', async () => {
  fakeApi({ get_all_events: () => ({ data: [coming] }) })
  const { user } = await renderLazyScreen(<ViewEvents />, '/view_events?id=e1')
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
    'tide-walk-with-cameras.ics',
  ])
  const [file] = vi.mocked(URL.createObjectURL).mock.lastCall ?? []
  expect(await (file as Blob).text()).toContain('DTSTART;VALUE=DATE:29991201\r\n')
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('button', { name: 'Copy address' }))
  expect(await screen.findByRole('status', { name: `${brand.product} Share` })).toBeDefined()
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/view_events?id=e1`)
})

it('offers no calendar entry for what is over', async () => {
  fakeApi({ get_all_events: () => ({ data: [past] }) })
  await renderLazyScreen(<ViewEvents />, '/view_events?id=e2')
  expect(await screen.findByText('Past event')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
})

it.each([
  ['is not there', () => ({ data: [] })],
  [
    'cannot be',
    () => {
      throw new FakeRefusal('invalid-input')
    },
  ],
])('says so when the event %s, and leads to the others', async (_case, answer) => {
  fakeApi({ get_all_events: answer })
  await renderLazyScreen(<ViewEvents />, '/view_events?id=gone')
  expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this event' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'See all events' }).getAttribute('href')).toBe('/view_events')
})

it('shows why the event could not be loaded, and loads it on another try', async () => {
  let refused = true
  fakeApi({
    get_all_events: () => {
      if (refused) throw new FakeRefusal('too-many-requests')
      return { data: [coming] }
    },
  })
  const { user } = await renderLazyScreen(<ViewEvents />, '/view_events?id=e1')
  expect((await screen.findByRole('alert')).textContent).toContain('Too many tries')
  refused = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Tide walk with cameras' })).toBeDefined()
})
