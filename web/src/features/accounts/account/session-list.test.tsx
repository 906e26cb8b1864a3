import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { SessionList } from './session-list.tsx'

const dayMs = 86_400_000

it('shows where the member is signed in once it is asked for, and ends another sign-in', async () => {
  const now = Date.now()
  let sessions = [
    { id: 's1', browser: 'Firefox on Linux', startedAt: Date.parse('2026-01-02'), usedAt: now, isHere: true },
    { id: 's2', browser: '', startedAt: now - 9 * dayMs, usedAt: now - 4 * dayMs, isHere: false },
  ]
  const { calls } = fakeApi({
    my_sessions: () => ({ data: sessions }),
    end_session: ({ id }) => {
      sessions = sessions.filter((session) => session.id !== id)
      return {}
    },
  })
  const { user } = renderScreen(<SessionList />)
  expect(calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Show devices' }))
  const here = (await screen.findByText('Firefox on Linux')).closest('li')
  expect(here?.textContent).toContain('This browser · since January 2, 2026')
  expect(here?.querySelector('button')).toBeNull()
  const other = screen.getByRole('button', {
    name: 'Sign out Unknown browser, last used 04 days ago',
  })
  await user.click(other)
  await waitFor(() => expect(screen.queryByText('Unknown browser')).toBeNull())
  expect(calls.find(({ name }) => name === 'end_session')?.input).toEqual({ id: 's2' })
  expect(screen.getByText('Firefox on Linux')).toBeDefined()
})
