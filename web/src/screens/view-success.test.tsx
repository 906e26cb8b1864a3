import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSuccessPoint } from '../testing/an-event.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import ViewSuccess from './view-success.tsx'

it('lists success points with their day and details', async () => {
  fakeApi({ get_succ: () => ({ data: [aSuccessPoint({ deta: 'First.\n\n<b>Second.</b>' })] }) })
  renderScreen(<ViewSuccess />)
  expect(await screen.findByRole('heading', { level: 2, name: 'Ten thousand downloads' })).toBeDefined()
  expect(screen.getByText('November 19, 2026')).toBeDefined()
  expect(screen.getByText('<b>Second.</b>').tagName).toBe('P')
  expect(screen.getByRole('link', { name: 'Events and success' }).getAttribute('href')).toBe('/events')
})

it('opens with the search of its address, says that nothing was found, and shows all again', async () => {
  fakeApi({ get_succ: ({ search }) => ({ data: search ? [] : [aSuccessPoint()] }) })
  const { user, address } = renderScreen(<ViewSuccess />, '/view_success?search=zzz')
  await screen.findByText('No success points for “zzz”')
  await user.click(screen.getByRole('button', { name: 'Show all success points' }))
  expect(await screen.findByRole('heading', { name: 'Ten thousand downloads' })).toBeDefined()
  await waitFor(() => expect(address()).toBe('/view_success'))
})
