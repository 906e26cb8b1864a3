import sharp, { type Exif } from 'sharp'
import { expect, it } from 'vitest'
import { takenAt } from './taken-at.ts'

const formats = ['jpeg', 'png', 'webp'] as const

/** A picture with this EXIF data. */
async function aPicture(exif: Exif, format: (typeof formats)[number] = 'jpeg'): Promise<Blob> {
  const image = sharp({ create: { width: 64, height: 64, channels: 3, background: '#345' } })
  const bytes = await image.withExif(exif).toFormat(format).toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: `image/${format}` })
}

it.each(formats)('reads when a %s was taken, to the second', async (format) => {
  const picture = await aPicture({ IFD2: { DateTimeOriginal: '2024:05:01 12:33:10' } }, format)
  expect(await takenAt(picture)).toBe(Date.UTC(2024, 4, 1, 12, 33, 10))
})

it('knows nothing of a picture that does not say so, of a broken date, and of what is no picture', async () => {
  expect(await takenAt(await aPicture({ IFD0: { Artist: 'Ada Berg' } }))).toBeUndefined()
  expect(await takenAt(await aPicture({ IFD2: { DateTimeOriginal: '0000:00:00 00:00:00' } }))).toBeUndefined()
  expect(await takenAt(new Blob(['no picture'], { type: 'image/jpeg' }))).toBeUndefined()
})
