import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anEvent } from '../testing/an-event.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import Events from './events.tsx'

it('leads to the events and the success points, and shows the next event', async () => {
  const api = fakeApi({ get_all_events: () => ({ data: [anEvent({ date: '2999-12-01' })] }) })
  renderScreen(<Events />)
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('View Events')).toBe('/view_events')
  expect(href('View Success')).toBe('/view_success')
  await screen.findByText('December 1, 2999')
  expect(href('Tide walk with cameras')).toBe('/view_events?id=e1')
  expect(api.calls).toEqual([{ name: 'get_all_events', input: { limit: '1' } }])
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
  fakeApi({ get_all_events: answer })
  renderScreen(<Events />)
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Next event' })).toBeNull())
  expect(screen.getByRole('link', { name: 'View Events' })).toBeDefined()
})
