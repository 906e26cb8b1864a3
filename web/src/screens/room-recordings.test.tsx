import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { anOpenedRoom, aRoomMedia } from '../testing/a-room.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { anAudio, stubLayout } from '../testing/media.ts'
import { renderLazyScreen } from '../testing/render-screen.tsx'
import Room from './room.tsx'

beforeEach(() => stubLayout())

const sounds = ['a1', 'a2', 'a3'].map((id) => anAudio({ id, aid: id, name: `${id}.mp3` }))

it('comments on sounds are read of those that have some, and of one that is opened', async () => {
  const { calls } = fakeApi({
    open_room: () => {
      const opened = anOpenedRoom({ mayComment: true })
      const pieces = sounds.map(({ id }) => ({ kind: 'audio' as const, id }))
      return { ...opened, room: { ...opened.room, sections: [{ id: 's1', title: 'Mixes', pieces }] } }
    },
    room_media: () => aRoomMedia({ albums: [], audios: sounds }),
    get_room_review: () => ({
      data: [{ kind: 'audio', id: 'a2', state: 'open', decided: null, comments: 1, unresolved: 1 }],
    }),
    get_room_comments: () => ({ data: [] }),
  })
  const { user } = await renderLazyScreen(<Room />, `/room?k=${'k'.repeat(32)}`)
  const read = () =>
    calls.flatMap(({ name, input }) =>
      name === 'get_room_comments' ? (input as { piece: { id: string } }).piece.id : [],
    )
  await waitFor(() => expect(read()).toEqual(['a2']))
  const [first] = await screen.findAllByRole('button', { name: 'Comments' })
  if (first) await user.click(first)
  await waitFor(() => expect(read()).toEqual(['a2', 'a1']))
  expect(await screen.findByRole('button', { name: 'Comment at 0:00' })).toBeDefined()
})
