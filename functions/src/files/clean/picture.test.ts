import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { exifOf, orientationOf } from './orientation.ts'
import { cleanPicture, isPicture, type PictureType } from './picture.ts'
import { jpegSegment, leakedMetadata, pictureWithMetadata, privateMetadata } from './testing.ts'

const types = ['image/jpeg', 'image/png', 'image/webp'] as const

/** A picture that can be cleaned, cleaned. */
function cleaned(bytes: Buffer, type: PictureType): Buffer {
  const clean = cleanPicture(bytes, type)
  if (!clean) throw new Error('it should not be broken')
  return clean
}

const pixels = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer()
/** As much as is needed; the noise of a large one takes a while to be stored. */
const small = { width: 160, height: 120 }
const orientations = [1, 2, 3, 4, 5, 6, 7, 8]

describe.each(types)('a cleaned %s', (type) => {
  it('reveals nothing about who took it, with what and where', async () => {
    const bytes = await pictureWithMetadata(type, small)
    // What the makers of this test put there is really there.
    expect(leakedMetadata(bytes)).toEqual(
      expect.arrayContaining([
        privateMetadata.serial,
        privateMetadata.owner,
        privateMetadata.behind,
        'the place',
      ]),
    )
    expect(leakedMetadata(cleaned(bytes, type))).toEqual([])
  })

  it('has the same pixels, and needs no more bytes', async () => {
    const bytes = await pictureWithMetadata(type, small)
    const clean = cleaned(bytes, type)
    expect((await pixels(clean)).equals(await pixels(bytes))).toBe(true)
    expect(clean.length).toBeLessThan(bytes.length)
  })

  it.each(orientations)('is held as it was: %i', async (orientation) => {
    const clean = cleaned(await pictureWithMetadata(type, { orientation, width: 20, height: 10 }), type)
    const { orientation: cleanOrientation = 1, exif, xmp, iptc } = await sharp(clean).metadata()
    expect(cleanOrientation).toBe(orientation)
    expect([exif === undefined, xmp, iptc]).toEqual([orientation === 1, undefined, undefined])
  })

  it('is the same when it is cleaned again', async () => {
    const clean = cleaned(await pictureWithMetadata(type, small), type)
    expect(cleaned(clean, type).equals(clean)).toBe(true)
  })

  it('retains its colour profile', async () => {
    const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const
    const image = sharp({ create: { width: 9, height: 9, channels: 3, background: '#5a3' } })
    const bytes = await image.withIccProfile('p3').toFormat(formats[type]).toBuffer()
    const { icc } = await sharp(bytes).metadata()
    expect(icc?.length).toBeGreaterThan(100)
    expect((await sharp(cleaned(bytes, type)).metadata()).icc?.equals(icc ?? Buffer.alloc(0))).toBe(true)
  })

  it('is refused or cleaned, whatever was done to its bytes: nothing hangs, nothing is thrown, nothing leaks', async () => {
    const bytes = await pictureWithMetadata(type, { width: 40, height: 30 })
    const random = aRandom(7)
    for (let round = 0; round < 400; round++) {
      const broken = Buffer.from(bytes.subarray(0, round % 3 === 0 ? random(bytes.length) : bytes.length))
      for (let change = random(4); change > 0 && broken.length > 0; change--)
        broken[random(Math.min(broken.length, 600))] = random(256)
      const clean = cleanPicture(broken, type)
      if (!clean) continue
      expect(clean.length).toBeLessThanOrEqual(broken.length + 32)
      expect(cleaned(clean, type).equals(clean)).toBe(true)
    }
  })
})

