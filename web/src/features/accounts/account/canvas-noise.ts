const side = 16
const opaque = 255

/**
 * Whether this browser returns other pixels than a page put on a canvas, as a protection against fingerprinting: an exported
 * photo would be noise then, or a single colour.
 */
export function hasCanvasNoise(): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) return true
  const pattern = pen.createImageData(side, side)
  // Neighbouring pixels differ: some protections do not change uniform areas.
  for (let at = 0; at < pattern.data.length; at++)
    pattern.data[at] = at % 4 === 3 ? opaque : (at * 37 + (at >> 3)) % 256
  pen.putImageData(pattern, 0, 0)
  return pen.getImageData(0, 0, side, side).data.some((value, at) => value !== pattern.data[at])
}
