import sharp, { type Sharp } from 'sharp'

/** A picture in one colour. */
export function aPicture(width = 640, height = 480): Sharp {
  return sharp({ create: { width, height, channels: 3, background: { r: 40, g: 90, b: 200 } } })
}

/** A JPEG in one colour. */
export function aJpeg(width?: number, height?: number): Promise<Buffer> {
  return aPicture(width, height).jpeg().toBuffer()
}

/** A JPEG that is no other: some hundred kilobytes of grain. */
export function aNoisyJpeg(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const background = `#${crypto.randomUUID().slice(0, 6)}`
  return sharp({ create: { width, height, channels: 3, background, noise } })
    .jpeg()
    .toBuffer()
}
