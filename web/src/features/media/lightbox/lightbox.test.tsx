import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import ViewAlbums from '../../../screens/view-albums.tsx'
import { giveDevice } from '../../../testing/device.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { anAlbum, aPhoto, encodedList, queryOf, stubLayout } from '../../../testing/media.ts'
import { renderLazyScreen } from '../../../testing/render-screen.tsx'

const credit = { author: 'Ada Lens', licence: 'CC BY-SA 4.0' } as const
const photos = [
  aPhoto('p1', { name: 'Dunes.jpg', alt: 'Sand and grass', credit }),
  aPhoto('p2', { caption: 'Skagen, in May', camera: { exposure: 2.5 } }),
  aPhoto('p3', {
    camera: {
      ...{ model: 'NIKON D850', lens: 'NIKKOR 35mm f/1.8' },
      ...{ exposure: 0.004, aperture: 2.8, iso: 400, focal: 35 },
    },
  }),
]
const sea = anAlbum()
const dialog = () => screen.findByRole('dialog', { name: 'Photos' })
const press = async (name: string) => within(await dialog()).findByRole('button', { name })
const place = async (text: string) => within(await dialog()).findByText(text)

/** A lightbox over an album; the albums are listed as they are named. */
async function open(pid: string, ...albums: string[]) {
  fakeApi({
    get_all_albums: (input) => {
      const all = albums.length > 0 ? albums.map((name) => anAlbum({ fid: name.toLowerCase(), name })) : [sea]
      return encodedList(all.filter(({ fid }) => queryOf(input).ids?.includes(fid) ?? true))
    },
    photos_all: () => encodedList(photos),
  })
  const view = await renderLazyScreen(<ViewAlbums />, `/view_albums?album=sea&photo=${pid}`)
  await dialog()
  return view
}

beforeEach(() => stubLayout())

describe('what is known of a photo', () => {
  const info = async (name: string) => within(await dialog()).queryByRole('region', { name })

  it('opens beside it, follows to the next photo, and closes again', async () => {
    const { user } = await open('p1')
    const button = await press('Photo details')
    expect([button.getAttribute('aria-expanded'), await info('Dunes')]).toEqual(['false', null])
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const facts = within((await info('Dunes')) as HTMLElement)
    expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Ada Lens',
      'CC BY-SA 4.0',
      '1600 × 1000 pixels, 1.9 MB',
      'Dunes.jpg',
    ])
    await user.click(await press('Next photo'))
    const next = within((await info('p2')) as HTMLElement)
    expect(next.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Exposure',
      'Size',
      'File',
    ])
    expect(next.getByText('Skagen, in May')).toBeDefined()
    await user.keyboard('i')
    expect(await info('p2')).toBeNull()
  })

  it('shows the known exposure data, where the answer has it', async () => {
    const { user } = await open('p3')
    await user.click(await press('Photo details'))
    const rows = async (name: string) => {
      const facts = within((await info(name)) as HTMLElement)
      const read = (role: string) => facts.getAllByRole(role).map(({ textContent }) => textContent)
      return read('term').map((term, at) => [term, read('definition')[at]])
    }
    expect((await rows('p3')).slice(0, -2)).toEqual([
      ['Camera', 'NIKON D850'],
      ['Lens', 'NIKKOR 35mm f/1.8'],
      ['Exposure', '1/250\u00a0s · f/2.8 · ISO\u00a0400 · 35\u00a0mm'],
    ])
    await user.click(await press('Previous photo'))
    expect((await rows('p2')).slice(0, -2)).toEqual([['Exposure', '2.5\u00a0s']])
  })

  it('leaves its key to a dialog on top', async () => {
    const { user } = await open('p1')
    await user.click(await press('Share'))
    await user.type(await screen.findByRole('textbox', { name: 'Address' }), 'i')
    expect((await press('Photo details')).getAttribute('aria-expanded')).toBe('false')
  })
})

it('the caption of a photo is read below it, and what it is called where there is none', async () => {
  const { user } = await open('p2')
  expect(await place('Skagen, in May')).toBeDefined()
  expect((await dialog()).querySelector('img[alt="p2"]')).not.toBeNull()
  await user.click(await press('Previous photo'))
  expect(await place('Dunes')).toBeDefined()
})

