import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aUser } from '../../../testing/a-user.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { PhotoDialog } from './photo-dialog.tsx'

/** A canvas that holds the pixels that are put on it, and answers each plus `noise`. */
function giveCanvas(noise: number): void {
  const pixels = new Uint8ClampedArray(16 * 16 * 4)
  const pen = {
    createImageData: () => ({ data: new Uint8ClampedArray(16 * 16 * 4) }),
    putImageData: ({ data }: { data: Uint8ClampedArray }) => pixels.set(data),
    getImageData: () => ({ data: pixels.map((value, at) => (at === 400 ? value + noise : value)) }),
    drawImage: () => undefined,
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,ZHJhd24=')
}

const user = aUser()
const answer = { photo: 'https://files.test/256.webp', picture: undefined }
/** As a JPEG begins. */
const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array(12).fill(0)])], 'me.jpg')
const open = (width: number, height: number) =>
  renderScreen(
    <PhotoDialog
      user={user}
      chosen={{ picture: { width, height, close: () => undefined }, file }}
      onClose={() => undefined}
    />,
  )

let sent: object[]
beforeEach(() => {
  sent = []
  fakeApi({
    up_pp: (input) => {
      sent.push(input)
      return { ...answer, picture: { width: 256, height: 256, thumbhash: '', sources: [] } }
    },
  })
})
// Happy-dom holds a range between its steps for invalid, and would not send the form.
const save = () => fireEvent.submit(screen.getByRole('button', { name: 'Save photo' }))

it('sends what was drawn where the browser answers what was drawn', async () => {
  giveCanvas(0)
  open(800, 400)
  expect(screen.queryByText(/fingerprinting/)).toBeNull()
  save()
  await waitFor(() => expect(sent).toEqual([{ email: user.email, photo: 'data:image/jpeg;base64,ZHJhd24=' }]))
})

it('says that a browser changes what is drawn, and sends the file with the square that was chosen', async () => {
  giveCanvas(1)
  open(800, 400)
  expect(screen.getByText(/to prevent fingerprinting/)).toBeDefined()
  save()
  await waitFor(() => expect(sent).toHaveLength(1))
  const photo = `data:image/jpeg;base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`
  expect(sent).toEqual([{ email: user.email, photo, square: { leftEdge: 0.25, topEdge: 0, sideLength: 1 } }])
})

it('says why nothing is sent where the file is too large for that', async () => {
  giveCanvas(1)
  open(4001, 3000)
  save()
  expect((await screen.findByRole('alert')).textContent).toMatch(/up to 12 megapixels/)
  expect(sent).toEqual([])
})
