import type { Random } from '../../random.ts'
import { along, darker, lighter } from '../colour.ts'
import { type Drawing, n, type Point } from '../drawing.ts'
import { curve, ground, lines, swell } from '../shapes.ts'

export interface PosterLook {
  kind: 'sunrise' | 'arcs' | 'weave' | 'rings' | 'steps' | 'lens' | 'notes' | 'beams'
  paper: string
  inks: readonly [string, string, string, ...string[]]
}

type Paint = (drawing: Drawing, random: Random, look: PosterLook) => void

function disc(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`
}

const overprint = 'style="mix-blend-mode:multiply"'

const sunrise: Paint = (drawing, random, { inks, paper }) => {
  const { width, height } = drawing
  drawing.add(disc(width * 0.5, height * 0.44, width * 0.33, inks[0]))
  for (let at = 0; at < 8; at++)
    drawing.add(
      `<rect x="0" y="${n(height * (0.47 + at * 0.027))}" width="${width}" height="${n(height * (0.004 + at * 0.0016))}" fill="${paper}"/>`,
    )
  for (const share of [0, 0.5, 1]) {
    const crest = swell(random, width, height * (0.68 + 0.1 * share), height * 0.035, 1.6)
    drawing.add(`<path d="${ground(crest, width, height)}" fill="${along([inks[1], inks[2]], share)}"/>`)
  }
}

const arcs: Paint = (drawing, random, { inks }) => {
  const { width } = drawing
  const cell = width / 4
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 4; column++) {
      const [x, y] = [column * cell, row * cell]
      const turn = random.whole(0, 3) * 90
      const colour = random.pick(inks)
      const other = random.pick(inks)
      const piece = random.pick([
        `<path d="M0 0H${n(cell)}A${n(cell)} ${n(cell)} 0 0 1 0 ${n(cell)}Z" fill="${colour}"/>`,
        `<path d="M0 0H${n(cell)}A${n(cell)} ${n(cell)} 0 0 1 0 ${n(cell)}Z" fill="${colour}"/><path d="M0 0H${n(cell / 2)}A${n(cell / 2)} ${n(cell / 2)} 0 0 1 0 ${n(cell / 2)}Z" fill="${other}"/>`,
        `<path d="M0 ${n(cell / 2)}A${n(cell / 2)} ${n(cell / 2)} 0 0 1 ${n(cell)} ${n(cell / 2)}Z" fill="${colour}"/>`,
        disc(cell / 2, cell / 2, cell * 0.36, colour),
        '',
      ])
      drawing.add(
        `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn} ${n(cell / 2)} ${n(cell / 2)})">${piece}</g>`,
      )
    }
}

const weave: Paint = (drawing, random, { inks }) => {
  const { width, height } = drawing
  for (let band = 0; band < 9; band++) {
    const share = band / 8
    const line = swell(random, width, height * (0.12 + 0.76 * share), height * 0.07, 2.2)
    drawing.add(
      `<path d="${curve(line)}" fill="none" stroke="${along(inks, share)}" stroke-width="${n(height * 0.075)}" opacity="0.86" ${overprint}/>`,
    )
  }
}

const rings: Paint = (drawing, _random, { inks, paper }) => {
  const { width, height } = drawing
  const places = [
    [0.36, 0.36, 0],
    [0.64, 0.5, 1],
    [0.4, 0.66, 2],
  ] as const
  for (const [x, y, ink] of places)
    for (let at = 0; at < 8; at++)
      drawing.add(
        `<circle cx="${n(x * width)}" cy="${n(y * height)}" r="${n(width * (0.04 + 0.042 * at))}" fill="none" stroke="${inks[ink]}" stroke-width="${n(width * 0.019)}" ${overprint}/>`,
      )
  drawing.add(disc(width * 0.64, height * 0.5, width * 0.035, darker(paper, 0.7)))
}

const steps: Paint = (drawing, _random, { inks }) => {
  const { width, height } = drawing
  const count = 9
  for (let at = 0; at < count; at++) {
    const share = at / (count - 1)
    const top = height * (0.78 - 0.58 * share)
    drawing.add(
      `<rect x="${n((width / count) * at)}" y="${n(top)}" width="${n(width / count + 1)}" height="${n(height)}" fill="${along(inks, share)}"/>`,
      disc(
        (width / count) * (at + 0.5),
        top - width * 0.05,
        width * (0.016 + 0.018 * share),
        along(inks, 1 - share),
      ),
    )
  }
}

