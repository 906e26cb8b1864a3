import sharp, { type Exif } from 'sharp'
import { describe, expect, it } from 'vitest'
import { shotOf } from './camera.ts'
import { readPicture } from './picture.ts'
import { pictureWithMetadata, privateMetadata, takenOn, takenWith } from './testing.ts'

const cameraOf = (exif: Buffer) => shotOf(exif).camera

const types = ['image/jpeg', 'image/png', 'image/webp'] as const

/** What is read of a picture with this EXIF data. */
async function readOf(exif: Exif, type: (typeof types)[number] = 'image/jpeg') {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } }).withExif(exif)
  const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const
  const read = readPicture(await image.toFormat(formats[type]).toBuffer(), type)
  if (!read) throw new Error('it should not be broken')
  return read.camera
}

/** A value of four bytes, or a text, which follows the directory. */
type Entry = readonly [tag: number, type: number, count: number, value: number | string]

/** EXIF data of one directory with these entries. */
function exifOf(entries: readonly Entry[], counted = entries.length) {
  const head = Buffer.alloc(10 + entries.length * 12 + 4)
  const texts: Buffer[] = []
  head.write('MM\0*', 'latin1')
  head.writeUInt32BE(8, 4)
  head.writeUInt16BE(counted, 8)
  let behind = head.length
  for (const [at, [tag, type, count, value]] of entries.entries()) {
    head.writeUInt16BE(tag, 10 + at * 12)
    head.writeUInt16BE(type, 12 + at * 12)
    head.writeUInt32BE(count, 14 + at * 12)
    head.writeUInt32BE(typeof value === 'number' ? value : behind, 18 + at * 12)
    if (typeof value === 'number') continue
    texts.push(Buffer.from(value))
    behind += Buffer.byteLength(value)
  }
  return Buffer.concat([head, ...texts])
}

const [make, model, shot, lens] = [0x010f, 0x0110, 0x8769, 0xa434]
const far = 0xffff_ffff
const text = (tag: number, written: string, type = 2): Entry => {
  const padded = written.padEnd(5, '\0')
  return [tag, type, Buffer.byteLength(padded), padded]
}
/** The directory of the shot is the first one: it follows the header of eight bytes. */
const lensOf = (written: string, type?: number) =>
  cameraOf(exifOf([[shot, 4, 1, 8], text(lens, written, type)]))?.lens

describe.each(types)('a %s', (type) => {
  it('has when and with what it was taken, and no other of its metadata', async () => {
    const read = readPicture(await pictureWithMetadata(type), type)
    expect([read?.camera, read?.takenAt]).toEqual([takenWith, takenOn.moment])
  })

  it('without camera data has no camera', async () => {
    expect(await readOf({}, type)).toBeNull()
    expect(
      await readOf({ IFD0: { Artist: privateMetadata.owner }, IFD3: { GPSLatitudeRef: 'N' } }, type),
    ).toBeNull()
  })
})

