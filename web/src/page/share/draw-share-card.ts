import { shareCard } from '@dlm/contract/cards'
import { shareTexts } from '@dlm/contract/site/share.texts'
import { drawing, type Fonts } from './drawing.ts'
import { fitTitle } from './fit-title.ts'
import { qrCode } from './qr-code.ts'
import { cardHeading, cardSize, type ShareCard } from './share-card.ts'

const { width, height, scale } = cardSize
const centre = width / 2
const bandHeight = 52
/** The title is in the middle of the space between band and code. */
const titleMiddle = 90
const codeTop = 122

/** Draws the whole card: band with the product's name and label, title, QR code, caption, host. Throws when a part cannot be loaded. */
export async function drawShareCard(card: ShareCard): Promise<Blob> {
  const code = await qrCode(card.url, scale)
  const letters = cardHeading(card) + card.title + shareCard.caption
  return drawing({ ...cardSize, letters }, (pen, fonts) => paint(pen, card, code, fonts))
}

/** Paints the card on a canvas of its size, in CSS pixels. */
export function paint(
  pen: CanvasRenderingContext2D,
  card: ShareCard,
  code: CanvasImageSource,
  { heading, text }: Fonts,
): void {
  const write = (line: string, y: number, font: string, colour: string) => {
    pen.font = font
    pen.fillStyle = colour
    pen.fillText(line, centre, y, width - 40)
  }
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = shareCard.ground
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = shareCard.band
  pen.fillRect(0, 0, width, bandHeight)
  write(cardHeading(card), bandHeight / 2 + 1, `600 17px ${heading}`, shareCard.onBand)

  const { lines, size, lineHeight } = fitTitle(card.title, width - 40, (line, size) => {
    pen.font = `600 ${size}px ${heading}`
    return pen.measureText(line).width
  })
  const first = titleMiddle - ((lines.length - 1) * lineHeight) / 2
  for (const [at, line] of lines.entries())
    write(line, first + at * lineHeight, `600 ${size}px ${heading}`, shareCard.ink)

  pen.drawImage(code, (width - shareCard.size) / 2, codeTop, shareCard.size, shareCard.size)
  write(shareCard.caption, codeTop + shareCard.size + 18, `600 15px ${text}`, shareCard.ink)
  const host = new URL(card.url).host
  write(
    card.needsCode ? shareTexts.hostWithCode(host) : host,
    codeTop + shareCard.size + 41,
    `400 13px ${text}`,
    shareCard.soft,
  )
}
