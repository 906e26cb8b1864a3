import type { Random } from '../../random.ts'
import { darker, lighter } from '../colour.ts'
import { type Drawing, n } from '../drawing.ts'

import { layouts, type PosterLook } from './poster-layouts.ts'

/** A poster in a few flat inks on paper, without a word. */
export function poster(drawing: Drawing, random: Random, look: PosterLook): void {
  drawing.fill(
    drawing.linear([
      [0, lighter(look.paper, 0.08)],
      [1, darker(look.paper, 0.06)],
    ]),
  )
  layouts[look.kind](drawing, random, look)
  const margin = Math.min(drawing.width, drawing.height) * 0.035
  drawing.add(
    `<rect x="${n(margin)}" y="${n(margin)}" width="${n(drawing.width - 2 * margin)}" height="${n(drawing.height - 2 * margin)}" fill="none" stroke="${look.paper}" stroke-width="${n(margin * 0.24)}" opacity="0.75"/>`,
  )
  drawing.vignette(0.16)
}
