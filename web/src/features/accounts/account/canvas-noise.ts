const side = 16
const opaque = 255

/**
 * Whether this browser answers other pixels than a page put on a canvas, as a protection against fingerprinting: what is sent of one
 * would be grain then, or an even area.
 */
export function hasCanvasNoise(): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) return true
  const pattern = pen.createImageData(side, side)
  // Neighbours differ: some protections leave even areas alone.
  for (let at = 0; at < pattern.data.length; at++)
    pattern.data[at] = at % 4 === 3 ? opaque : (at * 37 + (at >> 3)) % 256
  pen.putImageData(pattern, 0, 0)
  return pen.getImageData(0, 0, side, side).data.some((value, at) => value !== pattern.data[at])
}
