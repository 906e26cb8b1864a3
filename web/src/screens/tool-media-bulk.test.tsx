import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { anAlbum, encodedList } from '../testing/media.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

it('locks albums with a password, and opens them only where that is said', async () => {
  const { calls } = fakeApi({
    dashboard_counts,
    get_all_albums: () => encodedList([anAlbum({ fid: 'A', name: 'Harbour' })]),
    edit_entries: () => ({ failed: [] }),
  })
  const changes = () => calls.filter(({ name }) => name === 'edit_entries').map(({ input }) => input)
  const { user } = openDashboard('media')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Harbour' }))
  await user.click(screen.getByRole('button', { name: 'Lock or open' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Lock or open' }))
  await user.click(panel.getByRole('button', { name: 'Save' }))
  expect(await panel.findByText('Enter a password, or open the albums for everybody.')).toBeDefined()
  expect(changes()).toEqual([])
  await user.click(panel.getByRole('checkbox', { name: 'Open them for everybody' }))
  await user.click(panel.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('status', { name: 'Changed' })).textContent).toContain('01 album changed.')
  expect(changes()).toEqual([{ kind: 'album', ids: '["A"]', fields: { alpass: '' } }])
})
