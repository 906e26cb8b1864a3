import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { anAlbum, aPhoto, encodedList, queryOf, stubLayout } from '../testing/media.ts'
import { renderLazyScreen } from '../testing/render-screen.tsx'
import ViewAlbums from './view-albums.tsx'

beforeEach(() => stubLayout())

const sea = anAlbum()
const vault = anAlbum({ fid: 'vault', name: 'Vault', locked: true, photos: 1 })
const albums = (entries: object[]) => () => encodedList(entries)
const open = (path: string) => renderLazyScreen(<ViewAlbums />, path)
const photoLink = (name: string) => screen.findByRole('link', { name })

describe('the albums', () => {
  it('are listed with their number of photos, and whether they are locked', async () => {
    fakeApi({ get_all_albums: albums([sea, vault]) })
    await open('/view_albums')
    const link = await screen.findByRole('link', { name: 'Sea' })
    expect(link.getAttribute('href')).toBe('/view_albums?album=sea')
    const [first, second] = screen.getAllByRole('article').map(({ textContent }) => textContent)
    expect([first, second]).toEqual(['Sea03\u00a0photos', 'Vault01\u00a0photo, locked'])
    expect(screen.getByRole('link', { name: 'Media' }).getAttribute('href')).toBe('/media')
  })

  it('are searched by name, in the address', async () => {
    const api = fakeApi({
      get_all_albums: (input) => encodedList(queryOf(input).search ? [] : [sea]),
    })
    const { user, address } = await open('/view_albums')
    await user.type(await screen.findByRole('textbox', { name: 'Search albums' }), 'zzz')
    expect(await screen.findByText('No albums for “zzz”')).toBeDefined()
    await waitFor(() => expect(address()).toBe('/view_albums?search=zzz'))
    expect(queryOf(api.calls.at(-1)?.input)).toEqual({ search: 'zzz', limit: 12 })
  })

  it('say why they did not come, and come when asked again', async () => {
    let isBroken = true
    fakeApi({
      get_all_albums: () => {
        if (isBroken) throw new FakeRefusal('too-many-requests')
        return encodedList([sea])
      },
    })
    const { user } = await open('/view_albums')
    await screen.findByRole('alert')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Sea' })).toBeDefined()
  })
})

describe('an album', () => {
  it('shows its photos as links in rows, and those without a picture by their name', async () => {
    fakeApi({
      get_all_albums: albums([sea]),
      photos_all: () => {
        const { picture: _, ...bare } = aPhoto('p3')
        return encodedList([aPhoto('p1'), aPhoto('p2'), bare])
      },
    })
    await open('/view_albums?album=sea')
    expect(await screen.findByRole('heading', { level: 1, name: 'Sea' })).toBeDefined()
    const list = await screen.findByRole('list', { name: 'Photos in Sea' })
    const links = await within(list).findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/view_albums?album=sea&photo=p1',
      '/view_albums?album=sea&photo=p2',
      '/view_albums?album=sea&photo=p3',
    ])
    expect(links[2]?.textContent).toBe('p3')
    expect(within(list).getByAltText('p1')).toBeDefined()
  })

  it('says what is seen on a photo, or which one it is, and never its file’s name', async () => {
    fakeApi({
      get_all_albums: albums([sea]),
      photos_all: () =>
        encodedList([
          aPhoto('IMG_1', { alt: 'A dune', caption: 'Skagen' }),
          aPhoto('IMG_2', { alt: '', caption: 'Skagen, May' }),
          aPhoto('IMG_3', { alt: '' }),
        ]),
    })
    await open('/view_albums?album=sea')
    const list = await screen.findByRole('list', { name: 'Photos in Sea' })
    const pictures = await within(list).findAllByRole('img')
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
      'A dune',
      'Skagen, May',
      'Photo 3',
    ])
  })

  it('asks for more as their place comes near, with the cursor of the page before', async () => {
    stubLayout(20_000)
    const page = (from: number) => Array.from({ length: 50 }, (_, at) => aPhoto(`p${from + at}`))
    const api = fakeApi({
      get_all_albums: albums([anAlbum({ photos: 100 })]),
      photos_all: (input) => (queryOf(input).cursor ? encodedList(page(50)) : encodedList(page(0), 'c50')),
    })
    await open('/view_albums?album=sea')
    expect(await photoLink('p99')).toBeDefined()
    const queries = api.calls.filter(({ name }) => name === 'photos_all').map(({ input }) => queryOf(input))
    expect(queries).toEqual([
      { fid: 'sea', search: '', limit: 50 },
      { fid: 'sea', search: '', limit: 50, cursor: 'c50' },
    ])
    expect(await screen.findByText('End of album · 100 photos')).toBeDefined()
  })

  it('has no more of its photos in the page than the window can show, and the keys move among them', async () => {
    const many = Array.from({ length: 50 }, (_, at) => aPhoto(`p${at}`))
    fakeApi({ get_all_albums: albums([anAlbum({ photos: 50 })]), photos_all: () => encodedList(many) })
    const { user } = await open('/view_albums?album=sea')
    const first = await photoLink('p0')
    expect(screen.getAllByRole('listitem').length).toBeLessThan(30)
    expect(screen.getAllByRole('listitem')[1]?.getAttribute('aria-posinset')).toBe('2')
    first.focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(await photoLink('p1'))
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.getAttribute('data-at')).toBe('4')
    await user.keyboard('{Home}')
    expect(document.activeElement).toBe(first)
  })

  it('is searched by the names of its photos, where it has many', async () => {
    const api = fakeApi({
      get_all_albums: albums([anAlbum({ photos: 60 })]),
      photos_all: (input) => encodedList(queryOf(input).search ? [] : [aPhoto('p1')]),
    })
    const { user, address } = await open('/view_albums?album=sea')
    await photoLink('p1')
    await user.type(screen.getByRole('textbox', { name: 'Search photos' }), 'zzz')
    expect(await screen.findByText('No photos for “zzz”')).toBeDefined()
    await waitFor(() => expect(address()).toBe('/view_albums?album=sea&search=zzz'))
    expect(queryOf(api.calls.at(-1)?.input)).toMatchObject({ fid: 'sea', search: 'zzz' })
  })

  it.each(['gone', 'a b/c'])('that does not exist says so: %s', async (fid) => {
    fakeApi({ get_all_albums: albums([]) })
    await open(`/view_albums?album=${encodeURIComponent(fid)}`)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this album' }),
    ).toBeDefined()
  })

  it('shows what was loaded when the rest fails, and tries again when asked', async () => {
    let isBroken = true
    fakeApi({
      get_all_albums: albums([anAlbum({ photos: 2 })]),
      photos_all: (input) => {
        if (!queryOf(input).cursor) return encodedList([aPhoto('p1')], 'c1')
        if (isBroken) throw new FakeRefusal('too-many-requests')
        return encodedList([aPhoto('p2')])
      },
    })
    const { user } = await open('/view_albums?album=sea')
    expect((await screen.findByRole('alert')).textContent).toContain('Too many tries')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await photoLink('p2')).toBeDefined()
    expect(await photoLink('p1')).toBeDefined()
  })
})

