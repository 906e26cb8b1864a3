import { memberCardTexts } from '@dlm/contract/accounts/member-card.texts'
import type { User } from '@dlm/contract/accounts/user.schema'
import { brand } from '@dlm/contract/brand/brand'
import { memberCard, shareCard } from '@dlm/contract/cards'
import { drawing, type Fonts } from '../../../page/share/drawing.ts'
import { qrCode } from '../../../page/share/qr-code.ts'
import { initials } from '../../../ui/avatar.tsx'

const { width, height, scale } = memberCard
const bandHeight = 64
const margin = 32
const photo = { x: margin, y: bandHeight + 32, size: 112 }
const code = { size: 168, x: width - margin - 168, y: bandHeight + 32 }
const textTop = photo.y + photo.size + 38
const textWidth = code.x - 2 * margin

/** Draws the card of a member as a PNG file: photo, name, whether verified, since when, and a QR code of the profile's address. */
export async function drawMemberCard(user: User, profileUrl: string): Promise<Blob> {
  const [picture, qr] = await Promise.all([pictureOf(user), qrCode(profileUrl, scale)])
  const letters = [
    ...[brand.product, brand.company, user.user, memberCardTexts.title],
    ...[memberCardTexts.memberSince(user.date), memberCardTexts.verified],
  ].join(' ')
  return drawing({ ...memberCard, letters }, (pen, fonts) => paint(pen, user, picture, qr, fonts))
}

/** The photo's bytes: drawn from its address, it would taint the canvas. Without it the initials are drawn instead. */
async function pictureOf({ photo }: User): Promise<ImageBitmap | null> {
  if (!photo) return null
  try {
    return await createImageBitmap(await (await fetch(photo)).blob())
  } catch {
    return null
  }
}

/** Paints the card on a canvas of its size, in CSS pixels. */
export function paint(
  pen: CanvasRenderingContext2D,
  user: User,
  picture: CanvasImageSource | null,
  qr: CanvasImageSource,
  { heading, text }: Fonts,
): void {
  const write = (line: string, x: number, y: number, font: string, colour: string) => {
    pen.font = font
    pen.fillStyle = colour
    pen.fillText(line, x, y, textWidth)
  }
  pen.textBaseline = 'middle'
  pen.fillStyle = shareCard.ground
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = shareCard.band
  pen.fillRect(0, 0, width, bandHeight)
  write(brand.product, margin, bandHeight / 2, `600 22px ${heading}`, shareCard.onBand)
  pen.textAlign = 'right'
  write(memberCardTexts.title, width - margin, bandHeight / 2, `600 16px ${text}`, shareCard.onBand)
  pen.textAlign = 'left'

  paintPhoto(pen, user, picture, heading)
  write(user.user, margin, textTop, `600 24px ${heading}`, shareCard.ink)
  write(memberCardTexts.memberSince(user.date), margin, textTop + 32, `400 15px ${text}`, shareCard.soft)
  const standing = user.varified === 'YES' ? memberCardTexts.verified : memberCardTexts.notVerified
  write(standing, margin, textTop + 56, `600 15px ${text}`, shareCard.band)

  pen.drawImage(qr, code.x, code.y, code.size, code.size)
  pen.textAlign = 'center'
  const middle = code.x + code.size / 2
  write(shareCard.caption, middle, code.y + code.size + 18, `600 13px ${text}`, shareCard.ink)
  write(brand.company, middle, code.y + code.size + 38, `400 13px ${text}`, shareCard.soft)
}

function paintPhoto(
  pen: CanvasRenderingContext2D,
  { user }: User,
  picture: CanvasImageSource | null,
  heading: string,
): void {
  const { x, y, size } = photo
  pen.save()
  pen.beginPath()
  pen.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI)
  pen.clip()
  if (picture) pen.drawImage(picture, x, y, size, size)
  else {
    pen.fillStyle = shareCard.band
    pen.fillRect(x, y, size, size)
    pen.textAlign = 'center'
    pen.font = `600 42px ${heading}`
    pen.fillStyle = shareCard.onBand
    pen.fillText(initials(user), x + size / 2, y + size / 2)
  }
  pen.restore()
}
