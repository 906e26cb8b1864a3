import type { Request } from '@dlm/contract/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { anAlbum, aPhoto, encodedList } from '../../../testing/media.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { PhotoForm } from './photo-forms.tsx'

/** The form of a photo; `chosen` is the photo that the landing opens with, `cover` the one that the album's cover shows. */
function open({ locked = false, chosen = null as string | null, cover = '' } = {}) {
  const sent: Record<string, unknown>[] = []
  let landing = chosen
  const covers: string[] = []
  const album = { alname: 'Sea', order: 'taken', focus: { x: 0.2, y: 0.5 } }
  fakeApi({
    photos_all: () => encodedList([aPhoto('p1')]),
    get_all_albums: () => encodedList([anAlbum({ locked })]),
    get_landing_photo: () => ({ id: landing }),
    set_landing_photo: ({ id, on }: Request<'set_landing_photo'>) => {
      landing = on ? id : null
      return {}
    },
    get_editable: () => ({ revision: 4, fields: { ...album, coverPhoto: covers.at(-1) ?? cover } }),
    edit: ({ kind, revision, fields }: Request<'edit'>) => {
      if (kind === 'album') {
        expect([revision, fields]).toEqual([4, { ...album, coverPhoto: 'p1' }])
        covers.push('p1')
      } else sent.push(fields)
      return { revision: 1 }
    },
  })
  const fields = { name: 'p1.jpg', alt: '', caption: '', author: '', licence: '', focus: { x: 0.5, y: 0.5 } }
  const entry = { id: 'p1', editable: { revision: 0, fields } }
  return { sent, covers, ...renderScreen(<PhotoForm entry={entry} fid="sea" onClose={vi.fn()} />) }
}

const ring = () => screen.findByRole('button', { name: 'Focal point' })
const crops = () =>
  Array.from(
    screen.getByRole('group', { name: 'Crops' }).querySelectorAll('img'),
    ({ style }) => style.objectPosition,
  )

it('moves by one per cent with an arrow key, by ten with Shift, and not beyond the picture', async () => {
  const { user, sent } = open()
  ;(await ring()).focus()
  await user.keyboard('{ArrowRight}{ArrowUp}{Shift>}{ArrowRight}{/Shift}')
  screen.getByText('61 % from the left, 49 % from the top')
  expect(new Set(crops())).toEqual(new Set(['61% 49%']))
  await user.keyboard('{Shift>}{ArrowDown>9/}{/Shift}')
  screen.getByText('61 % from the left, 100 % from the top')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent[0]).toMatchObject({ name: 'p1.jpg', focus: { x: 0.61, y: 1 } }))
})

it('moves to where the picture is pressed and along with the pointer, and Centre resets it', async () => {
  const { user } = open()
  const picture = await ring()
  picture.getBoundingClientRect = () => ({ left: 100, top: 0, width: 200, height: 100 }) as DOMRect
  const held = new Set<number>()
  picture.setPointerCapture = (id) => void held.add(id)
  picture.hasPointerCapture = (id) => held.has(id)
  fireEvent.pointerMove(picture, { pointerId: 1, clientX: 250, clientY: 50 })
  screen.getByText('50 % from the left, 50 % from the top')
  fireEvent.pointerDown(picture, { pointerId: 1, clientX: 150, clientY: 20 })
  screen.getByText('25 % from the left, 20 % from the top')
  fireEvent.pointerMove(picture, { pointerId: 1, clientX: 350, clientY: 50 })
  screen.getByText('100 % from the left, 50 % from the top')
  await user.click(screen.getByRole('button', { name: 'Centre' }))
  screen.getByText('50 % from the left, 50 % from the top')
})

it('is chosen for the landing page, and removed from it', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Show on the landing page' }))
  await user.click(await screen.findByRole('button', { name: 'Remove from the landing page' }))
  await screen.findByRole('button', { name: 'Show on the landing page' })
})

it('is not offered to the landing page while its album is locked', async () => {
  open({ locked: true })
  await screen.findByText('Photos of a locked or unlisted album are not shown on the landing page.')
  expect(screen.queryByRole('button', { name: 'Show on the landing page' })).toBeNull()
})

it('becomes the cover of its album, after a question where that has an uploaded one', async () => {
  const { user, covers } = open()
  const use = () => screen.findByRole('button', { name: 'Use as album cover' })
  await user.click(await use())
  const question = await screen.findByRole('alertdialog', { name: 'Change cover?' })
  await user.click(within(question).getByRole('button', { name: 'No' }))
  expect(covers).toEqual([])
  await user.click(await use())
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Change cover?' })).getByRole('button', {
      name: 'Change',
    }),
  )
  await screen.findByText('This photo is the cover of its album.')
  expect(covers).toEqual(['p1'])
})

it('replaces another photo as the cover without a question', async () => {
  const { user, covers } = open({ cover: 'p2' })
  await user.click(await screen.findByRole('button', { name: 'Use as album cover' }))
  await screen.findByText('This photo is the cover of its album.')
  expect(covers).toEqual(['p1'])
})
