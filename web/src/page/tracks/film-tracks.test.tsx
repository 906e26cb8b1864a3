import type { Cue, Track } from '@dlm/contract/media/tracks.schema'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeRefusal, fakeApi } from '../../testing/fake-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { stubTextTracks } from '../../testing/text-tracks.ts'
import { FilmTracks } from './film-tracks.tsx'

const captions: Cue[] = [
  { from: 0, to: 2, text: 'Fish & <chips>' },
  { from: 2, to: 4, text: 'Two' },
]
const chapters: Cue[] = [
  { from: 0, to: 3, text: 'The lamps' },
  { from: 3, to: 70, text: 'The river' },
]
const tracks: Track[] = [
  { kind: 'captions', language: 'en' },
  { kind: 'captions', language: 'de' },
  { kind: 'chapters', language: 'en' },
  { kind: 'chapters', language: 'de' },
]

function Film({ tracks }: { tracks: readonly Track[] }) {
  const player = useRef<HTMLVideoElement>(null)
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: its tracks are what is tested */}
      <video ref={player} />
      <FilmTracks vid="v1" tracks={tracks} player={player} />
    </>
  )
}

let added: ReturnType<typeof stubTextTracks>
beforeEach(() => {
  added = stubTextTracks()
})

it('gives the player the captions of each language, which the user switches on', async () => {
  fakeApi({ get_track: ({ kind }) => ({ cues: kind === 'captions' ? captions : chapters }) })
  renderScreen(<Film tracks={tracks} />)
  await waitFor(() => expect(added.filter(({ kind }) => kind === 'captions')).toHaveLength(2))
  const [english, german] = added.filter(({ kind }) => kind === 'captions')
  expect([english?.label, english?.language, german?.label]).toEqual(['English', 'en', 'Deutsch'])
  expect(english?.mode).toBe('hidden')
  expect(english?.cues).toEqual([
    { startTime: 0, endTime: 1.999, text: 'Fish &amp; &lt;chips&gt;' },
    { startTime: 2, endTime: 3.999, text: 'Two' },
  ])
})

it('lists the chapters in the language of the user, marks the current one, and leads to each', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ja', 'de-AT', 'en'])
  const { calls } = fakeApi({ get_track: () => ({ cues: chapters }) })
  const { user, container } = renderScreen(<Film tracks={tracks} />)
  const list = within(await screen.findByRole('navigation', { name: 'Chapters' }))
  const named = list.getAllByRole('button')
  expect(named.map(({ textContent }) => textContent)).toEqual(['0:00The lamps', '0:03The river'])
  expect(calls).toContainEqual({
    name: 'get_track',
    input: { id: 'v1', kind: 'chapters', language: 'de' },
  })
  expect(calls).toHaveLength(3)
  const film = container.querySelector('video') as HTMLVideoElement
  const marked = () => named.map((button) => button.getAttribute('aria-current'))
  expect(marked()).toEqual(['true', null])
  await user.click(list.getByRole('button', { name: /The river/ }))
  expect(film.currentTime).toBe(3)
  act(() => void fireEvent(film, new Event('timeupdate')))
  expect(marked()).toEqual([null, 'true'])
})

it('plays the film without what cannot be loaded', async () => {
  const { calls } = fakeApi({
    get_track() {
      throw new FakeRefusal('media-not-found')
    },
  })
  const { container } = renderScreen(<Film tracks={tracks} />)
  await waitFor(() => expect(calls).toHaveLength(3))
  expect(added).toEqual([])
  expect([container.querySelector('video') !== null, screen.queryByRole('alert')]).toEqual([true, null])
})

describe('captions that were switched on', () => {
  const switchTo = (film: HTMLVideoElement, on: string | undefined) => {
    for (const track of added)
      if (track.kind === 'captions') track.mode = track.language === on ? 'showing' : 'hidden'
    film.textTracks.dispatchEvent(new Event('change'))
  }
  async function watch(of: readonly Track[]) {
    added = stubTextTracks()
    const view = renderScreen(<Film tracks={of} />)
    const languages = of.filter(({ kind }) => kind === 'captions').length
    await waitFor(() => expect(added.filter(({ kind }) => kind === 'captions')).toHaveLength(languages))
    const film = view.container.querySelector('video') as HTMLVideoElement
    // The browser says, a moment later, what the script did.
    film.textTracks.dispatchEvent(new Event('change'))
    return {
      ...view,
      film,
      on: () => added.filter(({ mode }) => mode === 'showing').map(({ language }) => language),
    }
  }
  beforeEach(() => {
    fakeApi({ get_track: () => ({ cues: captions }) })
  })

  it('are on in the next film, in its best language where it has another, until they are switched off', async () => {
    const first = await watch(tracks)
    expect(first.on()).toEqual([])
    switchTo(first.film, 'de')
    first.unmount()

    const english = await watch(tracks.slice(0, 1))
    await waitFor(() => expect(english.on()).toEqual(['en']))
    english.unmount()

    // What was switched on in place of another is no choice.
    const next = await watch(tracks)
    await waitFor(() => expect(next.on()).toEqual(['de']))
    switchTo(next.film, undefined)
    next.unmount()

    const last = await watch(tracks)
    expect([last.on(), localStorage.getItem('dsp-captions')]).toEqual([[], null])
  })
})
