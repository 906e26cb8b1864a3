import type { Embed } from '@dlm/contract/site/blocks.schema'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { persistentSlot } from '../lib/persistent-slot.ts'
import { stopPlaying } from '../shell/player/audio-player.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { stubTextTracks } from '../testing/text-tracks.ts'
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
  expect(screen.getByRole('alert').textContent).toBe('Your browser can’t play this video.')
  expect(screen.getByRole('link', { name: 'Tide' }).getAttribute('href')).toBe(embed.path)
})

it('a film in a text has its captions once it plays, and no call for them before', async () => {
  const added = stubTextTracks()
  const { calls } = fakeApi({ get_track: () => ({ cues: [{ from: 0, to: 2, text: 'Low water' }] }) })
  const tracks = [
    { kind: 'captions', language: 'en' },
    { kind: 'chapters', language: 'en' },
  ] as const
  renderScreen(<EmbedPlayer embed={{ ...embed, tracks: [...tracks] }} />)
  const video = screen.getByLabelText('Tide')
  expect(calls).toEqual([])
  fireEvent.play(video)
  await waitFor(() => expect(added.map(({ cues }) => cues.map(({ text }) => text))).toEqual([['Low water']]))
  fireEvent.play(video)
  expect(calls).toEqual([{ name: 'get_track', input: { id: 'v', kind: 'captions', language: 'en' } }])
})

it('a sound in a text plays, and pauses, in the player that stays on every screen', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('playing'))
    return Promise.resolve()
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'))
  })
  const sound: Embed = { ...embed, kind: 'audio', file: 'https://files.test/v.mp3', type: 'audio/mpeg' }
  const { user } = renderScreen(<EmbedPlayer embed={sound} />)
  await user.click(screen.getByRole('button', { name: 'Play Tide' }))
  await waitFor(() => expect(persistentSlot.get()).not.toBeNull())
  await user.click(screen.getByRole('button', { name: 'Pause Tide' }))
  expect(screen.getByRole('button', { name: 'Play Tide' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Tide' }).getAttribute('href')).toBe(embed.path)
  act(stopPlaying)
})
