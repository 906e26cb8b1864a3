import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anEvent } from '../testing/an-event.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import Events from './events.tsx'

it('leads to the events and the success points, and shows the next events and the latest success', async () => {
  const later = anEvent({ id: 'e2', title: 'Open studio', date: '2999-12-24' })
  const point = { id: 's1', title: 'Ten years', deta: 'A feast.', date: '2026-01-02' }
  fakeApi({
    get_all_events: () => ({ data: [anEvent({ date: '2999-12-01' }), later] }),
    get_succ: () => ({ data: [point] }),
  })
  renderScreen(<Events />)
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('View Events')).toBe('/view_events')
  expect(href('View Success')).toBe('/view_success')
  await screen.findByText('December 1, 2999')
  expect(href('Tide walk with cameras')).toBe('/view_events?id=e1')
  expect(href('Open studio')).toBe('/view_events?id=e2')
  expect(within(screen.getByRole('region', { name: 'Latest success' })).getByText('Ten years')).toBeDefined()
})

it.each([
  ['only past events', () => ({ data: [anEvent({ date: '2020-01-01' })] })],
  ['no event at all', () => ({ data: [] })],
  [
    'no answer',
    () => {
      throw new FakeRefusal('too-many-requests')
    },
  ],
])('leaves the next event out where there is %s', async (_case, answer) => {
  fakeApi({ get_all_events: answer, get_succ: () => ({ data: [] }) })
  renderScreen(<Events />)
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Next event' })).toBeNull())
  expect(screen.getByRole('link', { name: 'View Events' })).toBeDefined()
})
