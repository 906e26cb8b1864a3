import { expect, it, vi } from 'vitest'
import { aUser } from '../../../testing/a-user.ts'
import { paint } from './draw-member-card.ts'

vi.mock('../../../page/share/qr-code.ts', () => ({ qrCode: async () => new Image() }))

const fonts = { heading: 'Sora', text: 'Inter' }

/** What a card says, and the pictures on it. */
function painted(user: ReturnType<typeof aUser>, picture: HTMLImageElement | null) {
  const qr = new Image()
  const pen = {
    fillRect: vi.fn(),
    fillText: vi.fn(),
    drawImage: vi.fn(),
    save: vi.fn(),
    restore: vi.fn(),
    beginPath: vi.fn(),
    arc: vi.fn(),
    clip: vi.fn(),
  }
  paint(pen as unknown as CanvasRenderingContext2D, user, picture, qr, fonts)
  const pictures = pen.drawImage.mock.calls.map(([drawn]) => (drawn === qr ? 'code' : 'photo'))
  return { lines: pen.fillText.mock.calls.map(([line]) => line as string), pictures }
}

it('says who it is and since when, with photo and code', () => {
  const { lines, pictures } = painted(aUser(), new Image())
  expect(lines).toEqual(expect.arrayContaining(['member01', 'Member since Jan 1st 25', '✓ Verified member']))
  expect(pictures).toEqual(['photo', 'code'])
})

it('without a photo has the initials, and says who is not verified', () => {
  const { lines, pictures } = painted(aUser({ varified: 'none', user: 'olu.adeyemi' }), null)
  expect(lines).toEqual(expect.arrayContaining(['OA', 'Not verified yet']))
  expect(lines).not.toContain('✓ Verified member')
  expect(pictures).toEqual(['code'])
})
