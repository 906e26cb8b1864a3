import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LatestSound } from '../features/media/stage/latest-sound.tsx'
import { stopPlaying, togglePlaying } from '../shell/player/audio-player.ts'
import { giveDevice } from '../testing/device.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { anAudio } from '../testing/media.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { PersistentSlot } from './lazy-shell.tsx'

const piano = anAudio()
const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause')
const sounding = () => play.mock.contexts.at(-1) as HTMLAudioElement
const player = () => screen.findByRole('region', { name: 'Player' })
const press = async (name: string) => within(await player()).findByRole('button', { name })

/** The device's media session: its metadata and handlers. */
const session = {
  metadata: null as unknown,
  handlers: new Map<string, MediaSessionActionHandler | null>(),
  setActionHandler(action: string, handler: MediaSessionActionHandler | null) {
    this.handlers.set(action, handler)
  },
}
const ask = (action: MediaSessionAction, details = {}) =>
  act(() => session.handlers.get(action)?.({ action, ...details }))

beforeEach(() => {
  play.mockReset().mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('playing'))
    return Promise.resolve()
  })
  pause.mockReset().mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'))
  })
  giveDevice({ mediaSession: session })
  vi.stubGlobal(
    'MediaMetadata',
    class {
      readonly title: string
      constructor({ title }: { title: string }) {
        this.title = title
      }
    },
  )
})
afterEach(() => act(stopPlaying))

/** An audio plays, and the screens have what accompanies them. */
async function playing() {
  const view = renderScreen(<PersistentSlot />)
  await act(async () => togglePlaying(piano))
  await player()
  return view
}

it('what plays is shown beside every screen, can be paused and sought, and is stopped by closing it', async () => {
  const { user, container } = await playing()
  expect(
    within(await player())
      .getByRole('link', { name: 'Slow piano' })
      .getAttribute('href'),
  ).toBe('/view_albums?tab=audio&id=a1')
  await user.click(await press('Pause'))
  await user.click(await press('Play'))
  expect(play).toHaveBeenCalledTimes(2)
  fireEvent.change(within(await player()).getByRole('slider'), { target: { value: '62.5' } })
  expect(sounding().currentTime).toBe(62.5)
  expect(within(await player()).getByText('1:02 / 1:40')).toBeDefined()
  await user.click(await press('Close player'))
  expect([container.textContent, sounding().hasAttribute('src')]).toEqual(['', false])
})

it('the device shows what plays, controls it, and clears it', async () => {
  const { user } = await playing()
  expect(session.metadata).toMatchObject({ title: 'Slow piano' })
  ask('seekto', { seekTime: 40 })
  expect(sounding().currentTime).toBe(40)
  ask('seekforward')
  ask('seekbackward', { seekOffset: 30 })
  expect(sounding().currentTime).toBe(20)
  ask('pause')
  expect(await press('Play')).toBeDefined()
  ask('play')
  await user.click(await press('Close player'))
  expect([session.metadata, [...session.handlers.values()].every((handler) => handler === null)]).toEqual([
    null,
    true,
  ])
})

it('a film that is heard ends the sound, one without sound does not, and the sound pauses the film', async () => {
  await playing()
  render(
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a film of a test */}
      <video data-testid="film" />
      <video data-testid="silent" muted />
    </>,
  )
  fireEvent.play(screen.getByTestId('silent'))
  expect(await press('Pause')).toBeDefined()
  fireEvent.play(screen.getByTestId('film'))
  expect(await press('Play')).toBeDefined()
  pause.mockClear()
  await act(async () => togglePlaying(piano))
  expect(pause.mock.contexts).toEqual([screen.getByTestId('film')])
})

it('the sound of the landing plays on across visits, and none starts automatically', async () => {
  fakeApi({ get_latest_media: () => ({ photos: [], audio: piano }) })
  const first = renderScreen(<LatestSound />)
  await first.user.click(await screen.findByRole('button', { name: 'Play Slow piano' }))
  await screen.findByRole('button', { name: 'Pause Slow piano' })
  first.unmount()
  expect(pause).not.toHaveBeenCalled()
  const second = renderScreen(<LatestSound />)
  await second.user.click(await screen.findByRole('button', { name: 'Pause Slow piano' }))
  second.unmount()
  renderScreen(<LatestSound />)
  await screen.findByRole('button', { name: 'Play Slow piano' })
  await waitFor(() => expect(play).toHaveBeenCalledTimes(1))
})
