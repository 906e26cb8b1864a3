import sharp, { type Create } from 'sharp'
import { expect } from 'vitest'

export const red = { r: 220, g: 30, b: 30 }
export const blue = { r: 20, g: 40, b: 200 }

export function plain(width: number, height: number, background: Create['background'] = red) {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** Red on the left, blue on the right. */
export async function twoHalves(width: number, height: number) {
  const right = await plain(width / 2, height, blue)
    .png()
    .toBuffer()
  return plain(width, height).composite([{ input: right, left: width / 2, top: 0 }])
}

export async function pixelAt(webp: Buffer | undefined, x: number, y: number) {
  const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + 3)]
}

export function expectColour(pixel: number[], { r, g, b }: typeof red, tolerance = 16) {
  const far = [r, g, b].map((value, at) => Math.abs(value - (pixel[at] ?? 999)))
  expect(Math.max(...far)).toBeLessThanOrEqual(tolerance)
}
