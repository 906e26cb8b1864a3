import { uploads } from '@dlm/contract/constants'
import type { UploadKind } from '@dlm/contract/media/media-types'
import { Timestamp } from 'firebase-admin/firestore'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Platform } from '../platform/platform.ts'
import { holdStaged, readStaged } from './staged-file.ts'
import type { UploadDoc } from './upload.doc.ts'

const path = 'staging/admin-1/upload-1/file'
const upload: UploadDoc = {
  ...{ uid: 'admin-1', path, name: 'file', type: '', fingerprint: null },
  ...{ makes: null, goesTo: null, used: false, startedAt: 0 },
}

/** A platform with one staged file, of the size that Storage counted, and the record of its upload. */
function staged(type: string, size: number, bytes: Buffer, record: object | null = upload): Platform {
  const isThere = record !== null
  const snapshot = { ...(isThere && { updateTime: Timestamp.now() }), data: () => ({ ...record, type }) }
  return {
    db: { doc: () => ({ get: async () => snapshot }) },
    objects: {
      find: async () => ({ type, size }),
      read: async () => bytes,
      readPart: async (_path: string, from: number, count: number) => {
        const part = Buffer.alloc(Math.min(count, size - from))
        bytes.copy(part, 0, Math.min(from, bytes.length))
        return part
      },
    },
  } as unknown as Platform
}

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
  .png()
  .toBuffer()

/** The head of a recording whose samples are the rest of the file, whatever its size. */
const wav = Buffer.from(
  '52494646ffffffff57415645666d7420100000000100010044ac00008858010002001000' + '64617461ffffffff',
  'hex',
)

describe('the size Storage counted', () => {
  it.each([
    ['image', 'image/png', png],
    // A segment of unknown size, and a cluster of more than all of it.
    ['video', 'video/webm', Buffer.from('1a45dfa3801853806701ffffffffffffff1f43b6750100000200000000', 'hex')],
    ['audio', 'audio/wav', wav],
  ] as const)('may be the limit and no byte more: %s', async (kind, type, bytes) => {
    const { maxBytes } = uploads[kind]
    const read = (size: number) => readStaged(staged(type, size, bytes), upload.uid, path, kind)
    expect((await read(maxBytes)).size).toBe(maxBytes)
    await expect(read(maxBytes + 1)).rejects.toThrow('The file is too large.')
  })
})

describe('a file in the staging area', () => {
  it('does not count when it is stored in another encoding than its own', async () => {
    const platform = staged('image/png', png.length, png)
    const gzipped = { type: 'image/png', size: png.length, encoding: 'gzip' }
    const encoded = {
      ...platform,
      objects: { ...platform.objects, find: async () => gzipped },
    } as unknown as Platform
    expect((await readStaged(platform, upload.uid, path, 'image')).size).toBe(png.length)
    await expect(readStaged(encoded, upload.uid, path, 'image')).rejects.toThrow('The file is compressed.')
  })

  it.each([
    ['no user', null],
    ['another admin', { ...upload, uid: 'admin-2' }],
    ['the same admin for another path', { ...upload, path: 'staging/admin-1/upload-1/other' }],
  ])('does not count when %s requested its upload', async (_, record) => {
    const read = (one: object | null) =>
      readStaged(staged('image/png', png.length, png, one), upload.uid, path, 'image')
    expect((await read(upload)).size).toBe(png.length)
    await expect(read(record)).rejects.toThrow('The file wasn’t uploaded.')
  })
})

describe('a JPEG without its end', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const whole = await sharp({
    create: { width: 160, height: 120, channels: 3, background: '#808080', noise },
  })
    .withExif({ IFD0: { Artist: 'Ophelia' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1' } })
    .jpeg()
    .toBuffer()
  const cut = whole.subarray(0, -2)
  const read = (bytes: Buffer) =>
    readStaged(staged('image/jpeg', bytes.length, bytes), upload.uid, path, 'image')

  it.each([
    ['both bytes', cut],
    ['one byte', whole.subarray(0, -1)],
  ])('is taken where %s of it are missing, without its place', async (_, bytes) => {
    expect(bytes.includes('Ophelia')).toBe(true)
    const { bytes: clean } = await read(bytes)
    if (!clean) throw new Error('a picture has bytes')
    expect((await sharp(clean).metadata()).exif).toBeUndefined()
    const pixels = (file: Buffer) => sharp(file, { failOn: 'warning' }).raw().toBuffer()
    expect((await pixels(clean)).equals(await pixels(whole))).toBe(true)
  })

  it.each([
    ['pixels are missing', cut.subarray(0, -40)],
    ['half of it is missing', cut.subarray(0, cut.length / 2)],
    ['words follow its pixels', Buffer.concat([cut, Buffer.from('47 N, 8 E, at home')])],
  ])('is refused where %s', async (_, bytes) => {
    await expect(read(bytes)).rejects.toThrow('The file is damaged')
  })
})

describe('a picture that is not taken', () => {
  const read = (type: string, bytes: Buffer) =>
    readStaged(staged(type, bytes.length, bytes), upload.uid, path, 'image')
  /** A small JPEG, or one whose head says that it is of another size. */
  async function aJpeg(size?: { width: number; height: number }): Promise<Buffer> {
    const jpeg = await sharp(png).jpeg().toBuffer()
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
    if (size) {
      jpeg.writeUInt16BE(size.height, frame + 5)
      jpeg.writeUInt16BE(size.width, frame + 7)
    }
    return jpeg
  }

  it('is called what it is: a PNG that was sent as a JPEG', async () => {
    await expect(read('image/jpeg', png)).rejects.toThrow('This file is PNG, but its name says JPEG.')
    expect((await read('image/png', png)).type).toBe('image/png')
  })

  it('is measured against a limit: the sentence has both figures', async () => {
    const large = await aJpeg({ width: 11_001, height: 10_000 })
    await expect(read('image/jpeg', large)).rejects.toThrow(
      'This image has 110.1 megapixels (11001 × 10000). The limit is 110.',
    )
    expect((await read('image/jpeg', await aJpeg())).size).toBeGreaterThan(0)
  })
})

describe('holdStaged', () => {
  const objects = { find: async () => ({ size: 60_000_000 }) } as unknown as Platform['objects']

  /** Names of the works that have begun when every one could have. */
  async function begunOf(kind: UploadKind, count: number): Promise<number> {
    let begun = 0
    const ends: (() => void)[] = []
    const works = Array.from({ length: count }, () =>
      holdStaged({ objects }, 'staging/a/b/file', kind, () => {
        begun++
        return new Promise<void>((resolve) => ends.push(resolve))
      }),
    )
    await new Promise((resolve) => setImmediate(resolve))
    const first = begun
    while (begun > 0 && ends.length > 0) {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    await Promise.all(works)
    expect(begun).toBe(count)
    return first
  }

  it('begins with another large picture when the one before is done', async () => {
    expect(await begunOf('image', 3)).toBe(1)
  })

  it('does not hold films, and lets them begin at once', async () => {
    expect(await begunOf('video', 3)).toBe(3)
  })
})
