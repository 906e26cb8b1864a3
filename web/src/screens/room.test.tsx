import type { RoomMedia } from '@dlm/contract/rooms/rooms.schema'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../lib/api/query.ts'
import { anOpenedRoom, aRoomMedia } from '../testing/a-room.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { aPhoto, aVideo, encodedList, queryOf, stubLayout } from '../testing/media.ts'
import { renderLazyScreen } from '../testing/render-screen.tsx'
import Room from './room.tsx'

const key = 'k'.repeat(32)
const stored = () => localStorage.getItem('dsp-rooms') ?? ''

beforeEach(() => stubLayout())

/** A server with one room; `pin` is that of its link. */
function fakeRoom({ pin = '', file = '/room_files/l1/album-sea/public/photos/p/1.webp?key=x' } = {}) {
  const server = { refusal: null as FakeRefusal | null }
  const api = fakeApi({
    open_room(input) {
      if (server.refusal) throw server.refusal
      if (pin && input.token !== 'token-0123456789' && input.pin === undefined)
        throw new FakeRefusal('room-pin-required')
      if (pin && input.pin !== undefined && input.pin !== pin) throw new FakeRefusal('room-pin-wrong')
      return anOpenedRoom()
    },
    room_media: () => aRoomMedia(),
    photos_all: () => encodedList(['p1', 'p2', 'p3'].map((pid) => aPhoto(pid, { file }))),
  })
  return { server, api }
}

const open = (path = `/room?k=${key}`) => renderLazyScreen(<Room />, path)

