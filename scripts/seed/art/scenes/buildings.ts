import type { Random } from '../../random.ts'
import type { Drawing } from '../drawing.ts'
import { paintClouds } from '../sky.ts'

import { facade, towers } from './city-fronts.ts'
import { court } from './courtyard.ts'
import { arcade, stairs } from './sunny-walls.ts'
import type { BuildingLook } from './walls.ts'

const kinds = { arcade, stairs, facade, towers, court }

/** Architecture in hard sunlight: few colours, clear shadows. */
export function building(drawing: Drawing, random: Random, look: BuildingLook): void {
  drawing.fill(
    drawing.linear([
      [0, look.sky[0]],
      [0.6, look.sky[1]],
      [1, look.sky[2]],
    ]),
  )
  if (look.kind === 'arcade' || look.kind === 'court' || look.kind === 'towers')
    paintClouds(drawing, random, { from: 0.02, to: 0.3, count: 5, colour: '#ffffff', opacity: 0.5 })
  kinds[look.kind](drawing, random, look)
  drawing.vignette(0.22)
}
