import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { anAlbum, aPhoto } from '../../../testing/media.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { LatestAlbumPicture } from './latest-album-picture.tsx'

it('leads to the latest album', async () => {
  fakeApi({ get_latest_media: () => ({ album: anAlbum(), photos: [aPhoto('p1')] }) })
  renderScreen(<LatestAlbumPicture />)
  const link = await screen.findByRole('link', { name: 'Sea', hidden: true })
  expect(link.getAttribute('href')).toBe('/view_albums?album=sea')
})
