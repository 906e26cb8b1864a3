import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodedSize } from './decoded-size.ts'
import { checkPicture, makeProfilePhoto, NotAPicture } from './renditions.ts'

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, check])
}

/** Where each of the seven passes of an interlaced PNG begins, and its steps. */
const passes = [
  ...[[0, 0, 8, 8] as const, [4, 0, 8, 8] as const, [0, 4, 4, 8] as const, [2, 0, 4, 4] as const],
  ...[[0, 2, 2, 4] as const, [1, 0, 2, 2] as const, [0, 1, 1, 2] as const],
]

/** An interlaced PNG of 16 bits with transparency, black: small as a file, and held whole while it is decoded. */
function interlaced(width: number, height: number): Buffer {
  const rows = passes.map(
    ([x, y, across, down]) => Math.ceil((height - y) / down) * (1 + 8 * Math.ceil((width - x) / across)),
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([16, 6, 0, 0, 1], 8)
  const pixels = deflateSync(Buffer.alloc(rows.reduce((sum, bytes) => sum + bytes, 0)))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })

describe('decodedSize', () => {
  it.each([
    ['three colours of 8 bits', () => plain(100, 50).png(), 3],
    ['one colour', () => plain(100, 50).toColourspace('b-w').png(), 1],
    ['transparency', () => plain(100, 50).ensureAlpha(0.5).webp({ lossless: true }), 4],
    ['16 bits', () => plain(100, 50).toColourspace('rgb16').png(), 6],
    ['a JPEG', () => plain(100, 50).jpeg(), 3],
    ['a JPEG in CMYK', () => plain(100, 50).toColourspace('cmyk').jpeg(), 4],
    ['a JPEG in several scans', () => plain(100, 50).jpeg({ progressive: true }), 3],
    [
      'a JPEG in several scans, each pixel with its colour',
      () => plain(100, 50).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
      6,
    ],
  ] as const)('counts the bytes of a pixel: %s', async (_, make, bytes) => {
    const header = await sharp(await make().toBuffer()).metadata()
    expect(decodedSize(header)).toBe(100 * 50 * bytes)
  })
})

describe('a picture', { timeout: 60_000 }, () => {
  it('above 120 MB once it is decoded is refused, one of these taken', async () => {
    await expect(checkPicture(interlaced(5000, 3001))).rejects.toBeInstanceOf(NotAPicture)
    await checkPicture(interlaced(5000, 3000))
  })

  it('of a member may have 12 MP', async () => {
    const sized = (height: number) => plain(4000, height).png({ compressionLevel: 1 }).toBuffer()
    await expect(makeProfilePhoto(await sized(3001))).rejects.toBeInstanceOf(NotAPicture)
    expect(await makeProfilePhoto(await sized(3000))).toMatchObject({ width: 256 })
  })
})

describe('the memory that pictures take', { timeout: 60_000 }, () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** Megabytes a process takes at most that makes profile photos of a file, several at once, above what it takes anyway. */
  async function taken(bytes: Buffer, count: number): Promise<number> {
    const file = join(folder, 'picture')
    await writeFile(file, bytes)
    const script = `
      import { readFileSync } from 'node:fs'
      const { makeProfilePhoto } = await import(${JSON.stringify(new URL('./renditions.ts', import.meta.url).href)})
      const peak = () => process.resourceUsage().maxRSS / 1024
      const [bytes, before] = [readFileSync(${JSON.stringify(file)}), peak()]
      await Promise.allSettled(Array.from({ length: ${count} }, () => makeProfilePhoto(bytes)))
      console.log(peak() - before)`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
    return Number(stdout)
  }

  it('is not that of a small file which grows to 320 MB', async () => {
    const bytes = interlaced(6324, 6324)
    expect(bytes.length).toBeLessThan(420_000)
    expect(await taken(bytes, 2)).toBeLessThan(40)
  })

  // Each of them is 96 MB once it is decoded, and four at once would be 384.
  it.each([1, 4])('is that of one of them, with %i at once', async (count) => {
    expect(await taken(interlaced(4000, 3000), count)).toBeLessThan(240)
  })
})
