import { decodeWire } from '@dlm/contract/media/codec'
import { MediaQuery } from '@dlm/contract/media/media.schema'
import type { Cue, Track } from '@dlm/contract/media/tracks.schema'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FakeRefusal, fakeApi } from '../../../testing/fake-api.ts'
import { aVideo, encodedList } from '../../../testing/media.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { stubTextTracks } from '../../../testing/text-tracks.ts'
import { RenameForm } from './recording-forms.tsx'

vi.mock('../../../auth/firebase-sessions.ts', () => import('../../../testing/fake-firebase-sessions.ts'))

const cues: Cue[] = [
  { from: 0, to: 2.5, text: 'The lamps are lit.' },
  { from: 4, to: 6, text: 'The river' },
]
const german = { kind: 'captions', language: 'de' } as const

/** A server with a video that has these tracks. */
function aServer(
  first: readonly (Track & { cues: Cue[] })[],
  { fails = false, isInLockedAlbum = false } = {},
) {
  let tracks = [...first]
  const isSame = (one: Track) => (other: Track) => one.kind === other.kind && one.language === other.language
  fakeApi({
    get_all_albums: () => encodedList([]),
    get_all_videos: ({ payload = '' }) => {
      const { unlisted } = decodeWire(payload, (query) => MediaQuery.parse(query))
      const listed = tracks.map(({ kind, language }) => ({ kind, language }))
      const video = aVideo({ ...(listed.length > 0 && { tracks: listed }) })
      return encodedList(isInLockedAlbum && !unlisted ? [] : [video])
    },
    get_track: (input) => {
      const track = tracks.find(isSame(input as Track))
      if (!track) throw new FakeRefusal('media-not-found')
      return { cues: track.cues }
    },
    put_track: ({ kind, language, cues }) => {
      if (fails) throw new FakeRefusal('too-many-tracks')
      const track = { kind, language, cues } as Track & { cues: Cue[] }
      tracks = [...tracks.filter((other) => !isSame(track)(other)), track]
      return {}
    },
    delete_track: (track) => {
      tracks = tracks.filter((other) => !isSame(track as Track)(other))
      return {}
    },
  })
  stubTextTracks()
  const onClose = vi.fn()
  const entry = { id: 'v1', editable: { revision: 0, fields: { name: 'Night train.mp4', tags: '' } } }
  return {
    ...renderScreen(<RenameForm kind="video" entry={entry} onClose={onClose} />),
    onClose,
    stored: () => tracks,
  }
}

const section = async () => within(await screen.findByRole('region', { name: 'Captions and chapters' }))
const aFile = (text: string, name = 'film.srt') => new File([text], name)
const editor = (name: string) => screen.findByRole('dialog', { name })
const film = () => document.querySelector<HTMLVideoElement>('.cue-film') as HTMLVideoElement

it('adds the captions of a file in the chosen language, and says what is wrong with one that has none', async () => {
  const { user, stored } = aServer([])
  const list = await section()
  await user.selectOptions(list.getByLabelText('Language'), 'Deutsch')
  const input = list.getByLabelText('Choose a file')
  await user.upload(input, aFile('Dear diary\nnothing'))
  expect((await list.findByRole('alert')).textContent).toContain('down to line 2')
  expect(stored()).toEqual([])
  await user.upload(input, aFile('1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Grüß Gott</i>\r\n'))
  expect(await list.findByText('01 caption')).toBeDefined()
  expect(stored()).toEqual([{ ...german, cues: [{ from: 1, to: 2.5, text: 'Grüß Gott' }] }])
  expect(list.queryByRole('alert')).toBeNull()
})

it('lists the captions of a video in a locked album, which no public list has', async () => {
  aServer([{ kind: 'captions', language: 'en', cues }], { isInLockedAlbum: true })
  expect(await (await section()).findByText('02 captions')).toBeDefined()
  expect(screen.getByRole('dialog', { name: 'Edit video' })).toBeDefined()
})

it('asks before a file replaces what is there', async () => {
  const { user, stored } = aServer([{ kind: 'captions', language: 'en', cues }])
  const list = await section()
  await list.findByText('02 captions')
  expect(list.queryByRole('button', { name: 'Start empty' })).toBeNull()
  const input = list.getByLabelText('Choose a file')
  const other = aFile('WEBVTT\n\n00:01.000 --> 00:02.000\nOther', 'film.vtt')
  await user.upload(input, other)
  await user.click(await screen.findByRole('button', { name: 'No' }))
  expect(stored()[0]?.cues).toEqual(cues)
  await user.upload(list.getByLabelText('Choose a file'), other)
  await user.click(await screen.findByRole('button', { name: 'Replace' }))
  await list.findByText('01 caption')
  expect(stored()[0]?.cues).toHaveLength(1)
})

