import { brand } from '@dlm/contract/brand/brand'
import { shareCard } from '@dlm/contract/cards'
import QRCodeStyling from 'qr-code-styling'

/**
 * The QR code of an address as a picture, in the documented design (SPEC §9).
 * @param scale pixels of the picture for one of the card's
 */
export async function qrCode(url: string, scale: number): Promise<HTMLImageElement> {
  const code = new QRCodeStyling({
    type: 'svg',
    data: url,
    width: shareCard.size * scale,
    height: shareCard.size * scale,
    margin: shareCard.margin * scale,
    image: await logo(),
    qrOptions: { errorCorrectionLevel: shareCard.errorCorrection },
    // The logo is a data address already; the library would ask the network for it, which the CSP forbids.
    imageOptions: { imageSize: shareCard.logo, margin: 2 * scale, saveAsBlob: false },
    dotsOptions: { type: shareCard.dots, color: shareCard.dotColour },
    // The three corners stay square: with round ones, readers miss the code at many sizes.
    cornersSquareOptions: { type: 'square', color: shareCard.dotColour },
    cornersDotOptions: { type: 'square', color: shareCard.dotColour },
    backgroundOptions: { color: shareCard.ground },
  })
  const drawing = await code.getRawData('svg')
  if (!(drawing instanceof Blob)) throw new Error('no QR code')
  const source = URL.createObjectURL(drawing)
  try {
    const picture = new Image()
    picture.src = source
    await picture.decode()
    return picture
  } finally {
    URL.revokeObjectURL(source)
  }
}

/** The logo as a data address. Fetched here, because the library waits for ever for one that does not come. */
async function logo(): Promise<string> {
  const response = await fetch(`${brand.logo}/icon.svg`, { cache: 'force-cache' })
  if (!response.ok) throw new Error(`no logo: ${response.status}`)
  return `data:image/svg+xml,${encodeURIComponent(await response.text())}`
}
