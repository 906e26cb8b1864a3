import type { Random } from '../../random.ts'
import { along, lighter } from '../colour.ts'
import { type Drawing, n, type Point } from '../drawing.ts'
import { lines } from '../shapes.ts'

export interface BokehLook {
  ground: readonly [top: string, bottom: string]
  lights: readonly [string, string, ...string[]]
  /** A garland of sharp lamps in front. */
  garland?: boolean
}

/** Lamps far out of focus: discs with a brighter edge, small and dim behind, large and faint in front. */
export function bokeh(drawing: Drawing, random: Random, look: BokehLook): void {
  const { width, height } = drawing
  const size = Math.min(width, height)
  drawing.fill(
    drawing.linear([
      [0, look.ground[0]],
      [1, look.ground[1]],
    ]),
  )
  const blurs = [drawing.blur(size * 0.012), drawing.blur(size * 0.004), '']
  for (const [plane, filter] of blurs.entries()) {
    const discs = Array.from({ length: [46, 34, 16][plane] ?? 0 }, () => {
      const radius = size * random.between(0.014, 0.042) * (1 + plane * 0.9)
      const [x, y] = [
        random.between(-0.05, 1.05) * width,
        height * (0.5 + (random.next() + random.next() - 1) * 0.62),
      ]
      const colour = along(look.lights, random.next())
      const opacity = random.between(0.2, 0.62) * (1 - plane * 0.2)
      const circle = `cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"`
      const disc = `<circle ${circle} fill="${colour}" opacity="${n(opacity)}"/>`
      return `${disc}<circle ${circle} fill="none" stroke="${lighter(colour, 0.5)}" stroke-width="${n(radius * 0.07)}" opacity="${n(opacity * 0.7)}"/>`
    })
    const filtered = filter ? `filter="${filter}"` : ''
    drawing.add(`<g ${filtered} style="mix-blend-mode:screen">${discs.join('')}</g>`)
  }
  if (look.garland) garland(drawing, random, look)
  drawing.vignette(0.5)
}

function garland(drawing: Drawing, random: Random, look: BokehLook): void {
  const { width, height } = drawing
  const unit = Math.min(width, height) / 1000
  const glow = drawing.radial([
    [0, '#fff3cf', 0.9],
    [0.2, look.lights[0], 0.5],
    [1, look.lights[0], 0],
  ])
  for (const [from, sag] of [
    [0.12, 0.24],
    [0.3, 0.3],
  ] as const) {
    const wire: Point[] = Array.from({ length: 41 }, (_, at) => {
      const share = at / 40
      return [share * width, height * (from + sag * Math.sin(share * Math.PI) * 0.7 + 0.06 * share)]
    })
    drawing.add(
      `<path d="${lines(wire, false)}" fill="none" stroke="#120c12" stroke-width="${n(5 * unit)}"/>`,
    )
    for (let at = 2; at < 40; at += 4) {
      const [x, y] = wire[at] ?? [0, 0]
      const drop = y + 34 * unit
      drawing.add(
        `<rect x="${n(x - 6 * unit)}" y="${n(y)}" width="${n(12 * unit)}" height="${n(18 * unit)}" fill="#120c12"/>`,
        `<circle cx="${n(x)}" cy="${n(drop)}" r="${n((80 + random.between(0, 26)) * unit)}" fill="${glow}"/>`,
        `<ellipse cx="${n(x)}" cy="${n(drop)}" rx="${n(13 * unit)}" ry="${n(18 * unit)}" fill="#fff4d8"/>`,
      )
    }
  }
}
