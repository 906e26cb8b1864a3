import type { Random } from '../../random.ts'
import { darker, mix } from '../colour.ts'
import { type Drawing, n, type Point } from '../drawing.ts'
import { curve, lines } from '../shapes.ts'

import type { BotanicalLook } from './botanical-look.ts'

/** Trunks in the mist, the farther the paler, with light falling between them. */
export function forest(drawing: Drawing, random: Random, look: BotanicalLook): void {
  const { width, height } = drawing
  const mist = look.ground[1]
  for (let layer = 0; layer < 5; layer++) {
    const share = layer / 4
    const colour = mix(mist, darker(look.greens[0], 0.35), 0.18 + 0.82 * share ** 1.1)
    const trunks: string[] = []
    const branches: string[] = []
    const floor = height * (0.72 + 0.2 * share)
    for (
      let x = random.between(-0.05, 0.05) * width;
      x < width * 1.05;
      x += width * random.between(0.03, 0.09) * (0.5 + 1.5 * share)
    ) {
      const half = width * (0.0025 + 0.011 * share) * random.between(0.7, 1.4)
      const lean = width * random.between(-0.012, 0.012)
      trunks.push(
        lines([
          [x - half * 1.5, floor + height * 0.03],
          [x - half + lean, -10],
          [x + half + lean, -10],
          [x + half * 1.5, floor + height * 0.03],
        ]),
      )
      for (let branch = 0; branch < 3; branch++) {
        const [y, side] = [height * random.between(0.02, 0.5), random.chance(0.5) ? 1 : -1]
        const reach = width * random.between(0.02, 0.055) * (0.5 + share)
        branches.push(
          `<path d="${lines([
            [x, y],
            [x + side * reach, y - reach * 0.5],
            [x, y + half * 1.1],
          ])}"/>`,
        )
      }
    }
    const floorLine = Array.from(
      { length: 17 },
      (_, at): Point => [
        (at / 16) * width * 1.04 - width * 0.02,
        floor + height * random.between(-0.012, 0.012),
      ],
    )
    drawing.add(
      `<g fill="${colour}"><path d="${trunks.join('')}"/>${branches.join('')}<path d="${curve(floorLine)}L${n(width * 1.02)} ${n(height * 1.02)}L${n(-width * 0.02)} ${n(height * 1.02)}Z"/></g>`,
    )
    const veil = drawing.linear([
      [0, mist, 0.12],
      [0.55, mist, 0.1],
      [0.85, mist, 0.42 * (1 - share)],
      [1, mist, 0],
    ])
    drawing.fill(veil)
  }
  const ray = drawing.linear([
    [0, look.accent, 0.5],
    [1, look.accent, 0],
  ])
  for (let at = 0; at < 6; at++) {
    const x = width * random.between(0.1, 0.8)
    const wide = width * random.between(0.02, 0.08)
    const shape = lines([
      [x, -10],
      [x + wide, -10],
      [x + wide * 2.2 - width * 0.26, height * 0.95],
      [x - width * 0.26, height * 0.95],
    ])
    drawing.add(
      `<path d="${shape}" fill="${ray}" filter="${drawing.blur(width * 0.008)}" style="mix-blend-mode:screen" opacity="0.6"/>`,
    )
  }
}
