import jsQR from 'jsqr'

/** Longest sides, in pixels, a picture is read at: codes in large photos are found in a small one, fine ones in a large. */
const sides = [800, 1600, 400]

/** The result: the text of the QR code, `none` without one, `broken` for an invalid picture. */
export type QrReading = { text: string } | 'none' | 'broken'

async function read(file: Blob): Promise<QrReading> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return 'broken'
  for (const side of sides) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height))
    const width = Math.max(1, Math.round(picture.width * scale))
    const height = Math.max(1, Math.round(picture.height * scale))
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return 'broken'
    // Transparent pictures get a white background.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.drawImage(picture, 0, 0, width, height)
    const code = jsQR(context.getImageData(0, 0, width, height).data, width, height)
    if (code && code.data !== '') return { text: code.data }
  }
  return 'none'
}

addEventListener('message', async ({ data }: MessageEvent<Blob>) => postMessage(await read(data)))