describe('a photo', () => {
  const photos = [aPhoto('p1'), aPhoto('p2'), aPhoto('p3')]
  const fakes = { get_all_albums: albums([sea]), photos_all: () => encodedList(photos) }
  const lightbox = () => screen.findByRole('dialog', { name: 'Photos' })
  const press = async (name: string) => within(await lightbox()).findByRole('button', { name })

  it('opens at its own address, moving replaces it, and closing leads back to it among the others', async () => {
    fakeApi(fakes)
    const { user, address } = await open('/view_albums?album=sea')
    await user.click(await photoLink('p2'))
    expect(within(await lightbox()).getByText('02 / 03')).toBeDefined()
    expect(address()).toBe('/view_albums?album=sea&photo=p2')
    await user.click(await press('Next photo'))
    expect(address()).toBe('/view_albums?album=sea&photo=p3')
    expect(within(await lightbox()).queryByRole('button', { name: 'Next photo' })).toBeNull()
    await user.click(await press('Close'))
    // It closes with an animation, which a busy machine draws slowly.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 4_000 })
    expect(address()).toBe('/view_albums?album=sea')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'p3' })))
  })

  it('opened by its link is there at once, and takes its place when the pages have come so far', async () => {
    let release: () => void = () => {}
    const second = new Promise<void>((resolve) => {
      release = resolve
    })
    fakeApi({
      get_all_albums: albums([sea]),
      photos_all: async (input) => {
        const { cursor, ids } = queryOf(input)
        if (ids) return encodedList(photos.filter(({ pid }) => ids.includes(pid)))
        if (!cursor) return encodedList(photos.slice(0, 1), 'c1')
        await second
        return encodedList(photos.slice(1))
      },
    })
    const { user, address } = await open('/view_albums?album=sea&photo=p3')
    expect(within(await lightbox()).queryByText(/\/ 03/)).toBeNull()
    release()
    expect(await within(await lightbox()).findByText('03 / 03')).toBeDefined()
    await user.click(await press('Previous photo'))
    expect(await within(await lightbox()).findByText('02 / 03')).toBeDefined()
    await user.click(await press('Close'))
    await waitFor(() => expect(address()).toBe('/view_albums?album=sea'))
  })

  it('names who took it and links its licence, where another person took it', async () => {
    const credit = { author: 'Ada Lens', licence: 'CC BY-SA 4.0' } as const
    fakeApi({ ...fakes, photos_all: () => encodedList([aPhoto('p1'), aPhoto('p2', { credit })]) })
    const { user } = await open('/view_albums?album=sea&photo=p1')
    expect(within(await lightbox()).getByText('01 / 03')).toBeDefined()
    expect(within(await lightbox()).queryByText(/^Photo:/)).toBeNull()
    await user.click(await press('Next photo'))
    const photo = within(await lightbox())
    expect(photo.getByText(/^Photo:/).textContent).toBe('Photo: Ada Lens, CC BY-SA 4.0')
    const licence = photo.getByRole('link', { name: 'CC BY-SA 4.0' })
    expect(licence.getAttribute('href')).toBe('https://creativecommons.org/licenses/by-sa/4.0/')
  })

  it('can be downloaded and shared', async () => {
    fakeApi(fakes)
    const { user } = await open('/view_albums?album=sea&photo=p1')
    const link = within(await lightbox()).getByRole('link', { name: 'Download p1.jpg' })
    expect(link.getAttribute('href')).toBe('/download_media?fid=p1&type=image%2Fjpeg')
    await user.click(await press('Share'))
    const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address' })
    expect(address.value).toMatch(/\/view_albums\?album=sea&photo=p1$/)
  })

  it.each(['gone', 'a b/c'])('that the album does not have says so: %s', async (pid) => {
    fakeApi({
      get_all_albums: albums([sea]),
      photos_all: (input) => encodedList(queryOf(input).ids ? [] : photos),
    })
    const { user, address } = await open(`/view_albums?album=sea&photo=${encodeURIComponent(pid)}`)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this photo' }),
    ).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'See all photos in Sea' }))
    expect(address()).toBe('/view_albums?album=sea')
    expect(await photoLink('p1')).toBeDefined()
  })
})
