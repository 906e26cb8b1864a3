import { encodeWire } from '@dlm/contract/media/codec'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import ViewAlbums from '../../../screens/view-albums.tsx'
import { signedIn } from '../../../testing/a-user.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { anAlbum, aPhoto, encodedList, queryOf, stubLayout } from '../../../testing/media.ts'
import { renderLazyScreen } from '../../../testing/render-screen.tsx'
import { localSaved } from '../saved/local-saved.ts'

beforeEach(() => stubLayout())

const open = (path = '/view_albums?album=sea') => renderLazyScreen(<ViewAlbums />, path)
const bar = async () => within(await screen.findByRole('group', { name: 'Album' }))
const photoLink = (name: string) => screen.findByRole('link', { name })
const savedButton = async () => (await bar()).findByRole('button', { name: /^Saved/ })
const shownPhotos = () =>
  within(screen.getByRole('list', { name: 'Photos in Sea' }))
    .queryAllByRole('link')
    .map(({ dataset }) => dataset.pid)

/** An album of three photos, all of which are on its first page. */
const small = () =>
  fakeApi({
    get_all_albums: () => encodedList([anAlbum()]),
    photos_all: () => encodedList(['p1', 'p2', 'p3'].map((pid) => aPhoto(pid))),
  })

describe('the bar of an album', () => {
  it('is a group of links and buttons, each of which the Tab key reaches', async () => {
    small()
    await open()
    await photoLink('p1')
    const within = await bar()
    const controls = [...within.getAllByRole('button'), ...within.getAllByRole('link')]
    expect(controls.map(({ textContent }) => textContent?.trim())).toEqual([
      ...['Saved', 'Download all', 'Share', 'Slideshow'],
    ])
    expect(controls.filter(({ tabIndex }) => tabIndex < 0)).toEqual([])
  })

  it('says that films and sounds are not among what is downloaded', async () => {
    fakeApi({
      get_all_albums: () => encodedList([anAlbum({ recordings: true })]),
      photos_all: () => encodedList([aPhoto('p1')]),
    })
    await open()
    await photoLink('p1')
    expect((await bar()).getByRole('button', { name: 'Download photos' })).toBeDefined()
  })

  it('begins a slideshow with the first photo, at its own address', async () => {
    small()
    const { user, address } = await open()
    await photoLink('p1')
    await user.click((await bar()).getByRole('link', { name: 'Slideshow' }))
    const lightbox = within(await screen.findByRole('dialog', { name: 'Photos' }))
    expect(await lightbox.findByRole('button', { name: 'Pause slideshow' })).toBeDefined()
    expect(address()).toBe('/view_albums?album=sea&photo=p1')
  })

  it('has no slideshow before there is a photo', async () => {
    fakeApi({ get_all_albums: () => encodedList([anAlbum()]), photos_all: () => encodedList([]) })
    await open()
    await screen.findByText('No photos yet')
    expect((await bar()).queryByRole('link', { name: 'Slideshow' })).toBeNull()
  })
})

describe('the saved photos of an album', () => {
  it('are shown in place of all, to a guest too, and counted; Back leads to all', async () => {
    localSaved.set(['p3', 'elsewhere', 'p1'])
    const { calls } = small()
    const { user, address } = await open()
    await photoLink('p2')
    const button = await savedButton()
    await waitFor(() => expect(button.textContent).toBe('Saved 02'))
    await user.click(button)
    expect(address()).toBe('/view_albums?album=sea&saved=1')
    expect((await savedButton()).getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(shownPhotos()).toEqual(['p3', 'p1']))
    await user.click(await photoLink('p1'))
    await waitFor(() => expect(address()).toBe('/view_albums?album=sea&saved=1&photo=p1'))
    expect(within(await screen.findByRole('dialog', { name: 'Photos' })).getByText('02 / 02')).toBeDefined()
    await user.click(await within(screen.getByRole('dialog')).findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 4_000 })
    expect(address()).toBe('/view_albums?album=sea&saved=1')
    await user.click(await savedButton())
    expect(address()).toBe('/view_albums?album=sea')
    await waitFor(() => expect(shownPhotos()).toEqual(['p1', 'p2', 'p3']))
    // The album is loaded whole, so that nothing else is asked.
    expect(calls.filter(({ name }) => name === 'photos_all')).toHaveLength(1)
  })

  it('of a large album are found among those that are not loaded, with one call for a member', async () => {
    signedIn()
    const photos = Array.from({ length: 50 }, (_, at) => aPhoto(`p${at}`))
    const { calls } = fakeApi({
      saved: () => ({ data: encodeWire(['p80', 'v1', 'p2']), revision: 1 }),
      get_all_albums: () => encodedList([anAlbum({ photos: 400 })]),
      photos_all: (input) => (queryOf(input).ids ? encodedList([aPhoto('p80')]) : encodedList(photos, 'c50')),
    })
    await open('/view_albums?album=sea&saved=1')
    await waitFor(() => expect(shownPhotos()).toEqual(['p80', 'p2']))
    expect((await savedButton()).textContent).toBe('Saved 02')
    const requests = calls.filter(({ name }) => name === 'photos_all').map(({ input }) => queryOf(input))
    expect(requests.filter(({ ids }) => ids)).toEqual([{ fid: 'sea', ids: ['p80', 'v1'] }])
    expect(screen.queryByRole('textbox', { name: 'Search photos' })).toBeNull()
  })

  it('are none: the sentence says so, and leads back to all', async () => {
    localSaved.set(['elsewhere'])
    small()
    const { user, address } = await open('/view_albums?album=sea&saved=1')
    expect(await screen.findByText('No saved photos in this album yet')).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'Show all photos' }))
    expect(address()).toBe('/view_albums?album=sea')
    expect(await photoLink('p2')).toBeDefined()
  })

  it('remain in their place while one of them is open, and leave when it is closed', async () => {
    localSaved.set(['p1', 'p2', 'p3'])
    small()
    const { user } = await open('/view_albums?album=sea&saved=1&photo=p2')
    const lightbox = within(await screen.findByRole('dialog', { name: 'Photos' }))
    await user.click(await lightbox.findByRole('button', { name: 'Saved: p2.jpg' }))
    await waitFor(() => expect(localSaved.get()).toEqual(['p1', 'p3']))
    expect(lightbox.getByText('02 / 03')).toBeDefined()
    await user.click(await lightbox.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(shownPhotos()).toEqual(['p1', 'p3']), { timeout: 4_000 })
  })
})