const lens: Paint = (drawing, random, { inks, paper }) => {
  const { width, height } = drawing
  const [x, y] = [width * 0.5, height * 0.45]
  const blades = 9
  const reach = width * 0.38
  drawing.add(disc(x, y, reach * 1.12, darker(inks[0], 0.3)))
  for (let at = 0; at < blades; at++) {
    const angle = (at / blades) * 2 * Math.PI
    const point = (turn: number, r: number): Point => [
      x + Math.cos(angle + turn) * r,
      y + Math.sin(angle + turn) * r,
    ]
    const blade = lines([
      point(0, reach),
      point(0.7, reach),
      point(1.45, reach * 0.5),
      point(0.85, reach * 0.36),
    ])
    drawing.add(
      `<path d="${blade}" fill="${along(inks, at / (blades - 1))}" stroke="${darker(inks[0], 0.4)}" stroke-width="2"/>`,
    )
  }
  drawing.add(
    disc(x, y, reach * 0.4, paper),
    disc(x, y, reach * 0.3, inks[1]),
    disc(x - reach * 0.1, y - reach * 0.1, reach * 0.08, lighter(paper, 0.8)),
  )
  for (let at = 0; at < 5; at++)
    drawing.add(
      `<rect x="${n(width * 0.1)}" y="${n(height * (0.84 + at * 0.022))}" width="${n(width * random.between(0.3, 0.8))}" height="${n(height * 0.008)}" fill="${inks[at % 3]}"/>`,
    )
}

const notes: Paint = (drawing, random, { inks, paper }) => {
  const { width, height } = drawing
  for (let at = 0; at < 27; at++) {
    const share = at / 26
    const tall =
      height *
      (0.08 + 0.55 * Math.abs(Math.sin(share * 7.3) * Math.cos(share * 2.1 + 0.4)) * random.between(0.8, 1.1))
    const x = width * (0.07 + 0.86 * share)
    drawing.add(
      `<rect x="${n(x - width * 0.01)}" y="${n(height * 0.47 - tall / 2)}" width="${n(width * 0.02)}" height="${n(tall)}" rx="${n(width * 0.01)}" fill="${along(inks, share)}"/>`,
    )
  }
  drawing.add(
    disc(width * 0.76, height * 0.17, width * 0.11, inks[2], overprint),
    disc(width * 0.68, height * 0.2, width * 0.07, inks[0], overprint),
  )
  drawing.add(
    `<rect y="${n(height * 0.86)}" width="${width}" height="${n(height * 0.14)}" fill="${inks[1]}"/><rect y="${n(height * 0.86)}" width="${n(width * 0.62)}" height="${n(height * 0.14)}" fill="${darker(paper, 0.75)}"/>`,
  )
}

const beams: Paint = (drawing, random, { inks }) => {
  const { width, height } = drawing
  for (const [at, x] of [0.16, 0.42, 0.7, 0.9].entries()) {
    const foot = width * random.between(0.1, 0.9)
    const shape = lines([
      [x * width - 14, -10],
      [x * width + 14, -10],
      [foot + width * 0.2, height * 0.86],
      [foot - width * 0.2, height * 0.86],
    ])
    const paint = drawing.linear([
      [0, inks[at % inks.length] ?? inks[0], 0.95],
      [1, inks[at % inks.length] ?? inks[0], 0.25],
    ])
    drawing.add(
      `<path d="${shape}" fill="${paint}" style="mix-blend-mode:screen"/>`,
      `<ellipse cx="${n(foot)}" cy="${n(height * 0.86)}" rx="${n(width * 0.2)}" ry="${n(height * 0.028)}" fill="${lighter(inks[at % inks.length] ?? inks[0], 0.4)}" opacity="0.75"/>`,
    )
  }
  const heads = Array.from({ length: 34 }, (_, at) => {
    const row = Math.floor(at / 12)
    const [x, y] = [width * ((at % 12) / 11 + random.between(-0.03, 0.03)), height * (0.92 + row * 0.045)]
    const r = width * 0.045
    return (
      disc(x, y, r, '#0b0a16') +
      `<rect x="${n(x - r * 1.7)}" y="${n(y + r * 0.7)}" width="${n(r * 3.4)}" height="${n(height * 0.2)}" rx="${n(r * 1.3)}" fill="#0b0a16"/>`
    )
  })
  drawing.add(...heads)
}

/** The layouts by name. */
export const layouts: Record<PosterLook['kind'], Paint> = {
  sunrise,
  arcs,
  weave,
  rings,
  steps,
  lens,
  notes,
  beams,
}
