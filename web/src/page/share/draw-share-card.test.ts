import { brand } from '@dlm/contract/brand/brand'
import { shareCard } from '@dlm/contract/cards'
import { expect, it, vi } from 'vitest'
import { drawShareCard, paint } from './draw-share-card.ts'

const code = new Image()
vi.mock('./qr-code.ts', () => ({ qrCode: async () => code }))

const card = {
  label: 'News',
  title: 'Aurora over the bay',
  url: 'https://portal.dlm.test/read_news?id=n1',
}

/** A canvas context that records its calls; its letters are ten pixels wide. */
function fakePen() {
  const pen = {
    scale: vi.fn(),
    fillRect: vi.fn(),
    fillText: vi.fn(),
    drawImage: vi.fn(),
    measureText: (line: string) => ({ width: line.length * 10 }),
  }
  return { pen, context: pen as unknown as CanvasRenderingContext2D }
}

it('writes heading, title, caption and host from top to bottom, and the code at its documented size', () => {
  const { pen, context } = fakePen()
  paint(context, card, code, { heading: 'Sora', text: 'Inter' })
  const written = pen.fillText.mock.calls.map(([line, , y]) => ({ line, y }))
  expect(written.map(({ line }) => line)).toEqual([
    `${brand.product} News`,
    'Aurora over the bay',
    'Scan This card to Reach',
    'portal.dlm.test',
  ])
  expect(written.map(({ y }) => y)).toEqual(written.map(({ y }) => y).sort((a, b) => a - b))
  const [picture, , , width, height] = pen.drawImage.mock.calls[0] ?? []
  expect([picture, width, height]).toEqual([code, shareCard.size, shareCard.size])
})

it('makes a file with three pixels for one', async () => {
  const { pen, context } = fakePen()
  const file = new Blob(['card'])
  vi.stubGlobal('FontFace', undefined)
  Object.assign(document, { fonts: { load: vi.fn().mockRejectedValue(new Error('offline')) } })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(file))
  expect(await drawShareCard(card)).toBe(file)
  const canvas = toBlob.mock.contexts[0] as HTMLCanvasElement
  expect([canvas.width, canvas.height]).toEqual([1020, 1464])
  expect(pen.scale).toHaveBeenCalledWith(3, 3)
})

it('fails rather than hand out an empty file', async () => {
  Object.assign(document, { fonts: { load: vi.fn().mockResolvedValue([]) } })
  const context = fakePen().context
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
  await expect(drawShareCard(card)).rejects.toThrow('no picture')
  getContext.mockReturnValue(null)
  await expect(drawShareCard(card)).rejects.toThrow('no canvas')
})
