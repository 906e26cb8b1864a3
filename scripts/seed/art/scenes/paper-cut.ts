import type { Random } from '../../random.ts'
import { along, darker, lighter } from '../colour.ts'
import { type Drawing, n, type Point } from '../drawing.ts'
import { curve, ground, ring, swell, wavering } from '../shapes.ts'

export interface PaperLook {
  kind: 'canyon' | 'waves' | 'arches' | 'leaves' | 'islands'
  /** Sheets from the deepest to the topmost. */
  sheets: readonly [string, string, string, ...string[]]
  /** What lies at the bottom: a sun, a moon, a berry. */
  accent: string
}

const layers = 7

/** One sheet of card: its shape, the shadow it throws, and the bright rim a scalpel leaves. */
export function paperSheet(drawing: Drawing, path: string, colour: string, depth: number): string {
  const unit = Math.min(drawing.width, drawing.height) / 1000
  const shadow = drawing.shadow(5 * unit, 13 * unit, (9 + 7 * depth) * unit, 0.42)
  const paint = drawing.linear([
    [0, lighter(colour, 0.1)],
    [1, darker(colour, 0.1)],
  ])
  const rim = `stroke="${lighter(colour, 0.4)}" stroke-width="${n(1.6 * unit)}" stroke-opacity="0.6"`
  return `<g filter="${shadow}"><path d="${path}" fill="${paint}" fill-rule="evenodd" ${rim}/></g>`
}

/** A sheet that covers everything but a hole. */
function holed(drawing: Drawing, hole: readonly Point[]): string {
  const [w, h] = [drawing.width, drawing.height]
  return `M${n(-w * 0.1)} ${n(-h * 0.1)}H${n(w * 1.1)}V${n(h * 1.1)}H${n(-w * 0.1)}Z${curve(hole, true)}`
}

function canyon(drawing: Drawing, random: Random, look: PaperLook): void {
  const { width, height } = drawing
  const size = Math.min(width, height)
  const centre: Point = [width * random.between(0.4, 0.6), height * random.between(0.42, 0.58)]
  drawing.add(
    `<circle cx="${n(centre[0])}" cy="${n(centre[1])}" r="${n(size * 0.09)}" fill="${look.accent}"/>`,
  )
  const waves = wavering(random, 0.44)
  for (let layer = 1; layer < layers; layer++) {
    const share = layer / (layers - 1)
    const radius = size * (0.13 + 0.37 * share)
    const hole = ring(waves, centre, radius, Math.sqrt(width / height) * 1.12, layer * 0.3)
    drawing.add(paperSheet(drawing, holed(drawing, hole), along(look.sheets, share), share))
  }
}

function waves(drawing: Drawing, random: Random, look: PaperLook): void {
  const { width, height } = drawing
  const size = Math.min(width, height)
  const sun: Point = [width * random.between(0.28, 0.72), height * 0.3]
  for (const [radius, opacity] of [
    [0.24, 0.25],
    [0.18, 0.4],
    [0.12, 1],
  ] as const)
    drawing.add(
      `<circle cx="${n(sun[0])}" cy="${n(sun[1])}" r="${n(size * radius)}" fill="${look.accent}" opacity="${opacity}"/>`,
    )
  for (let layer = 1; layer < layers + 1; layer++) {
    const share = layer / layers
    const crest = swell(
      random,
      width,
      height * (0.22 + 0.66 * share),
      height * random.between(0.05, 0.09),
      random.between(1.2, 2.4),
    )
    drawing.add(paperSheet(drawing, ground(crest, width, height * 1.1), along(look.sheets, share), share))
  }
}

function arches(drawing: Drawing, random: Random, look: PaperLook): void {
  const { width, height } = drawing
  const middle = width * random.between(0.44, 0.56)
  const arch = (half: number, top: number) => {
    const [w, h] = [width, height]
    const opening = `M${n(middle - half)} ${n(1.2 * h)}V${n(top + half)}A${n(half)} ${n(half)} 0 0 1 ${n(middle + half)} ${n(top + half)}V${n(1.2 * h)}Z`
    return `M${n(-w * 0.1)} ${n(-h * 0.1)}H${n(w * 1.1)}V${n(h * 1.2)}H${n(-w * 0.1)}Z${opening}`
  }
  drawing.add(
    `<circle cx="${n(middle)}" cy="${n(height * 0.56)}" r="${n(width * 0.075)}" fill="${look.accent}"/>`,
  )
  const hill = swell(random, width, height * 0.74, height * 0.02, 1.6)
  drawing.add(paperSheet(drawing, ground(hill, width, height * 1.1), along(look.sheets, 0.16), 0.2))
  for (let layer = 1; layer < layers; layer++) {
    const share = layer / (layers - 1)
    const half = Math.min(width, height) * (0.13 + 0.36 * share)
    drawing.add(
      paperSheet(drawing, arch(half, height * (0.32 - 0.27 * share)), along(look.sheets, share), share),
    )
  }
}