/** Whole numbers from 0 up to a bound, the same ones each time. */
function aRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('a JPEG', () => {
  const plain = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#a52' } })
  const kinds: [string, () => Sharp][] = [
    ['as it comes', () => plain().jpeg()],
    ['in several scans', () => plain().jpeg({ progressive: true })],
    ['in CMYK', () => plain().toColourspace('cmyk').jpeg()],
    ['in grey', () => plain().greyscale().jpeg()],
    ['without subsampling', () => plain().jpeg({ chromaSubsampling: '4:4:4' })],
  ]

  it.each(kinds)('%s is unchanged where it has no metadata', async (_, make) => {
    const bytes = await make().jpeg().toBuffer()
    expect(cleaned(bytes, 'image/jpeg').equals(bytes)).toBe(true)
  })

  it.each(kinds)('%s loses every segment of others, wherever it is', async (_, make) => {
    const bytes = await make().toBuffer()
    const random = aRandom(11)
    for (let round = 0; round < 40; round++) {
      const codes = [0xe1, 0xe3, 0xe4, 0xe5, 0xeb, 0xec, 0xed, 0xef, 0xfe, 0xf0]
      const code = codes[random(codes.length)] ?? 0xfe
      const gaps = segmentStarts(bytes)
      const at = gaps[random(gaps.length)] ?? 2
      // Within a segment 0xff means nothing: what looks like an end is none.
      const content = Buffer.concat([
        Buffer.from([0xff, 0xd9, 0xff, 0xda]),
        Buffer.alloc(random(900), privateMetadata.serial),
      ])
      const dirty = Buffer.concat([bytes.subarray(0, at), jpegSegment(code, content), bytes.subarray(at)])
      expect(cleaned(dirty, 'image/jpeg').equals(bytes)).toBe(true)
    }
  })

  it('has no thumbnail in its density, and no bytes between its segments', async () => {
    const bytes = await plain().jpeg().toBuffer()
    const density = Buffer.from('JFIF\0\x01\x01\x01\0\x48\0\x48\x02\x02', 'latin1')
    const withThumbnail = jpegSegment(0xe0, Buffer.concat([density, Buffer.from('twelve bytes')]))
    const rest = bytes.subarray(2)
    const dirty = Buffer.concat([
      bytes.subarray(0, 2),
      withThumbnail,
      Buffer.from(privateMetadata.serial),
      rest,
    ])
    const clean = cleaned(dirty, 'image/jpeg')
    expect([clean.includes('twelve'), ...leakedMetadata(clean)]).toEqual([false])
    expect(clean.subarray(2, 20).equals(jpegSegment(0xe0, density.fill(0, 12)))).toBe(true)
    expect((await pixels(clean)).equals(await pixels(bytes))).toBe(true)
  })

  it('without an end is broken', async () => {
    const bytes = await plain().jpeg().toBuffer()
    expect(cleanPicture(bytes.subarray(0, -2), 'image/jpeg')).toBeNull()
  })

  /** Where each segment before the scan begins. */
  function segmentStarts(bytes: Buffer): number[] {
    const starts = [2]
    for (let at = 2; bytes[at + 1] !== 0xda; starts.push(at)) at += 2 + bytes.readUInt16BE(at + 2)
    return starts
  }
})

it('an animated WebP loses the metadata of its frames, and still moves', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 16, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = await Promise.all([frame('#c33'), frame('#33c')])
  const bytes = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect(cleaned(bytes, 'image/webp').equals(bytes)).toBe(true)
  const at = bytes.indexOf('ANMF')
  const size = bytes.readUInt32LE(at + 4)
  const note = Buffer.from('NOTE\x10\0\0\0SERIAL-4711-0815', 'latin1')
  const dirty = Buffer.concat([bytes.subarray(0, at + 8 + size), note, bytes.subarray(at + 8 + size)])
  dirty.writeUInt32LE(size + note.length, at + 4)
  dirty.writeUInt32LE(dirty.length - 8, 4)
  expect(leakedMetadata(dirty)).toEqual([privateMetadata.serial])
  expect(cleaned(dirty, 'image/webp').equals(bytes)).toBe(true)
})

describe('an orientation', () => {
  it.each(orientations)('is read as it was written: %i', (orientation) => {
    const exif = exifOf(orientation)
    expect(exif ? orientationOf(exif) : 1).toBe(orientation)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['no TIFF', Buffer.from('hello, this is no TIFF at all')],
    ['an offset that leads nowhere', Buffer.from('MM\0*\xff\xff\xff\xff', 'latin1')],
    [
      'a value out of its range',
      Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x09\0\0', 'latin1'),
    ],
  ])('is upright where there is %s', (_, tiff) => {
    expect(orientationOf(tiff)).toBe(1)
  })
})

it('is of the pictures we take, and of nothing else', () => {
  expect(['image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'constructor'].map(isPicture)).toEqual([
    ...[true, true, true],
    ...[false, false],
  ])
})
