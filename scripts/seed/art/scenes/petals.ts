import type { Random } from '../../random.ts'
import { along, darker, lighter } from '../colour.ts'
import { type Drawing, n, type Point } from '../drawing.ts'

import type { BotanicalLook } from './botanical-look.ts'

/** A flower that fills the frame: rings of petals, the inner ones lighter. */
export function petals(drawing: Drawing, random: Random, look: BotanicalLook): void {
  const { width, height } = drawing
  const size = Math.min(width, height)
  const centre: Point = [width * random.between(0.42, 0.58), height * random.between(0.44, 0.56)]
  const rings = 7
  for (let ring = 0; ring < rings; ring++) {
    const share = ring / (rings - 1)
    const count = 17 - ring
    const long = size * (0.66 - 0.5 * share)
    const wide = long * 0.3
    const colour = along(look.greens, share)
    const paint = drawing.linear([
      [0, lighter(colour, 0.14)],
      [0.7, colour],
      [1, darker(colour, 0.35)],
    ])
    for (let at = 0; at < count; at++) {
      const turn = (at / count) * 360 + ring * 13 + random.between(-4, 4)
      const reach = long * random.between(0.92, 1.06)
      const shape = `M0 0C${n(wide)} ${n(-reach * 0.3)} ${n(wide * 1.1)} ${n(-reach * 0.86)} 0 ${n(-reach)}C${n(-wide * 1.1)} ${n(-reach * 0.86)} ${n(-wide)} ${n(-reach * 0.3)} 0 0Z`
      const fold = `<path d="M0 ${n(-reach * 0.2)}V${n(-reach * 0.86)}" stroke="${darker(colour, 0.3)}" stroke-opacity="0.35" stroke-width="${n(size * 0.0025)}"/>`
      // A blurred shadow under each of a hundred petals takes minutes; three faint outlines look the same.
      const shade = [5, 11, 18]
        .map((wide) => `<path d="${shape}" stroke-width="${n((wide * size) / 1000)}"/>`)
        .join('')
      drawing.add(
        `<g transform="translate(${n(centre[0])} ${n(centre[1])}) rotate(${n(turn)})">`,
        `<g fill="none" stroke="#05060c" stroke-opacity="0.13">${shade}</g><path d="${shape}" fill="${paint}"/>${fold}</g>`,
      )
    }
  }
  const stamens = Array.from({ length: 90 }, (_, at) => {
    const reach = size * 0.05 * Math.sqrt(at / 90)
    const angle = at * 2.39996
    return `<circle cx="${n(centre[0] + Math.cos(angle) * reach)}" cy="${n(centre[1] + Math.sin(angle) * reach)}" r="${n(size * 0.0042)}" fill="${at % 3 ? look.accent : lighter(look.accent, 0.5)}"/>`
  })
  drawing.add(
    `<circle cx="${n(centre[0])}" cy="${n(centre[1])}" r="${n(size * 0.055)}" fill="${darker(look.accent, 0.5)}"/>`,
    ...stamens,
  )
}
