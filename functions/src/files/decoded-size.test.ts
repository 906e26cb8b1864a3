import { decodedBytes } from '@dlm/contract/media/picture-limits'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { interlaced } from '../testing/black-png.ts'
import { pictureHeader } from './decoded-size.ts'
import { checkPicture, NotAPicture } from './opened-picture.ts'
import { makeProfilePhoto } from './single-pictures.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })

describe('the size of a decoded picture', () => {
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
    expect(decodedBytes(pictureHeader(header))).toBe(100 * 50 * bytes)
  })
})

describe('a picture', { timeout: 60_000 }, () => {
  it('above 330 MB once it is decoded is refused, one of these taken', async () => {
    await expect(checkPicture(interlaced(7500, 5501))).rejects.toBeInstanceOf(NotAPicture)
    await checkPicture(interlaced(7500, 5500))
  })

  it('of a member may have 12 MP', async () => {
    const sized = (height: number) => plain(4000, height).png({ compressionLevel: 1 }).toBuffer()
    await expect(makeProfilePhoto(await sized(3001))).rejects.toBeInstanceOf(NotAPicture)
    expect(await makeProfilePhoto(await sized(3000))).toMatchObject({ width: 256 })
  })
})