describe('a client room', () => {
  it('opens by its link, whose secret leaves the address, and shows its photos with the grant', async () => {
    const { api } = fakeRoom()
    const { address } = await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha & Nimal' })).toBeDefined()
    await waitFor(() => expect(address()).toBe('/room?id=l1'))
    expect(screen.getByText('For Asha')).toBeDefined()
    expect(screen.getByText('Welcome.')).toBeDefined()
    expect(await screen.findByRole('link', { name: 'p3' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 2, name: 'The day' })).toBeDefined()
    const request = api.calls.find(({ name }) => name === 'photos_all')?.input as { payload: string }
    expect(queryOf(request)).toMatchObject({ fid: 'sea', grant: anOpenedRoom().grant })
  })

  it('is opened again by the browser that remembers it, and by no other', async () => {
    fakeRoom()
    const { unmount } = await open()
    await screen.findByRole('link', { name: 'p3' })
    unmount()
    const again = await open('/room?id=l1')
    expect(await screen.findByRole('link', { name: 'p3' })).toBeDefined()
    again.unmount()
    localStorage.clear()
    await open('/room?id=l1')
    expect(await screen.findByRole('heading', { name: 'Open your link again' })).toBeDefined()
  })

  it('offers the download of a photo, where its link lets it be downloaded', async () => {
    fakeRoom()
    const { user } = await open()
    await user.click(await screen.findByRole('link', { name: 'p1' }))
    const lightbox = within(await screen.findByRole('dialog', { name: 'Photos' }))
    const link = await lightbox.findByRole('link', { name: /^Download / })
    expect(link.getAttribute('href')).toMatch(/^\/room_files\//)
    expect(lightbox.queryByRole('button', { name: 'Share' })).toBeNull()
  })

  it('offers no download where there is none', async () => {
    fakeRoom({ file: '' })
    const { user } = await open()
    await user.click(await screen.findByRole('link', { name: 'p1' }))
    const lightbox = within(await screen.findByRole('dialog', { name: 'Photos' }))
    await lightbox.findByRole('button', { name: 'Close' })
    expect(lightbox.queryByRole('link', { name: /^Download / })).toBeNull()
  })
})

describe('a link whose client may choose', () => {
  const list = { id: 'album', title: 'Album', limit: 2 }

  /** A server that stores what is chosen; while it is away it answers nothing. */
  function fakeChoosing() {
    const server = {
      ...{ pids: ['p1'], state: 'open' as 'open' | 'submitted', isAway: false },
      ...{ stars: [] as { pid: string; stars: number }[], rejected: [] as string[], seen: ['p1'] },
    }
    const api = fakeApi({
      open_room: () => anOpenedRoom({ mayChoose: true, state: server.state }),
      room_media: () => aRoomMedia(),
      photos_all: (input) => {
        const { ids = ['p1', 'p2', 'p3'] } = queryOf(input)
        return encodedList(ids.map((pid) => aPhoto(pid)))
      },
      get_room_choices: () => {
        const { state, stars, rejected, seen, pids } = server
        return { state, stars, rejected, seen, data: [{ ...list, pids }] }
      },
      change_choices({ changes }) {
        if (server.isAway) throw new FakeRefusal('unavailable')
        const refused = []
        for (const change of changes) {
          if ('stars' in change) server.stars = [{ pid: change.pid, stars: change.stars }]
          else if ('isRejected' in change) server.rejected = change.isRejected ? [change.pid] : []
          else if (change.isIn && server.pids.length >= list.limit)
            refused.push({ pid: change.pid, msg: 'The other phone was first.' })
          else if (change.isIn) server.pids = [...server.pids, change.pid]
          else server.pids = server.pids.filter((other) => other !== change.pid)
        }
        return { data: [{ id: 'album', pids: server.pids }], refused }
      },
      add_seen_photos({ photos }) {
        server.seen = [...server.seen, ...photos.map(({ pid }) => pid)]
        return {}
      },
      submit_room() {
        server.state = 'submitted'
        return { isMailed: true }
      },
    })
    return { server, api }
  }
  const heart = (name: string) => screen.findByRole('button', { name: `${name} for Album` })
  const close = (user: UserEvent) => user.click(within(screen.getByRole('alertdialog')).getByRole('button'))

  it('has a heart on each photo, counts them, refuses one too many, and filters', async () => {
    const { server } = fakeChoosing()
    const { user } = await open()
    expect(await screen.findByText('1 of 2 chosen, 1 left')).toBeDefined()
    expect((await heart('p1')).getAttribute('aria-pressed')).toBe('true')
    await user.click(await heart('p2'))
    expect(await screen.findByText('2 of 2 chosen, 0 left')).toBeDefined()
    await user.click(await heart('p3'))
    expect(await screen.findByText(/already has its 2 photos/)).toBeDefined()
    await close(user)
    expect((await heart('p3')).getAttribute('aria-pressed')).toBe('false')
    expect(server.pids).toEqual(['p1', 'p2'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Chosen')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'p3' })).toBeNull())
    expect(screen.getByRole('link', { name: 'p2' })).toBeDefined()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Rejected')
    expect(await screen.findByText('No such photos here')).toBeDefined()
  })

  it('rates and rejects in the lightbox, also by keys, and compares', async () => {
    const { server } = fakeChoosing()
    const { user } = await open()
    await user.click(await screen.findByRole('link', { name: 'p1' }))
    const lightbox = within(await screen.findByRole('dialog', { name: 'Photos' }))
    await user.click(await lightbox.findByRole('button', { name: '3 stars' }))
    await waitFor(() => expect(server.stars).toEqual([{ pid: 'p1', stars: 3 }]))
    await user.keyboard('5')
    await waitFor(() => expect(server.stars).toEqual([{ pid: 'p1', stars: 5 }]))
    await user.keyboard('x')
    await waitFor(() => expect([server.rejected, server.pids]).toEqual([['p1'], []]))
    await user.keyboard('p')
    await waitFor(() => expect([server.rejected, server.pids]).toEqual([[], ['p1']]))
    await user.keyboard('c')
    const compare = within(await screen.findByRole('dialog', { name: 'Compare photos' }))
    expect(compare.getAllByRole('listitem').map((pane) => pane.getAttribute('aria-label'))).toEqual([
      ...['p1, 1 of 3', 'p2, 2 of 3'],
    ])
    await user.keyboard('{ArrowRight}p')
    expect(compare.getByRole('listitem', { name: 'p3, 3 of 3' })).toBeDefined()
    await waitFor(() => expect(server.pids).toEqual(['p1', 'p3']))
    await user.click(compare.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('stores what is chosen while the server is away, and sends it once it is back, or the page is opened again', async () => {
    const { server } = fakeChoosing()
    server.isAway = true
    const { user, unmount } = await open()
    await user.click(await heart('p2'))
    expect(await screen.findByText('2 of 2 chosen, 0 left')).toBeDefined()
    expect(await screen.findByText('Not sent yet. It’s stored on this device.')).toBeDefined()
    expect(server.pids).toEqual(['p1'])
    unmount()
    server.isAway = false
    await open('/room?id=l1')
    await waitFor(() => expect(server.pids).toEqual(['p1', 'p2']))
    expect(localStorage.getItem('dsp-choices')).toBe('{}')
  })

  it('says what another phone left no place for', async () => {
    const { server } = fakeChoosing()
    const { user } = await open()
    await heart('p2')
    server.pids = ['p1', 'p3']
    await user.click(await heart('p2'))
    expect(await screen.findByText('The other phone was first.')).toBeDefined()
    await close(user)
    await waitFor(async () => expect((await heart('p3')).getAttribute('aria-pressed')).toBe('true'))
    expect((await heart('p2')).getAttribute('aria-pressed')).toBe('false')
  })

  it('shows the films of a part without photos, also while it is filtered', async () => {
    fakeApi({
      open_room: () => {
        const opened = anOpenedRoom({ mayChoose: true })
        const sections = [{ id: 's1', title: 'Films', pieces: [{ kind: 'video' as const, id: 'v1' }] }]
        return { ...opened, room: { ...opened.room, sections } }
      },
      room_media: () => aRoomMedia({ albums: [], videos: [aVideo()] }),
      get_room_choices: () => ({
        ...{ state: 'open', stars: [], rejected: [], seen: [] },
        data: [{ ...list, pids: [] }],
      }),
    })
    const { user } = await open()
    expect(await screen.findByText('Night train')).toBeDefined()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Chosen')
    expect(screen.getByText('Night train')).toBeDefined()
    expect(screen.queryByText('Nothing chosen here yet')).toBeNull()
  })

  it('is submitted after a question, and then closed', async () => {
    fakeChoosing()
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(await screen.findByText(/We’ve sent you a receipt/)).toBeDefined()
    expect(await screen.findByText(/^Submitted\./)).toBeDefined()
    expect(((await heart('p1')) as HTMLButtonElement).disabled).toBe(true)
  })
})

it('asks for the photos of its first part before it is known what else it has', async () => {
  let answer: (media: RoomMedia) => void = () => undefined
  const media = new Promise<RoomMedia>((resolve) => {
    answer = resolve
  })
  const { calls } = fakeApi({
    open_room: () => anOpenedRoom(),
    room_media: () => media,
    photos_all: () => encodedList([aPhoto('p1')]),
  })
  await open()
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('photos_all'))
  answer(aRoomMedia())
  expect(await screen.findByRole('link', { name: 'p1' })).toBeDefined()
  expect(calls.filter(({ name }) => name === 'photos_all')).toHaveLength(1)
})

it('shows where the job is, where the studio says so', async () => {
  fakeApi({
    open_room: () => {
      const opened = anOpenedRoom()
      return { ...opened, room: { ...opened.room, stage: 'retouching', sections: [] } }
    },
    room_media: () => aRoomMedia({ albums: [] }),
  })
  await open()
  const stages = within(await screen.findByRole('list', { name: 'Where your job is' }))
  expect(stages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Booked', 'Proofs', 'Retouching', 'Delivered'],
  ])
  const current = stages.getAllByRole('listitem').filter((stage) => stage.hasAttribute('aria-current'))
  expect(current.map(({ textContent }) => textContent)).toEqual(['Retouching'])
})

describe('a link with a PIN', () => {
  it('asks for it, says what is wrong, and remembers that it was right', async () => {
    const { api } = fakeRoom({ pin: '2468' })
    const { user } = await open()
    const field = await screen.findByLabelText('PIN')
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByText('Enter the four to eight digits of your PIN.')).toBeDefined()
    await user.type(field, '1357')
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByText(/This PIN is wrong/)).toBeDefined()
    await user.clear(field)
    await user.type(field, '2468')
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByRole('link', { name: 'p3' })).toBeDefined()
    expect(stored()).toContain('token-0123456789')
    expect(stored()).not.toContain('2468')
    expect(api.calls.filter(({ name }) => name === 'open_room')).toHaveLength(3)
  })

  it('says how long to wait after too many', async () => {
    const { server } = fakeRoom({ pin: '2468' })
    const { user } = await open()
    await user.type(await screen.findByLabelText('PIN'), '2468')
    server.refusal = new FakeRefusal('too-many-requests', 300)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByText(/Try again in 5 minutes/)).toBeDefined()
  })
})

