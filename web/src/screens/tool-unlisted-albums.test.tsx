import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { anAlbum, encodedList, queryOf } from '../testing/media.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

const albums = [
  anAlbum({ id: 'A', fid: 'A', name: 'Harbour' }),
  anAlbum({ id: 'B', fid: 'B', name: 'Coast', unlisted: true }),
  anAlbum({ id: 'C', fid: 'C', name: 'Vault', locked: true, unlisted: true }),
]

it('asks for the albums that no list shows, and says which these are', async () => {
  const { calls } = fakeApi({ dashboard_counts, get_all_albums: () => encodedList(albums) })
  openDashboard('media')
  const chips = async (name: string) => {
    const row = (await screen.findByRole('checkbox', { name: `Select ${name}` })).closest('li, tr')
    return ['Locked', 'Unlisted'].filter((text) => within(row as HTMLElement).queryByText(text))
  }
  expect(await chips('Harbour')).toEqual([])
  expect(await chips('Coast')).toEqual(['Unlisted'])
  expect(await chips('Vault')).toEqual(['Locked', 'Unlisted'])
  const requests = calls
    .filter(({ name }) => name === 'get_all_albums')
    .map(({ input }) => queryOf(input).unlisted)
  expect(requests).toEqual([true])
})

it('hides an album from the lists by a box of its form, which says what that does', async () => {
  const fields = {
    ...{ alname: 'Harbour', date: '', place: '', text: '', layout: 'rows', order: 'newest', coverPhoto: '' },
    ...{ showsCamera: false, unlisted: false, focus: { x: 0.5, y: 0.5 } },
  }
  const { calls } = fakeApi({
    dashboard_counts,
    get_all_albums: () => encodedList(albums),
    get_editable: () => ({ revision: 2, fields, cover: anAlbum().cover }),
    edit: () => ({ revision: 3 }),
  })
  const { user } = openDashboard('media&open=A')
  const box = await screen.findByRole('checkbox', {
    name: 'Hide from lists',
    description: 'No list, search or sitemap shows the album. Only people with its link can open it.',
  })
  await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.filter(({ name }) => name === 'edit')).toHaveLength(1))
  expect(calls.find(({ name }) => name === 'edit')?.input).toMatchObject({
    kind: 'album',
    id: 'A',
    revision: 2,
    fields: { alname: 'Harbour', unlisted: true },
  })
})
