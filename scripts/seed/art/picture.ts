import { type Random, randomFrom } from '../random.ts'
import { Drawing } from './drawing.ts'
import { toJpeg } from './render.ts'

/** How a picture is made: its size and what paints it; `scale` is the pixels to a unit of the size, 1 unless said. */
export interface ArtPicture {
  width: number
  height: number
  scale?: number
  paint: (drawing: Drawing, random: Random) => void
}

/** A picture as a JPEG; the name decides every chance in it. */
export async function renderPicture(
  name: string,
  { width, height, scale = 1, paint }: ArtPicture,
): Promise<Buffer> {
  const drawing = new Drawing(width, height)
  paint(drawing, randomFrom(name))
  return toJpeg(drawing, name, scale)
}
