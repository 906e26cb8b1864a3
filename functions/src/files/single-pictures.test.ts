import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { NotAPicture } from './opened-picture.ts'
import { makeBlurredCover, makeProfilePhoto, makeSharedPicture } from './single-pictures.ts'
import { blue, expectColour, pixelAt, plain, red, twoHalves } from './testing.ts'

describe('makeProfilePhoto', () => {
  it('cuts the middle square at 256 px', async () => {
    const output = await makeProfilePhoto(await (await twoHalves(600, 200)).jpeg().toBuffer())
    expect(output).toMatchObject({ width: 256, height: 256 })
    expect(output.renditions.map(({ width }) => width)).toEqual([256])
    expectColour(await pixelAt(output.renditions[0]?.webp, 20, 128), red)
    expectColour(await pixelAt(output.renditions[0]?.webp, 236, 128), blue)
  })
})

describe('makeBlurredCover', () => {
  it('retains the proportions and leaves no edge', async () => {
    const output = await makeBlurredCover(await (await twoHalves(900, 600)).jpeg().toBuffer())
    expect(output).toMatchObject({ width: 900, height: 600 })
    expect(output.renditions.map(({ width }) => width)).toEqual([320])
    const reds: number[] = []
    for (let x = 0; x < 320; x += 8) reds.push((await pixelAt(output.renditions[0]?.webp, x, 100))[0] ?? 0)
    const steps = reds.slice(1).map((value, at) => Math.abs(value - (reds[at] ?? 0)))
    expect(Math.max(...steps)).toBeLessThan(60)
  })
})

describe('makeSharedPicture', () => {
  it('is a JPEG of the size that was requested, on white where the picture is transparent', async () => {
    const clear = await sharp({ create: { width: 1200, height: 800, channels: 4, background: '#0000' } })
      .webp()
      .toBuffer()
    const jpeg = await makeSharedPicture(clear, { width: 1200, height: 800 })
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 800 })
    expectColour(await pixelAt(jpeg, 600, 400), { r: 255, g: 255, b: 255 })
  })

  it('is below 300 kB, also where it is nothing but grain', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const create = { width: 1200, height: 2400, channels: 3, background: red, noise } as const
    const grain = await sharp({ create }).webp({ quality: 78 }).toBuffer()
    const jpeg = await makeSharedPicture(grain, { width: 1200, height: 2400 })
    expect(jpeg.length).toBeLessThan(300_000)
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 2400 })
  })

  it('is refused where there is no picture', async () => {
    await expect(makeSharedPicture(Buffer.from('none'), { width: 9, height: 9 })).rejects.toBeInstanceOf(
      NotAPicture,
    )
  })
})

describe('a profile photo of a chosen square', () => {
  it('is the square that was chosen, of the upright picture', async () => {
    const bytes = await (await twoHalves(800, 400)).jpeg().withMetadata({ orientation: 1 }).toBuffer()
    const colourOf = async (left: number) => {
      const { renditions } = await makeProfilePhoto(bytes, { leftEdge: left, topEdge: 0, sideLength: 1 })
      return pixelAt(renditions[0]?.webp, 128, 128)
    }
    expectColour(await colourOf(0), red)
    expectColour(await colourOf(0.5), blue)
    const sideways = await (await twoHalves(800, 400)).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { renditions } = await makeProfilePhoto(sideways, { leftEdge: 0, topEdge: 0.5, sideLength: 1 })
    expectColour(await pixelAt(renditions[0]?.webp, 128, 128), blue)
  })

  it('is within the picture, wherever it was said to be', async () => {
    const bytes = await plain(30, 20).png().toBuffer()
    for (const crop of [
      { leftEdge: 1, topEdge: 1, sideLength: 1 },
      { leftEdge: 0.9, topEdge: 0.3, sideLength: 0.001 },
    ])
      expect(await makeProfilePhoto(bytes, crop)).toMatchObject({ width: 256, height: 256 })
  })
})
