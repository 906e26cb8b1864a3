import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { interlaced } from '../testing/black-png.ts'

describe('the memory that pictures take', { timeout: 120_000 }, () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** A picture of a camera, each pixel another. */
  const camera = async (width: number, height: number) => {
    const noise = { type: 'gaussian', mean: 120, sigma: 25 } as const
    const tile = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#567', noise } })
      .png()
      .toBuffer()
    const create = { width, height, channels: 3, background: '#567' } as const
    return sharp({ create, limitInputPixels: false }).composite([{ input: tile, tile: true }])
  }

  /** Megabytes a process takes at most that makes profile photos of a file, several at once, above what it takes anyway. */
  async function taken(bytes: Buffer, count: number, make = 'makeProfilePhoto(bytes)'): Promise<number> {
    const file = join(folder, 'picture')
    await writeFile(file, bytes)
    const script = `
      import { readFileSync } from 'node:fs'
      const { makePhotoRenditions } = await import(${JSON.stringify(new URL('./renditions.ts', import.meta.url).href)})
      const { makeProfilePhoto } = await import(${JSON.stringify(new URL('./single-pictures.ts', import.meta.url).href)})
      const peak = () => process.resourceUsage().maxRSS / 1024
      const [bytes, before] = [readFileSync(${JSON.stringify(file)}), peak()]
      await Promise.allSettled(Array.from({ length: ${count} }, () => ${make}))
      console.log(peak() - before)`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
    return Number(stdout)
  }

  it.each([
    ['61 MP', 9504, 6336, {}, 160],
    ['110 MP', 12_160, 9040, {}, 200],
    [
      '24 MP in several scans, each pixel with its colour',
      6000,
      4000,
      { progressive: true, chromaSubsampling: '4:4:4' },
      280,
    ],
    ['110 MP in several scans', 12_160, 9040, { progressive: true }, 480],
    ['a panorama of 30,000 px', 30_000, 2000, {}, 160],
  ] as const)('is below 600 MB for a photo of %s', async (_, width, height, options, most) => {
    const bytes = await (await camera(width, height)).jpeg({ quality: 80, ...options }).toBuffer()
    expect(await taken(bytes, 1, 'makePhotoRenditions(bytes, { x: 0.5, y: 0.5, named: 0 })')).toBeLessThan(
      most,
    )
  })

  it('is below 400 MB for a screenshot of 1080 × 20,000 px, whose widest rendition is what a WebP can be', async () => {
    const bytes = await (await camera(1080, 20_000)).removeAlpha().png().toBuffer()
    expect(await taken(bytes, 1, 'makePhotoRenditions(bytes, { x: 0.5, y: 0.5, named: 0 })')).toBeLessThan(
      400,
    )
  })

  it('is not that of a small file which grows to 512 MB', async () => {
    const bytes = interlaced(8000, 8000)
    expect(bytes.length).toBeLessThan(600_000)
    expect(await taken(bytes, 2)).toBeLessThan(40)
  })

  // Each of them is 96 MB once it is decoded, and four at once would be 384.
  it.each([1, 4])('is that of one of them, with %i at once', async (count) => {
    expect(await taken(interlaced(4000, 3000), count)).toBeLessThan(240)
  })
})
