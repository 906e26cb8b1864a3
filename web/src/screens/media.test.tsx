import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { anAlbum, encodedList } from '../testing/media.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import Media from './media.tsx'

it('leads to albums, videos, audio and downloads', () => {
  fakeApi({ get_all_albums: () => encodedList([]) })
  renderScreen(<Media />)
  const ways = within(screen.getByRole('navigation', { name: 'Media' })).getAllByRole('link')
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Albums', '/view_albums'],
    ['Videos', '/view_albums?tab=video'],
    ['Audio', '/view_albums?tab=audio'],
    ['Download', '/download_media'],
    ['Zip', '/download_zip'],
  ])
})

it('shows the newest albums, and leaves no gap where there are none', async () => {
  fakeApi({ get_all_albums: () => encodedList([anAlbum()]) })
  const { unmount } = renderScreen(<Media />)
  const latest = within(await screen.findByRole('region', { name: 'Latest albums' }))
  expect((await latest.findByRole('link', { name: 'Sea' })).getAttribute('href')).toBe(
    '/view_albums?album=sea',
  )
  unmount()
})

it('says why the albums did not come', async () => {
  fakeApi({
    get_all_albums: () => {
      throw new FakeRefusal('too-many-requests')
    },
  })
  renderScreen(<Media />)
  expect((await screen.findByRole('alert')).textContent).toContain('Too many tries')
})
