import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkPicture, NotAPicture } from './opened-picture.ts'
import { isComplete, makePhotoRenditions, makePortrait, makePreview, makeRenditions } from './renditions.ts'
import { makeBlurredCover, makeProfilePhoto } from './single-pictures.ts'
import { blue, expectColour, pixelAt, plain, red, twoHalves } from './testing.ts'

describe('makeRenditions', () => {
  it('makes the four widths of a picture that is wide enough', async () => {
    const output = await makeRenditions(await plain(3000, 1500).jpeg().toBuffer())
    expect(output).toMatchObject({ width: 3000, height: 1500 })
    expect(output.renditions.map(({ width }) => width)).toEqual([320, 960, 1920, 2560])
    for (const { width, webp } of output.renditions)
      expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 })
  })

  it.each([
    [512, [320, 512]],
    [1000, [320, 960, 1000]],
    [960, [320, 960]],
    [1919, [320, 960, 1919]],
    [2400, [320, 960, 1920, 2400]],
  ])('never enlarges, and makes one as wide as a picture of %d px', async (width, widths) => {
    const output = await makeRenditions(await plain(width, 50).png().toBuffer())
    expect(output.renditions.map((each) => each.width)).toEqual(widths)
  })

  it('makes of a picture that is too tall for its width what a WebP can be', async () => {
    const output = await makeRenditions(await plain(100, 20_000).jpeg().toBuffer())
    expect(output).toMatchObject({ width: 100, height: 20_000 })
    expect(output.renditions.map(({ width }) => width)).toEqual([81])
    expect(await sharp(output.renditions[0]?.webp).metadata()).toMatchObject({ width: 81, height: 16_200 })
  })

  it.each([
    [1, 60_000],
    [60_000, 1],
    [3, 40_000],
  ])('makes something of a picture of %d × %d, in every use', async (width, height) => {
    const bytes = await plain(width, height).png().toBuffer()
    await checkPicture(bytes)
    for (const make of [makeRenditions, makePreview, makeBlurredCover, makeProfilePhoto])
      expect((await make(bytes)).renditions.length).toBeGreaterThan(0)
  })

  it('gives a tiny picture one rendition of its own width', async () => {
    const output = await makeRenditions(await plain(5, 3).webp().toBuffer())
    expect(output).toMatchObject({ width: 5, height: 3 })
    expect(output.renditions.map(({ width }) => width)).toEqual([5])
  })

  it('turns a rotated photo upright and drops its EXIF', async () => {
    const bytes = await (await twoHalves(800, 400))
      .withExif({ IFD0: { Copyright: 'a photographer', Software: 'a camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).orientation).toBe(6)

    const output = await makeRenditions(bytes)
    expect(output).toMatchObject({ width: 400, height: 800 })
    const file = output.renditions[0]?.webp
    const metadata = await sharp(file).metadata()
    expect(metadata).toMatchObject({ width: 320, height: 640 })
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
    expectColour(await pixelAt(file, 160, 100), red)
    expectColour(await pixelAt(file, 160, 540), blue)
  })

  /** How an upright picture is stored to be shown as it is by each orientation of EXIF. */
  const stored: ((upright: Buffer) => Promise<Buffer>)[] = [
    async (upright) => upright,
    (upright) => sharp(upright).flop().toBuffer(),
    (upright) => sharp(upright).rotate(180).toBuffer(),
    (upright) => sharp(upright).flip().toBuffer(),
    async (upright) =>
      sharp(await sharp(upright).rotate(90).toBuffer())
        .flop()
        .toBuffer(),
    (upright) => sharp(upright).rotate(270).toBuffer(),
    async (upright) =>
      sharp(await sharp(upright).rotate(90).toBuffer())
        .flip()
        .toBuffer(),
    (upright) => sharp(upright).rotate(90).toBuffer(),
  ]

  it.each(stored.map((store, at) => [at + 1, store] as const))(
    'shows a photo of orientation %i as it was taken',
    async (orientation, store) => {
      const green = await plain(160, 120, { r: 20, g: 160, b: 40 }).png().toBuffer()
      const upright = await (await twoHalves(640, 480))
        .composite([
          { input: await plain(320, 480, blue).png().toBuffer(), left: 320, top: 0 },
          { input: green, left: 0, top: 0 },
        ])
        .png()
        .toBuffer()
      const bytes = await sharp(await store(upright))
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer()
      const output = await makeRenditions(bytes)
      expect(output).toMatchObject({ width: 640, height: 480 })
      const file = output.renditions[0]?.webp
      expectColour(await pixelAt(file, 40, 30), { r: 20, g: 160, b: 40 })
      expectColour(await pixelAt(file, 40, 200), red)
      expectColour(await pixelAt(file, 280, 30), blue)
    },
  )

  it('converts a photo in Display P3 to sRGB, and does not read its numbers as those of sRGB', async () => {
    const bytes = await plain(400, 300).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()
    const numbers = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer()
    expect(red.r - (numbers[0] ?? 0)).toBeGreaterThan(10)
    const file = (await makeRenditions(bytes)).renditions[0]?.webp
    expect((await sharp(file).metadata()).icc).toBeUndefined()
    expectColour(await pixelAt(file, 50, 50), red, 6)
  })

  it('converts a CMYK photo to sRGB', async () => {
    const bytes = await plain(400, 300).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
    expect((await sharp(bytes).metadata()).space).toBe('cmyk')
    const file = (await makeRenditions(bytes)).renditions[0]?.webp
    expect(await sharp(file).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
    const [r = 0, g = 255, b = 255] = await pixelAt(file, 50, 50)
    expect(r).toBeGreaterThan(150)
    expect(Math.max(g, b)).toBeLessThan(100)
  })

  it('converts 16 bits a channel to 8 and retains the transparency', async () => {
    const clear = { ...blue, alpha: 0.5 }
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 4, background: clear } })
      .toColourspace('rgb16')
      .png()
      .toBuffer()
    expect((await sharp(bytes).metadata()).depth).toBe('ushort')
    const file = (await makeRenditions(bytes)).renditions[0]?.webp
    expect(await sharp(file).metadata()).toMatchObject({ depth: 'uchar', hasAlpha: true })
    expectColour(await pixelAt(file, 50, 50), blue)
  })

  it('makes a placeholder that an answer can carry', async () => {
    const { thumbhash } = await makeRenditions(await plain(900, 600).jpeg().toBuffer())
    expect(thumbhash).toMatch(/^[A-Za-z0-9+/]+=*$/)
    expect(thumbhash.length).toBeLessThanOrEqual(64)
  })

  it('makes the same bytes of the same picture', async () => {
    const bytes = await plain(700, 500).jpeg().toBuffer()
    expect(await makeRenditions(bytes)).toEqual(await makeRenditions(bytes))
  })

  it.each([
    ['text', Buffer.from('hello')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('refuses %s', async (_, bytes) => {
    await expect(makeRenditions(bytes)).rejects.toBeInstanceOf(NotAPicture)
  })

  it('refuses a picture that ends too early', async () => {
    const bytes = await (await twoHalves(800, 600)).png().toBuffer()
    await expect(makeRenditions(bytes.subarray(0, bytes.length / 2))).rejects.toBeInstanceOf(NotAPicture)
  })

  it('refuses a picture above 110 MP, takes one of 110 MP', async () => {
    const sized = (height: number) =>
      plain(11_000, height).toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer()
    await expect(makeRenditions(await sized(10_001))).rejects.toBeInstanceOf(NotAPicture)
    expect((await makeRenditions(await sized(10_000))).renditions).toHaveLength(4)
  }, 120_000)
})

const middle = { x: 0.5, y: 0.5, named: 0 }

describe('makePortrait', () => {
  it.each([
    [2000, 1000, 780, 975],
    [400, 300, 240, 300],
    [1600, 975, 780, 975],
    [5, 3, 2, 3],
  ])('of a photo of %d × %d is %d × %d', async (width, height, cropWidth, cropHeight) => {
    const crop = await makePortrait(await plain(width, height).png().toBuffer(), middle)
    expect(await sharp(crop?.webp).metadata()).toMatchObject({
      ...{ format: 'webp', width: cropWidth, height: cropHeight },
    })
  })

  it.each([
    [800, 1000],
    [600, 1000],
    [1, 60_000],
  ])('is not made of a photo of %d × %d, which is no wider', async (width, height) => {
    expect(await makePortrait(await plain(width, height).png().toBuffer(), middle)).toBeNull()
  })

  it('shows what is around the focal point, of the upright picture', async () => {
    const halves = await twoHalves(2000, 1000)
    const bytes = await halves.png().toBuffer()
    const colourOf = async (x: number, of = bytes) => {
      const crop = await makePortrait(of, { x, y: 0.5, named: 7 })
      expect(crop?.named).toBe(7)
      return pixelAt(crop?.webp, 390, 487)
    }
    expectColour(await colourOf(0), red)
    expectColour(await colourOf(1), blue)
    const upsideDown = await halves.jpeg().withMetadata({ orientation: 3 }).toBuffer()
    expectColour(await colourOf(0, upsideDown), blue)
  })

  it('has at most 55 kB, also where the photo is nothing but grain', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const grain = await sharp({ create: { width: 1600, height: 1100, channels: 3, background: red, noise } })
      .jpeg()
      .toBuffer()
    const crop = await makePortrait(grain, middle)
    expect(crop?.webp.length).toBeLessThanOrEqual(55_000)
    expect(await sharp(crop?.webp).metadata()).toMatchObject({ width: 780, height: 975 })
  })

  it('comes with the renditions of a photo, and of nothing else', async () => {
    const bytes = await plain(1000, 500).png().toBuffer()
    const photo = await makePhotoRenditions(bytes, { ...middle, named: 3 })
    expect(photo.portrait?.named).toBe(3)
    const { portrait: _, ...others } = photo
    expect(others).toEqual(await makeRenditions(bytes))
  })
})

describe('isComplete', () => {
  it.each([
    [2000, [320, 960, 1920, 2000], true],
    [2000, [960], false],
    [700, [320, 700], true],
    [700, [700], false],
    [200, [200], false],
  ])('of a picture of %d px with %j is %s', (width, widths, expected) => {
    expect(isComplete({ width, height: 1000, widths })).toBe(expected)
  })
})
