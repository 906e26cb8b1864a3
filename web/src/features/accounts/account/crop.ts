/** Side of the square that is cut out, in pixels; the server makes its own sizes of it. */
export const cropSide = 512

export interface Size {
  width: number
  height: number
}

/** A crop: the centre of the square in the picture, each coordinate from 0 to 1, and the zoom above the fitting size. */
export interface Crop {
  x: number
  y: number
  zoom: number
}

export const wholePicture: Crop = { x: 0.5, y: 0.5, zoom: 1 }
export const maxZoom = 4

/** The square of a crop in pixels of the picture. */
export function squareOf({ x, y, zoom }: Crop, { width, height }: Size) {
  const side = Math.min(width, height) / zoom
  return { left: x * width - side / 2, top: y * height - side / 2, side }
}

/** A crop whose square is within the picture. */
export function within({ x, y, zoom }: Crop, size: Size): Crop {
  const bounded = Math.min(maxZoom, Math.max(1, zoom))
  const side = Math.min(size.width, size.height) / bounded
  const middle = (at: number, length: number) =>
    Math.min(1 - side / 2 / length, Math.max(side / 2 / length, at))
  return { x: middle(x, size.width), y: middle(y, size.height), zoom: bounded }
}

/** Moves the picture under the square, by shares of the square's side. */
export function moved(crop: Crop, by: { x: number; y: number }, size: Size): Crop {
  const { side } = squareOf(crop, size)
  return within(
    { ...crop, x: crop.x - (by.x * side) / size.width, y: crop.y - (by.y * side) / size.height },
    size,
  )
}
