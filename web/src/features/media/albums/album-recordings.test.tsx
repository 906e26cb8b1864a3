import type { Album, AlbumRecordings } from '@dlm/contract/media/media.schema'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import ViewAlbums from '../../../screens/view-albums.tsx'
import { FakeRefusal, fakeApi } from '../../../testing/fake-api.ts'
import { anAlbum, anAudio, aPhoto, aVideo, encodedList, stubLayout } from '../../../testing/media.ts'
import { renderLazyScreen } from '../../../testing/render-screen.tsx'

beforeEach(() => {
  stubLayout()
  localStorage.clear()
})

const unlocked = { sea: { grant: 'the grant', endsAt: Date.now() + 3_600_000, token: 'token' } }

async function open(recordings: () => AlbumRecordings, album: Partial<Album> = {}, hasSome = true) {
  const { calls } = fakeApi({
    get_all_albums: () => encodedList([anAlbum({ photos: 1, ...album })]),
    photos_all: () => ({
      ...encodedList([aPhoto('p1')]),
      ...(hasSome && { about: { text: '', sections: [], recordings: true as const } }),
    }),
    album_recordings: recordings,
  })
  const view = await renderLazyScreen(<ViewAlbums />, '/view_albums?album=sea')
  await screen.findByRole('link', { name: 'p1' })
  return { ...view, calls }
}

const some = (): AlbumRecordings => ({ videos: [aVideo()], audios: [anAudio()] })

it('an album shows its films and sounds, and plays a film over itself', async () => {
  const { user } = await open(some)
  const films = within(await screen.findByRole('region', { name: 'Films' }))
  const sounds = within(screen.getByRole('region', { name: 'Sounds' }))
  expect(sounds.getByRole('button', { name: 'Play Slow piano' })).toBeDefined()
  // Below the headings of their groups; the photos, which come after them, have one too.
  const headings = screen.getAllByRole('heading').map((each) => [each.tagName, each.textContent])
  expect(headings.slice(-5)).toEqual([
    ['H2', 'Films'],
    ['H3', 'Night train'],
    ['H2', 'Sounds'],
    ['H3', 'Slow piano'],
    ['H2', 'Photos'],
  ])
  await user.click(films.getByRole('link', { name: 'Night train' }))
  const stage = within(await screen.findByRole('dialog', { name: 'Night train' }))
  expect(document.querySelector('video')?.getAttribute('src')).toBe('https://files.test/v1.mp4')
  expect(stage.getByRole('button', { name: /^Save/ })).toBeDefined()
  await user.click(stage.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('link', { name: 'p1' })).toBeDefined()
})

it('an album of films alone is not called empty', async () => {
  const about = { text: '', sections: [], recordings: true as const }
  fakeApi({
    get_all_albums: () => encodedList([anAlbum({ photos: 0, recordings: true })]),
    photos_all: () => ({ ...encodedList([]), about }),
    album_recordings: some,
  })
  await renderLazyScreen(<ViewAlbums />, '/view_albums?album=sea')
  await screen.findByRole('region', { name: 'Films' })
  expect(screen.queryByText(/photos/i)).toBeNull()
  expect(screen.getByText('Films and sounds')).toBeDefined()
  expect(screen.getByRole('link', { name: 'View album' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Saved' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Photos' })).toBeNull()
})

it('an album without any makes no call for them', async () => {
  const { calls } = await open(some, {}, false)
  expect(calls.map(({ name }) => name)).not.toContain('album_recordings')
  expect(screen.queryByRole('region', { name: 'Films' })).toBeNull()
})

it('those of a locked album are requested with its grant, downloaded by it, and not saved', async () => {
  localStorage.setItem('dsp-albums', JSON.stringify(unlocked))
  const { user, calls } = await open(some, { locked: true })
  const films = within(await screen.findByRole('region', { name: 'Films' }))
  expect(calls.find(({ name }) => name === 'album_recordings')?.input).toEqual({
    fid: 'sea',
    grant: 'the grant',
  })
  await user.click(films.getByRole('link', { name: 'Night train' }))
  const stage = within(await screen.findByRole('dialog', { name: 'Night train' }))
  expect(stage.getByRole('link', { name: /^Download/ }).getAttribute('href')).toContain('album=sea')
  expect(stage.queryByRole('button', { name: /^Save/ })).toBeNull()
})

it('those of an album without downloads are played only', async () => {
  const downloads = 'off' as const
  const { user } = await open(() => ({ videos: [aVideo({ downloads })], audios: [anAudio({ downloads })] }), {
    downloads,
  })
  const films = within(await screen.findByRole('region', { name: 'Films' }))
  await user.click(films.getByRole('link', { name: 'Night train' }))
  await screen.findByRole('dialog', { name: 'Night train' })
  expect(document.querySelector('video')).not.toBeNull()
  for (const role of ['link', 'button'] as const)
    expect(screen.queryAllByRole(role, { name: /download|zip/i })).toEqual([])
})

it('says why they cannot be read, beside the photos', async () => {
  let isAway = true
  const { user } = await open(() => {
    if (isAway) throw new FakeRefusal('album-locked')
    return some()
  })
  const alert = within(await screen.findByRole('alert'))
  isAway = false
  await user.click(alert.getByRole('button'))
  expect(await screen.findByRole('region', { name: 'Films' })).toBeDefined()
})