/** A leaf cut from card, with slits for veins; the tip points up before it is turned. */
function leaf(size: number): string {
  const veins = Array.from({ length: 6 }, (_, at) => {
    const y = -size * (0.2 + 0.11 * at)
    const reach = size * (0.2 - Math.abs(at - 2) * 0.03)
    const slit = (side: number) =>
      `M${n(side * size * 0.02)} ${n(y)}L${n(side * reach)} ${n(y - size * 0.13)}L${n(side * reach * 0.94)} ${n(y - size * 0.1)}Z`
    return slit(1) + slit(-1)
  })
  const half = `C${n(size * 0.42)} ${n(-size * 0.25)} ${n(size * 0.34)} ${n(-size * 0.75)} 0 ${n(-size)}`
  const back = `C${n(-size * 0.34)} ${n(-size * 0.75)} ${n(-size * 0.42)} ${n(-size * 0.25)} 0 0Z`
  return `M0 0${half}${back}${veins.join('')}`
}

function leaves(drawing: Drawing, random: Random, look: PaperLook): void {
  const { width, height } = drawing
  const size = Math.min(width, height)
  drawing.add(
    `<circle cx="${n(width / 2)}" cy="${n(height * 0.46)}" r="${n(size * 0.2)}" fill="${look.accent}"/>`,
  )
  for (let ring = 1; ring < 5; ring++) {
    const share = ring / 4
    const count = 11 + ring * 3
    const radius = size * (0.3 + 0.2 * ring)
    const start = random.between(0, Math.PI)
    for (let at = 0; at < count; at++) {
      const angle = start + (at / count) * 2 * Math.PI
      const [x, y] = [
        width / 2 + Math.cos(angle) * radius * (width / size),
        height * 0.46 + Math.sin(angle) * radius * (height / size),
      ]
      const turn = (angle * 180) / Math.PI - 90 + random.between(-24, 24)
      const cut = paperSheet(
        drawing,
        leaf(size * random.between(0.3, 0.44)),
        along(look.sheets, share * 0.8 + random.between(0, 0.2)),
        share,
      )
      drawing.add(`<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${cut}</g>`)
    }
  }
}

function islands(drawing: Drawing, random: Random, look: PaperLook): void {
  const { width, height } = drawing
  const size = Math.min(width, height)
  const places = [
    [0.26, 0.34, 0.3],
    [0.74, 0.62, 0.36],
    [0.7, 0.16, 0.17],
    [0.24, 0.84, 0.19],
  ] as const
  for (const [x, y, reach] of places) {
    const spin = random.between(0, 2 * Math.PI)
    const waves = wavering(random, 0.4)
    for (let layer = 1; layer < layers; layer++) {
      const share = layer / (layers - 1)
      const drift = size * 0.028 * layer
      const middle: Point = [
        x * width + Math.cos(spin) * drift * 0.5,
        y * height + Math.sin(spin) * drift * 0.5,
      ]
      const contour = ring(waves, middle, size * reach * (1.12 - 0.98 * share), 1, layer * 0.35)
      drawing.add(paperSheet(drawing, curve(contour, true), along(look.sheets, share), 0.1))
    }
  }
  for (let dot = 0; dot < 9; dot++)
    drawing.add(
      `<circle cx="${n(random.between(0, width))}" cy="${n(random.between(0, height))}" r="${n(size * random.between(0.006, 0.02))}" fill="${look.accent}"/>`,
    )
}

const kinds = { canyon, waves, arches, leaves, islands }

/** Layers of coloured card with real-looking depth between them, lit from the upper left. */
export function paperCut(drawing: Drawing, random: Random, look: PaperLook): void {
  drawing.fill(
    drawing.linear([
      [0, lighter(look.sheets[0], 0.06)],
      [1, darker(look.sheets[0], 0.12)],
    ]),
  )
  kinds[look.kind](drawing, random, look)
  const lamp = drawing.radial(
    [
      [0, '#ffffff', 0.16],
      [1, '#ffffff', 0],
    ],
    [0.2, 0.1],
    0.8,
  )
  drawing.fill(lamp)
  drawing.vignette(0.26)
}
