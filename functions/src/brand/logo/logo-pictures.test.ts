import { logoFiles } from '@dlm/contract/site/logo-path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { NotAPicture } from '../../files/opened-picture.ts'
import { drawLogoFile } from './draw-logo-file.ts'
import { makeSquare } from './make-square.ts'

const svg = (inside: string, size = 'viewBox="0 0 100 50"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`)
const red = '<rect width="100" height="50" fill="#ff0000"/>'

/** Red, green, blue and alpha of a point of a picture. */
async function pointOf(picture: Buffer, left: number, top: number): Promise<number[]> {
  const one = await sharp(picture).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...one]
}

const small = await sharp(svg(red)).resize(40, 20).png().toBuffer()
const wide = await sharp(svg(red)).resize(3000, 1500).jpeg().toBuffer()

describe('makeSquare', () => {
  it.each([
    ['an SVG without a size', svg(red)],
    ['an SVG of four pixels', svg(red, 'viewBox="0 0 100 50" width="4" height="2"')],
    ['a small PNG', small],
    ['a wide JPEG', wide],
  ])('makes of %s a PNG of 512 × 512 pixels with the logo in its middle', async (_, bytes) => {
    const square = await makeSquare(bytes)
    expect(await sharp(square).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 })
    const [r = 0, g = 0, b = 0, a = 0] = await pointOf(square, 256, 256)
    expect([r > 250, g < 5, b < 5, a]).toEqual([true, true, true, 255])
    expect((await pointOf(square, 256, 5))[3]).toBe(0)
  })

  it('draws an SVG: nothing of its script, and nothing that it asks for elsewhere, is in the picture', async () => {
    const hostile = svg(
      `<script>alert(1)</script><image href="file:///etc/passwd" width="9" height="9"/><image href="http://127.0.0.1:9/x.png" width="9" height="9"/>${red}`,
    )
    const square = await makeSquare(hostile)
    expect(square.includes('script')).toBe(false)
    expect((await pointOf(square, 256, 256)).slice(0, 3)).toEqual([255, 0, 0])
  })

  it.each([
    ['a text', Buffer.from('no picture')],
    ['a truncated PNG', small.subarray(0, 60)],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['an SVG of more pixels than are decoded', svg(red, 'width="90000" height="90000"')],
    [
      'an SVG with an entity that grows',
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&j;</text></svg>`,
      ),
    ],
  ])('refuses %s', async (_, bytes) => {
    await expect(makeSquare(bytes)).rejects.toBeInstanceOf(NotAPicture)
  })
})

describe('drawLogoFile', () => {
  const sizes = {
    'icon.svg': [64, 64],
    'icon-192.png': [192, 192],
    'icon-512.png': [512, 512],
    'icon-maskable-512.png': [512, 512],
    'apple-touch-icon.png': [180, 180],
    'share.png': [1200, 630],
  } as const

  it.each(logoFiles)('draws %s in its size', async (file) => {
    const { type, body } = await drawLogoFile(await makeSquare(svg(red)), file)
    const { format, width, height } = await sharp(Buffer.from(body)).metadata()
    expect([`image/${format === 'svg' ? 'svg+xml' : format}`, width, height]).toEqual([type, ...sizes[file]])
  })

  it.each([
    [
      'a pale logo on a dark ground',
      '<circle cx="50" cy="25" r="20" fill="#fff"/>',
      (light: number) => light < 60,
    ],
    [
      'a dark logo on white',
      '<circle cx="50" cy="25" r="20" fill="#000"/>',
      (light: number) => light === 255,
    ],
  ])('puts %s where a ground is needed', async (_, inside, isRight) => {
    const { body } = await drawLogoFile(await makeSquare(svg(inside)), 'share.png')
    const [r = 0] = await pointOf(Buffer.from(body), 3, 3)
    expect(isRight(r)).toBe(true)
  })

  it('extends the ground that a logo has', async () => {
    const square = await makeSquare(
      svg('<rect width="50" height="50" fill="#0a3d62"/>', 'viewBox="0 0 50 50"'),
    )
    const { body } = await drawLogoFile(square, 'icon-maskable-512.png')
    expect((await pointOf(Buffer.from(body), 3, 3)).slice(0, 3)).toEqual([10, 61, 98])
  })
})
