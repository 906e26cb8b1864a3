import type { Embed } from '@dlm/contract/site/blocks.schema'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { EmbedPlayer } from './embed-player.tsx'

const embed: Embed = {
  kind: 'video',
  ...{ id: 'v', title: 'Tide', path: '/view_albums?tab=video&id=v' },
  ...{ file: 'https://files.test/v.mp4', type: 'video/mp4' },
}

it('a film in a text says so where the browser does not know its picture, and leads to where it is', () => {
  renderScreen(<EmbedPlayer embed={embed} />)
  const video = screen.getByLabelText('Tide')
  Object.defineProperty(video, 'videoWidth', { value: 640, configurable: true })
  fireEvent.loadedMetadata(video)
  expect(screen.queryByRole('alert')).toBeNull()
  Object.defineProperty(video, 'videoWidth', { value: 0 })
  fireEvent.loadedMetadata(video)
  expect(screen.getByRole('alert').textContent).toBe('Your browser cannot show this video.')
  expect(screen.getByRole('link', { name: 'Tide' }).getAttribute('href')).toBe(embed.path)
})
