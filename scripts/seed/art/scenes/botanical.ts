import type { Random } from '../../random.ts'
import type { Drawing } from '../drawing.ts'

import type { BotanicalLook } from './botanical-look.ts'
import { forest } from './forest.ts'
import { fern, fronds, macro } from './leaves.ts'
import { petals } from './petals.ts'

const kinds = { macro, fronds, fern, petals, forest }

/** Plants, near and nearer. */
export function botanical(drawing: Drawing, random: Random, look: BotanicalLook): void {
  drawing.fill(
    drawing.linear([
      [0, look.ground[0]],
      [1, look.ground[1]],
    ]),
  )
  kinds[look.kind](drawing, random, look)
  drawing.vignette(0.38)
}
