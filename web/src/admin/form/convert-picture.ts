/** How well a photo is stored again, from 0 to 1: no difference is seen. */
const quality = 0.92

/** Bytes of a GIF that are searched for a second frame. */
const searched = 4 * 1_048_576
/** What is before each frame of an animation. */
const frameHead = '\x21\xf9\x04'

/** Whether a GIF has more than one frame. */
export async function isAnimated(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, searched).arrayBuffer())
  const text = new TextDecoder('latin1').decode(bytes)
  return text.indexOf(frameHead, text.indexOf(frameHead) + 1) > 0 && text.startsWith('GIF89a')
}

/**
 * A picture drawn again in another format, upright and without what its camera noted; null where the browser cannot open it, as
 * most cannot open HEIC.
 */
export async function convertPicture(file: File, type: 'image/jpeg' | 'image/png'): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const { width, height } = bitmap
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}