it('downloads and removes a track, and has an undo', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:vtt')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { user, stored } = aServer([{ ...german, cues }])
  const list = await section()
  await user.click(await list.findByRole('button', { name: 'Download captions: Deutsch' }))
  const [file] = vi.mocked(URL.createObjectURL).mock.lastCall ?? []
  expect(await (file as Blob).text()).toContain('00:00:04.000 --> 00:00:06.000\nThe river')
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('Night train.de.vtt')
  await user.click(list.getByRole('button', { name: 'Remove captions: Deutsch' }))
  await waitFor(() => expect(stored()).toEqual([]))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(stored()).toEqual([{ ...german, cues }]))
  await list.findByText('02 captions')
})

it('edits cues beside the player: times of the player, a new one, mistakes at their fields', async () => {
  const { user, stored } = aServer([{ kind: 'captions', language: 'en', cues }])
  await user.click(await (await section()).findByRole('button', { name: 'Edit captions: English' }))
  const panel = within(await editor('Edit captions: English'))
  await user.click(panel.getByRole('button', { name: 'Go to caption 2' }))
  expect(film().currentTime).toBe(4)
  film().currentTime = 2.75
  await user.click(panel.getByRole('button', { name: 'Add caption' }))
  const text = panel.getByLabelText('Text, caption 2')
  expect(document.activeElement).toBe(text)
  expect(panel.getByLabelText<HTMLInputElement>('End, caption 2').value).toBe('0:04')

  await user.click(panel.getByRole('button', { name: 'Save' }))
  expect(document.activeElement).toBe(text)
  expect(panel.getByRole('alert').textContent).toBe('Enter a text.')
  expect(stored()[0]?.cues).toEqual(cues)

  await user.type(text, 'One after the other')
  film().currentTime = 3.5
  await user.click(panel.getByRole('button', { name: 'Now as the end of caption 2' }))
  await user.click(panel.getByRole('button', { name: 'Remove caption 1' }))
  await user.click(panel.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(stored()[0]?.cues).toEqual([{ from: 2.75, to: 3.5, text: 'One after the other' }, cues[1]]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Edit captions/ })).toBeNull())
})

it('shows the cues in the player while they are edited', async () => {
  const { user } = aServer([{ kind: 'captions', language: 'en', cues }])
  const added = stubTextTracks()
  await user.click(await (await section()).findByRole('button', { name: 'Edit captions: English' }))
  const panel = within(await editor('Edit captions: English'))
  await user.type(panel.getByLabelText('Text, caption 1'), ' <3')
  await waitFor(() => expect(added[0]?.cues[0]?.text).toBe('The lamps are lit. &lt;3'))
  expect([added.length, added[0]?.mode]).toEqual([1, 'showing'])
})

it('starts chapters without a file, and asks before they are lost', async () => {
  const { user, stored, onClose } = aServer([], { fails: true })
  const list = await section()
  await user.selectOptions(list.getByLabelText('Kind'), 'Chapters')
  await user.click(list.getByRole('button', { name: 'Start empty' }))
  const panel = within(await editor('Edit chapters: English'))
  await user.click(panel.getByRole('button', { name: 'Save' }))
  expect(panel.getByRole('alert').textContent).toBe('Add a caption or a chapter first.')
  await user.click(panel.getByRole('button', { name: 'Add chapter' }))
  await user.keyboard('Departure')
  expect(panel.getByLabelText<HTMLInputElement>('End, chapter 1').value).toBe('1:08')

  await user.click(panel.getByRole('button', { name: 'Save' }))
  await screen.findByText('A video can have 20 tracks of captions and chapters.')
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(panel.getByLabelText<HTMLTextAreaElement>('Text, chapter 1').value).toBe('Departure')

  const [close] = panel.getAllByRole('button', { name: 'Close' })
  if (!close) throw new Error('The editor has no button that closes it.')
  await user.click(close)
  await user.click(await screen.findByRole('button', { name: 'No' }))
  expect(screen.getByRole('dialog', { name: 'Edit chapters: English' })).toBeDefined()
  await user.click(close)
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Edit chapters/ })).toBeNull())
  expect([stored(), onClose.mock.calls]).toEqual([[], []])
})