describe('a room that cannot be seen', () => {
  function refusing(code: 'room-ended' | 'room-not-found') {
    const { server } = fakeRoom()
    server.refusal = new FakeRefusal(code)
    localStorage.setItem('dsp-rooms', JSON.stringify({ l1: { key, token: 'token-0123456789' } }))
    return server
  }

  it('by a link that has ended says so, and opens once the studio opens it again', async () => {
    const server = refusing('room-ended')
    const { unmount } = await open('/room?id=l1')
    expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeDefined()
    expect(screen.getByText('Ask the studio to open it again, or for a new link.')).toBeDefined()
    unmount()
    queryClient.clear()
    server.refusal = null
    await open('/room?id=l1')
    expect(await screen.findByRole('link', { name: 'p3' })).toBeDefined()
  })

  it('by a link that is revoked says so, also after a reload, and forgets its key', async () => {
    refusing('room-not-found')
    const { unmount } = await open('/room?id=l1')
    const heading = { name: 'This link no longer opens a room' }
    expect(await screen.findByRole('heading', heading)).toBeDefined()
    expect(screen.getByText('Ask the studio for a new one.')).toBeDefined()
    await waitFor(() => expect(stored()).not.toContain(key))
    unmount()
    await open('/room?id=l1')
    expect(await screen.findByRole('heading', heading)).toBeDefined()
  })

  it('by a key that never opened one says so', async () => {
    const { server } = fakeRoom()
    server.refusal = new FakeRefusal('room-not-found')
    await open()
    expect(await screen.findByRole('heading', { name: 'This link doesn’t open a room' })).toBeDefined()
  })

  it('has nothing yet', async () => {
    fakeApi({
      open_room: () => {
        const opened = anOpenedRoom()
        return { ...opened, room: { ...opened.room, sections: [] } }
      },
      room_media: () => aRoomMedia({ albums: [] }),
    })
    await open()
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeDefined()
  })

  it('cannot be reached, and can be asked for again', async () => {
    const { server } = fakeRoom()
    server.refusal = new FakeRefusal('downloads-paused')
    const { user } = await open()
    await screen.findByRole('alert')
    server.refusal = null
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'p3' })).toBeDefined()
  })
})