describe('the texts', () => {
  it.each([
    ['NIKON CORPORATION', 'NIKON D850', 'NIKON D850'],
    ['Canon', 'Canon EOS R5', 'Canon EOS R5'],
    ['canon', 'CANON EOS R5', 'CANON EOS R5'],
    ['SONY', 'ILCE-7M3', 'SONY ILCE-7M3'],
    ['  Apple ', ' iPhone   15 ', 'Apple iPhone 15'],
    ['Leica', '', 'Leica'],
    ['', 'X100V', 'X100V'],
    ['----', '----', undefined],
    ['a'.repeat(40), 'b'.repeat(40), `${'a'.repeat(40)} ${'b'.repeat(19)}`],
  ])('the make %j and the model %j are %j', (by, which, name) => {
    expect(cameraOf(exifOf([text(make, by), text(model, which)]))?.model).toBe(name)
  })

  it.each([
    ['Summicron\u202e gpj.exe', 'Summicron gpj.exe'],
    ['a\u200bb\u2066c\u2060d', 'abcd'],
    ['two\r\nlines\u2028of\tit', 'two lines of it'],
    ['\u001b[31mred', '[31mred'],
    ['before\0behind', 'before'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['Objektiv für Größe 50', 'Objektiv für Größe 50'],
    ['---- ', undefined],
    ['x'.repeat(5_000), 'x'.repeat(60)],
    [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
  ])('the lens %j is %j', (written, name) => {
    expect([lensOf(written), lensOf(written, 129)]).toEqual([name, name])
  })

  it('of four bytes and fewer are within their entries', () => {
    expect(cameraOf(exifOf([[model, 2, 4, 0x412d_3100]]))).toEqual({ model: 'A-1' })
  })
})

describe('the numbers', () => {
  it.each([
    ['a focal length', { FocalLength: '4294967295/1' }],
    ['an aperture', { FNumber: '1/4294967295' }],
    ['an aperture of nothing', { FNumber: '0/1' }],
    ['an exposure', { ExposureTime: '4294967295/1' }],
    ['an exposure that is too short', { ExposureTime: '1/4294967295' }],
    ['a fraction of zero parts', { FocalLength: '50/0', FNumber: '0/0' }],
    ['an ISO of nothing', { ISOSpeedRatings: '0' }],
    ['an ISO that did not fit', { ISOSpeedRatings: '65535' }],
  ])('%s out of its bounds is missing, and the rest is there', async (_, wrong) => {
    expect(await readOf({ IFD0: { Model: 'A-1' }, IFD2: wrong })).toEqual({ model: 'A-1' })
  })

  it.each([
    [{ FocalLength: '6765/1000' }, { focal: 6.8 }],
    [{ FNumber: '178/100' }, { aperture: 1.78 }],
    [{ ExposureTime: '10/2500' }, { exposure: 0.004 }],
    [{ ExposureTime: '30/1' }, { exposure: 30 }],
    [{ ISOSpeedRatings: '51200' }, { iso: 51_200 }],
  ])('%j is %j', async (written, read) => {
    expect(await readOf({ IFD2: written })).toEqual(read)
  })
})

describe('broken EXIF data', () => {
  it.each([
    ['no bytes', Buffer.alloc(0)],
    ['no TIFF', Buffer.from('hello, this is no TIFF at all')],
    ['a directory beyond the end', Buffer.from('MM\0*\xff\xff\xff\xff', 'latin1')],
    ['more entries than there are', exifOf([[model, 7, 1, 0]], 65_535)],
    ['a text beyond the end', exifOf([[model, 2, 100, far - 50]])],
    ['a text that never ends', exifOf([[model, 2, far, 0]])],
    ['a text that is none', exifOf([[model, 3, 1, 0x4142_0000]])],
    ['a further directory beyond the end', exifOf([[shot, 4, 1, far]])],
    ['a directory that leads to itself', exifOf([[shot, 4, 1, 8]])],
    ['many entries of as many values', exifOf(Array.from({ length: 5_000 }, (_, at) => [at, 1, far, 0]))],
  ])('with %s gives no camera, at once', (_, exif) => {
    const before = performance.now()
    expect(cameraOf(exif)).toBeNull()
    expect(performance.now() - before).toBeLessThan(200)
  })

  it('that is a picture of its own has no camera', async () => {
    expect(cameraOf(await pictureWithMetadata('image/jpeg', { width: 40, height: 30 }))).toBeNull()
  })

  it('does not spoil what is whole beside it', () => {
    const entries: Entry[] = [
      [make, 2, 100, far],
      [model, 2, 4, 0x412d_3100],
      [shot, 4, 1, far],
    ]
    expect(cameraOf(exifOf(entries))).toEqual({ model: 'A-1' })
  })

  it('is no fault of its picture', async () => {
    const jpeg = await pictureWithMetadata('image/jpeg')
    const at = jpeg.indexOf('Exif\0\0') + 6
    const broken = Buffer.from(jpeg).fill(0xff, at + 4, at + 8)
    const read = readPicture(broken, 'image/jpeg')
    expect([read?.camera, (read?.clean.length ?? 0) > 1_000]).toEqual([null, true])
  })

  it('gives these six or fewer, whatever was done to its bytes', async () => {
    const jpeg = await pictureWithMetadata('image/jpeg', { width: 40, height: 30 })
    const at = jpeg.indexOf('Exif\0\0') + 6
    const exif = jpeg.subarray(at, at + jpeg.readUInt16BE(at - 8) - 8)
    expect(cameraOf(exif)).toEqual(takenWith)
    const names = Object.keys(takenWith)
    for (let place = 0; place < exif.length; place++) {
      const broken = Buffer.from(exif)
      broken.writeUInt8(broken.readUInt8(place) ^ (1 << (place % 8)), place)
      for (const camera of [cameraOf(broken), cameraOf(broken.subarray(0, place))])
        expect(Object.keys(camera ?? {}).filter((name) => !names.includes(name))).toEqual([])
    }
  })
})
