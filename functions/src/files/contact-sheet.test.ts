import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeContactSheet, mostOnSheet } from './contact-sheet.ts'

const picture = (background: string, width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer()

/** The colour at a point of a sheet. */
async function colourAt(sheet: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(sheet).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...pixel].map((value) => Math.round(value / 64) * 64)
}

describe('a contact sheet', () => {
  it('has its thumbnails in their order, six beside each other, and white between them', async () => {
    const red = await picture('#f00')
    const blue = await picture('#00f', 100, 400)
    const sheet = await makeContactSheet([red, red, red, red, red, red, blue])
    if (!sheet) throw new Error('no sheet')
    const { width, height, format } = await sharp(sheet).metadata()
    expect([width, height, format]).toEqual([728, 248, 'jpeg'])
    expect(await colourAt(sheet, 60, 60)).toEqual([256, 0, 0])
    expect(await colourAt(sheet, 60, 180)).toEqual([0, 0, 256])
    expect(await colourAt(sheet, 200, 180)).toEqual([256, 256, 256])
  })

  it('leaves out what is no picture, and is none without one', async () => {
    const sheet = await makeContactSheet([Buffer.from('no picture'), await picture('#0f0')])
    if (!sheet) throw new Error('no sheet')
    expect((await sharp(sheet).metadata()).width).toBe(128)
    expect(await makeContactSheet([Buffer.from('no picture')])).toBeNull()
  })

  it('has six rows at most', async () => {
    const one = await picture('#888')
    const sheet = await makeContactSheet(Array.from({ length: mostOnSheet + 10 }, () => one))
    if (!sheet) throw new Error('no sheet')
    expect((await sharp(sheet).metadata()).height).toBe(728)
    expect(sheet.length).toBeLessThan(200_000)
  })
})
