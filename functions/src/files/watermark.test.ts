import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makePhotoRenditions, makePortrait, makePreview } from './renditions.ts'
import { type DrawnWatermark, overlayOf } from './watermark.ts'

const middle = { x: 0.5, y: 0.5, named: 0 }
/** A black square. */
const logo = await sharp({ create: { width: 512, height: 512, channels: 4, background: '#000' } })
  .png()
  .toBuffer()
const white = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()

const mark = (place: DrawnWatermark['place'], strength: DrawnWatermark['strength'] = 'medium') => ({
  ...{ logo, place, strength },
})

/** How light a picture is at a point given as shares of its sides, 0 to 255. */
async function lightAt(picture: Buffer | undefined, [x, y]: readonly [number, number]): Promise<number> {
  const image = sharp(picture)
  const { width, height } = await image.metadata()
  const at = { left: Math.floor(x * (width - 1)), top: Math.floor(y * (height - 1)), width: 1, height: 1 }
  const [red = 0] = await image.extract(at).raw().toBuffer()
  return red
}

describe('the watermark of a photo', () => {
  const places = [
    ['corner', [0.93, 0.9], [0.5, 0.5]],
    ['middle', [0.5, 0.5], [0.03, 0.03]],
    ['repeated', [0.5, 0.5], [0.001, 0.001]],
  ] as const

  it.each(places)('is on every rendition and on the portrait crop: %s', async (place, on, off) => {
    const { renditions, portrait } = await makePhotoRenditions(await white(1500, 1000), middle, mark(place))
    expect(renditions.map(({ width }) => width)).toEqual([320, 960, 1500])
    for (const { webp } of renditions) {
      expect(await lightAt(webp, on)).toBeLessThan(180)
      expect(await lightAt(webp, off)).toBeGreaterThan(245)
    }
    expect(await lightAt(portrait?.webp, place === 'corner' ? [0.9, 0.92] : on)).toBeLessThan(180)
  })

  it('is on the preview, which comes first', async () => {
    const { renditions } = await makePreview(await white(1200, 900), mark('middle'))
    expect(await lightAt(renditions[0]?.webp, [0.5, 0.5])).toBeLessThan(180)
  })

  it('covers more the stronger it is', async () => {
    const lights = await Promise.all(
      (['light', 'medium', 'strong'] as const).map(async (strength) => {
        const crop = await makePortrait(await white(1200, 900), middle, mark('middle', strength))
        return lightAt(crop?.webp, [0.5, 0.5])
      }),
    )
    expect(lights).toEqual(lights.toSorted((one, two) => two - one))
    expect(new Set(lights).size).toBe(3)
  })

  it.each(['corner', 'middle', 'repeated'] as const)(
    'fits into a picture of any shape: %s',
    async (place) => {
      for (const [width, height] of [[24, 4000] as const, [4000, 24] as const, [25, 25] as const]) {
        const overlay = await overlayOf(sharp, mark(place), { width, height })
        const picture = sharp(await white(width, height)).composite(overlay)
        expect((await picture.toBuffer({ resolveWithObject: true })).info).toMatchObject({ width, height })
      }
      expect(await overlayOf(sharp, mark(place), { width: 20, height: 900 })).toEqual([])
    },
  )
})