describe('the photos beside each other', () => {
  it('mark the shown one, and show another by a click', async () => {
    const { user, address } = await open('p1')
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
    const strip = within(await screen.findByRole('navigation', { name: 'More photos' }))
    const current = () => strip.getByRole('button', { current: true }).getAttribute('aria-label')
    expect(strip.getAllByRole('button')).toHaveLength(3)
    expect(current()).toBe('Show Sand and grass')
    await user.click(strip.getByRole('button', { name: 'Show p3' }))
    expect(await place('03 / 03')).toBeDefined()
    expect([current(), address()]).toEqual(['Show p3', '/view_albums?album=sea&photo=p3'])
  })
})

describe('the slideshow', () => {
  const release = vi.fn(() => Promise.resolve())
  const request = vi.fn(() => Promise.resolve({ release }))
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  const pause = () => screen.queryByRole('button', { name: 'Pause slideshow' })
  const position = () => screen.getByText(/\/ 03$/).textContent

  async function start() {
    giveDevice({ wakeLock: { request } })
    release.mockClear()
    request.mockClear()
    const { user } = await open('p1')
    const button = await press('Play slideshow')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fireEvent.click(button)
    return user
  }

  it('shows each photo for five seconds, prevents screen sleep, and ends with the last', async () => {
    await start()
    await wait(4.9)
    expect(position()).toBe('Photo 01 / 03')
    await wait(0.2)
    expect(position()).toBe('Photo 02 / 03')
    expect([request.mock.calls.length, release.mock.calls.length]).toEqual([1, 0])
    await wait(5)
    expect([position(), pause() === null]).toEqual(['Photo 03 / 03', false])
    await wait(5)
    expect([position(), pause(), release.mock.calls.length]).toEqual(['Photo 03 / 03', null, 1])
  })

  it.each([
    ['a key', () => fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' })],
    ['a click elsewhere', () => fireEvent.pointerDown(screen.getByRole('button', { name: 'Zoom' }))],
    ['the wheel', () => fireEvent.wheel(screen.getByRole('dialog'))],
    [
      'a hidden tab',
      () => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true)
        fireEvent(document, new Event('visibilitychange'))
      },
    ],
  ])('is paused by %s, and lets the screen go dark', async (_, act) => {
    await start()
    await wait(1)
    act()
    await wait(0)
    expect([pause(), release.mock.calls.length]).toEqual([null, 1])
    const before = position()
    await wait(6)
    expect(position()).toBe(before)
  })

  it('is played and paused by the space key, which stays a button’s own on a button', async () => {
    await open('p1')
    const stage = (await dialog()).firstElementChild as HTMLElement
    fireEvent.keyDown(stage, { key: ' ' })
    await waitFor(() => expect(pause()).not.toBeNull())
    fireEvent.keyDown(stage, { key: ' ' })
    await waitFor(() => expect(pause()).toBeNull())
    fireEvent.keyDown(await press('Next photo'), { key: ' ' })
    expect(pause()).toBeNull()
  })
})

describe('the ends of an album', () => {
  const beside = (name: string) => screen.queryByRole('link', { name })

  it('lead nowhere from one that no list shows, and read no list for that', async () => {
    const { calls } = fakeApi({
      get_all_albums: () => encodedList([anAlbum({ unlisted: true })]),
      photos_all: () => encodedList(photos),
    })
    await renderLazyScreen(<ViewAlbums />, '/view_albums?album=sea&photo=p1')
    await press('Next photo')
    const requests = calls
      .filter(({ name }) => name === 'get_all_albums')
      .map(({ input }) => queryOf(input).ids)
    expect(requests).toEqual([['sea']])
  })

  it('lead on to the albums beside it, in their order', async () => {
    const { user, address } = await open('p1', 'Hills', 'Sea', 'Towns')
    const previous = await screen.findByRole('link', { name: 'Previous album: Hills' })
    expect(previous.getAttribute('href')).toBe('/view_albums?album=hills')
    await user.click(await press('Next photo'))
    expect([beside('Previous album: Hills'), beside('Next album: Towns')]).toEqual([null, null])
    await user.click(await press('Next photo'))
    await user.click(await screen.findByRole('link', { name: 'Next album: Towns' }))
    expect(address()).toBe('/view_albums?album=towns')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are the end where there is no other album', async () => {
    const { user } = await open('p2', 'Sea')
    await user.click(await press('Next photo'))
    expect(await place('03 / 03')).toBeDefined()
    await user.click(await press('Previous photo'))
    await user.click(await press('Previous photo'))
    expect(within(await dialog()).queryByRole('link', { name: /album/ })).toBeNull()
  })
})
