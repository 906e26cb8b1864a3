import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

const button = (name: string | RegExp) => screen.getByRole('button', { name })

it('shows what waits in the bin, restores it, and asks before it goes for good', async () => {
  const entry = {
    kind: 'news',
    id: 'n1',
    name: 'North light',
    by: 'siteadmin',
    date: '2026-01-02',
    until: '2026-02-01',
  }
  const { calls } = fakeApi({
    dashboard_counts,
    get_bin: () => ({ data: [{ ...entry, kind: 'news' as const }] }),
    restore: () => ({}),
    purge: () => ({}),
  })
  const { user } = openDashboard('bin&kind=news')
  await user.click(await screen.findByRole('button', { name: 'Delete for good: North light' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('cannot be brought back')
  await user.click(button('No'))
  await user.click(button('Restore North light'))
  await waitFor(() => expect(calls.some(({ name }) => name === 'restore')).toBe(true))
  expect(calls.some(({ name }) => name === 'purge')).toBe(false)
})
