import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { anAlbum, aPhoto, encodedList } from '../testing/media.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

it('locks albums with a password, and opens them only where that is said', async () => {
  const { calls } = fakeApi({
    dashboard_counts,
    get_all_albums: () => encodedList([anAlbum({ id: 'A', fid: 'A', name: 'Harbour' })]),
    edit_entries: () => ({ failed: [] }),
  })
  const changes = () => calls.filter(({ name }) => name === 'edit_entries').map(({ input }) => input)
  const { user } = openDashboard('media')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Harbour' }))
  await user.click(screen.getByRole('button', { name: 'Lock or open' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  const panel = within(screen.getByRole('dialog', { name: 'Lock or open' }))
  expect(await panel.findByText('Enter a code, or open the albums to everyone.')).toBeDefined()
  expect(changes()).toEqual([])
  await user.click(panel.getByRole('checkbox', { name: 'Open to everyone' }))
  await user.click(panel.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('status', { name: 'Changed' })).textContent).toContain('01 album changed.')
  expect(changes()).toEqual([{ kind: 'album', ids: '["A"]', fields: { alpass: '' } }])
})

it('moves photos to another open album, says which one, and moves them back', async () => {
  const albums = [
    anAlbum({ id: 'A', fid: 'A', name: 'Harbour' }),
    anAlbum({ id: 'B', fid: 'B', name: 'Coast' }),
    anAlbum({ id: 'C', fid: 'C', name: 'Vault', locked: true }),
  ]
  const photos = ['p1', 'p2', 'p3'].map((pid) => aPhoto(pid, { fid: 'A', name: `${pid}.jpg` }))
  const { calls } = fakeApi({
    dashboard_counts,
    get_all_albums: () => encodedList(albums),
    photos_all: () => encodedList(photos),
    move_photos: ({ ids }) => ({
      failed: ids.includes('p3') ? [{ id: 'p3', code: 'unavailable' as const }] : [],
    }),
  })
  const moves = () => calls.filter(({ name }) => name === 'move_photos').map(({ input }) => input)
  const { user } = openDashboard('media&album=A')
  const open = async (names: readonly string[]) => {
    for (const name of names)
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    await user.click(screen.getByRole('button', { name: 'Move' }))
    return within(await screen.findByRole('dialog', { name: 'Move to another album' }))
  }
  const panel = await open(['p1.jpg', 'p2.jpg'])
  const coast = await panel.findByRole('button', { name: /^Coast/ })
  for (const name of [/^Harbour/, /^Vault/]) expect(panel.queryByRole('button', { name })).toBeNull()
  await user.click(coast)
  const report = await screen.findByRole('status', { name: 'Moved' })
  expect(report.textContent).toContain('02 photos moved to “Coast”.')
  await user.click(within(report).getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(moves()).toEqual([
      { from: 'A', to: 'B', ids: '["p1","p2"]' },
      { from: 'B', to: 'A', ids: '["p1","p2"]' },
    ]),
  )

  const again = await open(['p3.jpg'])
  await user.click(await again.findByRole('button', { name: /^Coast/ }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('1 of 1 couldn’t be moved.')
  await user.click(screen.getByRole('button', { name: 'Close' }))
})
