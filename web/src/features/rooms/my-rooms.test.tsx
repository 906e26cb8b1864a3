import type { MyRoom } from '@dlm/contract/rooms/my-rooms.schema'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import Room from '../../screens/room.tsx'
import { anOpenedRoom, aRoomMedia } from '../../testing/a-room.ts'
import { signedIn } from '../../testing/a-user.ts'
import { FakeRefusal, fakeApi } from '../../testing/fake-api.ts'
import { aPhoto, encodedList, stubLayout } from '../../testing/media.ts'
import { renderLazyScreen, renderScreen } from '../../testing/render-screen.tsx'

import { MyRooms } from './my-rooms.tsx'

beforeEach(() => stubLayout())

const aRoom = (fields: Partial<MyRoom> = {}): MyRoom => {
  return { link: 'l1', title: 'Vows', name: 'Asha', lastDay: '', hasEnded: false, openedAt: 1, ...fields }
}

it('lists the rooms of the member; one that has ended says so and leads nowhere', async () => {
  signedIn()
  fakeApi({ my_rooms: () => ({ data: [aRoom(), aRoom({ link: 'l2', title: 'Party', hasEnded: true })] }) })
  renderScreen(<MyRooms />)
  expect((await screen.findByRole('link', { name: /Vows/ })).getAttribute('href')).toBe('/room?id=l1')
  expect(screen.getByText('This link has ended')).toBeDefined()
  expect(screen.queryByRole('link', { name: /Party/ })).toBeNull()
})

it('is nothing without any', async () => {
  signedIn()
  const { calls } = fakeApi({ my_rooms: () => ({ data: [] }) })
  renderScreen(<MyRooms />)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('heading')).toBeNull()
})

it('removes one, and puts it back', async () => {
  signedIn()
  let isListed = true
  fakeApi({
    my_rooms: () => ({ data: isListed ? [aRoom()] : [] }),
    set_my_room({ on }) {
      isListed = on
      return {}
    },
  })
  const { user } = renderScreen(<MyRooms />)
  await user.click(await screen.findByRole('button', { name: 'Remove Vows' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Vows/ })).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: /Vows/ })).toBeDefined()
})

it('opens one in a browser that has no key of it, and in no other account', async () => {
  signedIn()
  const { calls } = fakeApi({
    open_my_room({ link }) {
      if (link !== 'l1') throw new FakeRefusal('room-not-found')
      return anOpenedRoom()
    },
    room_media: () => aRoomMedia(),
    photos_all: () => encodedList([aPhoto('p1')]),
  })
  const { unmount } = await renderLazyScreen(<Room />, '/room?id=l1')
  expect(await screen.findByRole('link', { name: 'p1' })).toBeDefined()
  expect(calls[0]).toEqual({ name: 'open_my_room', input: { link: 'l1' } })
  expect(localStorage.getItem('dsp-rooms')).toBeNull()
  unmount()
  await renderLazyScreen(<Room />, '/room?id=l2')
  expect(await screen.findByRole('heading', { name: 'Open your link again' })).toBeDefined()
})
