import { fixedColours } from '@dlm/contract/brand/colours'
import { shareFile, shareSize } from '@dlm/contract/brand/icon'
import type { LogoFile } from '@dlm/contract/site/logo-path'
import type { Sharp } from 'sharp'
import { formatHex } from '../../files/colour-spaces.ts'
import { inTurn, loadSharp } from '../../files/sharp.ts'

/** How much of a side the logo has where systems cut out a shape of their own (W3C "safe zone"). */
const safe = 0.66
/** Pixels of the side that its colours are judged by. */
const sample = 32
/** Luminance of a logo, from 0 to 1, above which it is drawn on a dark ground. */
const pale = 0.7

const hex = (colour: string): string => formatHex(colour) ?? colour

/** The ground of a logo that may not be transparent: its own where it has one, or one that it can be seen on. */
async function groundOf(logo: Sharp): Promise<string> {
  const { data } = await logo
    .clone()
    .resize(sample, sample)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [r = 0, g = 0, b = 0, corner = 0] = data
  if (corner === 255) return `rgb(${r}, ${g}, ${b})`
  let light = 0
  let seen = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    light += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue)
    seen += alpha * 255
  }
  return seen > 0 && light / seen > pale ? hex(fixedColours.ink) : '#ffffff'
}

/**
 * A picture that is made of a logo.
 * @param png the logo as it is stored (make-square.ts)
 */
export async function drawLogoFile(
  png: Buffer,
  file: LogoFile,
): Promise<{ type: string; body: Buffer | string }> {
  const sharp = await loadSharp()
  const logo = sharp(png)
  const sized = (side: number) => logo.clone().resize(side, side).png().toBuffer()
  const onGround = async (width: number, height: number, side: number) => {
    const background = await groundOf(logo)
    const canvas = sharp({ create: { width, height, channels: 3, background } })
    return canvas
      .composite([{ input: await sized(side) }])
      .png()
      .toBuffer()
  }
  const shaped = (side: number) => onGround(side, side, Math.round(side * safe))
  return inTurn(async () => {
    switch (file) {
      case 'icon.svg': {
        const inside = (await sized(128)).toString('base64')
        const body = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><image href="data:image/png;base64,${inside}" width="64" height="64"/></svg>`
        return { type: 'image/svg+xml', body }
      }
      case 'icon-192.png':
        return { type: 'image/png', body: await sized(192) }
      case 'icon-512.png':
        return { type: 'image/png', body: png }
      case 'icon-maskable-512.png':
        return { type: 'image/png', body: await shaped(512) }
      case 'apple-touch-icon.png':
        return { type: 'image/png', body: await shaped(180) }
      case shareFile:
        return { type: 'image/png', body: await onGround(shareSize.width, shareSize.height, shareSize.icon) }
    }
  })
}
