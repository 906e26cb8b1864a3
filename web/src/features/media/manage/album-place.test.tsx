import { decodeWire } from '@dlm/contract/media/codec'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { anAlbum, encodedList } from '../../../testing/media.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { AlbumPlace } from './album-place.tsx'

it('says how much an album holds and whether it is locked, and leads to its sheets, its form and to the portal', async () => {
  const queries: unknown[] = []
  fakeApi({
    get_all_albums: ({ payload }) => {
      queries.push(decodeWire(String(payload), (query) => query))
      return encodedList([anAlbum({ fid: 'vault', name: 'Vault', locked: true, photos: 4 })])
    },
  })
  const { user, address } = renderScreen(<AlbumPlace adid="ADM-1" fid="vault" bytes={3_000_000} />)
  expect((await screen.findByText(/04 photos/)).textContent).toBe('04\u00a0photos · 2.9 MB· Locked')
  expect(queries).toEqual([{ ids: ['vault'], limit: 1 }])
  expect(screen.getByRole('link', { name: 'Albums' }).getAttribute('href')).toBe(
    '/admin_dashboard?id=ADM-1&tool=media',
  )
  for (const [name, path] of [
    ['Arrange photos', '/admin_dashboard?id=ADM-1&tool=media&album=vault&sheet=arrange'],
    ['Describe photos', '/admin_dashboard?id=ADM-1&tool=media&album=vault&sheet=1'],
    ['Edit album', '/admin_dashboard?id=ADM-1&tool=media&open=vault'],
    ['View on site', '/view_albums?album=vault'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: 'More for Vault' }))
    await user.click(screen.getByRole('menuitem', { name }))
    expect(address()).toBe(path)
  }
})

it('says whether lists show an album', async () => {
  fakeApi({ get_all_albums: () => encodedList([anAlbum({ fid: 'sea', photos: 4, unlisted: true })]) })
  renderScreen(<AlbumPlace adid="ADM-1" fid="sea" />)
  expect((await screen.findByText(/04 photos/)).textContent).toBe('04\u00a0photos· Unlisted')
})

it.each([
  [true, 1],
  [false, 0],
])('shares the album by its card, which says whether a code is needed: %s', async (locked, notes) => {
  fakeApi({ get_all_albums: () => encodedList([anAlbum({ fid: 'vault', name: 'Vault', locked })]) })
  const { user } = renderScreen(<AlbumPlace adid="ADM-1" fid="vault" />)
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share' }))
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Address').value).toMatch(/\/view_albums\?album=vault$/)
  expect(dialog.queryAllByText(/share its code too/)).toHaveLength(notes)
})
