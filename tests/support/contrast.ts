import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'

type Colour = readonly [red: number, green: number, blue: number]

/** WCAG 2.2: relative luminance, of channels from 0 to 255. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Colour
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * The contrast of words or an icon with what is really behind them: the worst pixel within their box, with themselves
 * hidden.
 * @returns 1 to 21
 */
export async function contrastOf(page: Page, words: Locator): Promise<number> {
  const [colour, box] = await words.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    const { data } = canvas.getImageData(0, 0, 1, 1)
    const lines = element instanceof SVGElement ? element : document.createRange()
    if (lines instanceof Range) lines.selectNodeContents(element)
    const { x, y, width, height } = lines.getBoundingClientRect()
    return [[...data].slice(0, 3), { x, y, width, height }] as const
  })
  const show = (visibility: '' | 'hidden') =>
    words.evaluate((element, value) => {
      ;(element as HTMLElement | SVGElement).style.visibility = value
    }, visibility)
  await show('hidden')
  const picture = await page.screenshot({ clip: box, animations: 'disabled' })
  await show('')
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer()
  const own = luminance(colour as unknown as Colour)
  let worst = 21
  for (let at = 0; at < pixels.length; at += 3) {
    const ground = luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0])
    const contrast = (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05)
    worst = Math.min(worst, contrast)
  }
  return worst
}
