import type { Random } from '../../random.ts'
import { darker, lighter, mix } from '../colour.ts'
import { type Drawing, n, type Point } from '../drawing.ts'
import type { Ink } from '../ink.ts'
import { type ObjectName, objects } from '../objects.ts'
import { ground, lines, swell } from '../shapes.ts'

export interface StillLook {
  object: ObjectName
  ink: Ink
  ground: readonly [wall: string, table: string]
  backdrop: 'sun' | 'arch' | 'rays' | 'hills' | 'plain'
}

/** An object by its name, in its own square scaled to `size`. */
function placed(drawing: Drawing, name: ObjectName, ink: Ink, [x, y]: Point, size: number, turn = 0): string {
  const shadow = drawing.shadow(3, 9, 9, 0.38)
  const place = `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(size / 200)})`
  return `<g transform="${place}"><g filter="${shadow}">${objects[name](ink)}</g></g>`
}

function backdrop(
  drawing: Drawing,
  random: Random,
  { ground: [wall, table], backdrop: kind, ink }: StillLook,
): void {
  const { width, height } = drawing
  const size = Math.min(width, height)
  const middle: Point = [width / 2, height * 0.47]
  if (kind === 'sun')
    for (const [reach, share] of [
      [0.47, 0.1],
      [0.38, 0.2],
      [0.29, 0.34],
    ] as const)
      drawing.add(
        `<circle cx="${n(middle[0])}" cy="${n(middle[1])}" r="${n(size * reach)}" fill="${mix(wall, ink.light, share)}"/>`,
      )
  if (kind === 'arch')
    for (const [reach, share] of [
      [0.44, 0.16],
      [0.34, 0.34],
    ] as const) {
      const half = size * reach
      drawing.add(
        `<path d="M${n(middle[0] - half)} ${n(height * 0.8)}V${n(height * 0.5)}A${n(half)} ${n(half)} 0 0 1 ${n(middle[0] + half)} ${n(height * 0.5)}V${n(height * 0.8)}Z" fill="${mix(wall, table, share)}"/>`,
      )
    }
  if (kind === 'rays')
    for (let ray = 0; ray < 18; ray++) {
      const angle = (ray / 18) * 2 * Math.PI
      const point = (turn: number): Point => [
        middle[0] + Math.cos(angle + turn) * width,
        middle[1] + Math.sin(angle + turn) * width,
      ]
      drawing.add(`<path d="${lines([middle, point(0), point(0.17)])}" fill="${ink.light}" opacity="0.09"/>`)
    }
  if (kind === 'hills')
    for (const share of [0.25, 0.55, 0.9]) {
      const crest = swell(random, width, height * (0.42 + 0.3 * share), height * 0.05, 1.7)
      drawing.add(`<path d="${ground(crest, width, height)}" fill="${mix(wall, table, share)}"/>`)
    }
}

/** One object before a wall, on a table, in the light of one lamp. */
export function stillLife(drawing: Drawing, random: Random, look: StillLook): void {
  const { width, height } = drawing
  const [wall, table] = look.ground
  const size = Math.min(width, height)
  drawing.fill(
    drawing.linear([
      [0, lighter(wall, 0.06)],
      [1, darker(wall, 0.08)],
    ]),
  )
  backdrop(drawing, random, look)
  const edge = height * 0.8
  drawing.add(
    `<rect y="${n(edge)}" width="${width}" height="${n(height - edge)}" fill="${drawing.linear([
      [0, lighter(table, 0.1)],
      [1, darker(table, 0.12)],
    ])}"/>`,
    `<ellipse cx="${n(width / 2)}" cy="${n(height * 0.845)}" rx="${n(size * 0.3)}" ry="${n(size * 0.03)}" fill="${darker(table, 0.55)}" opacity="0.42" filter="${drawing.blur(size * 0.012)}"/>`,
    placed(drawing, look.object, look.ink, [width / 2, height * 0.49], size * 0.72, random.between(-2, 2)),
  )
  drawing.fill(
    drawing.radial(
      [
        [0, '#ffffff', 0.2],
        [1, '#ffffff', 0],
      ],
      [0.24, 0.08],
      0.85,
    ),
  )
  drawing.vignette(0.24)
}

/** A product's box art: its object on a rounded tile that floats before soft shapes. */
export function boxArt(
  drawing: Drawing,
  random: Random,
  { object, ink, ground: [from, to] }: StillLook,
): void {
  const { width, height } = drawing
  const size = Math.min(width, height)
  drawing.fill(
    drawing.linear(
      [
        [0, from],
        [1, to],
      ],
      [0, 0],
      [1, 1],
    ),
  )
  for (let at = 0; at < 5; at++) {
    const [x, y, r] = [random.between(0, width), random.between(0, height), size * random.between(0.16, 0.46)]
    drawing.add(
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${at % 2 ? lighter(from, 0.25) : darker(to, 0.2)}" opacity="0.28"/>`,
    )
  }
  const band = swell(random, width, height * 0.72, height * 0.07, 1.8)
  drawing.add(`<path d="${ground(band, width, height)}" fill="${darker(to, 0.22)}" opacity="0.55"/>`)
  const side = size * 0.6
  const tile = `x="${n((width - side) / 2)}" y="${n((height - side) / 2)}" width="${n(side)}" height="${n(side)}" rx="${n(side * 0.23)}"`
  const face = drawing.linear([
    [0, lighter(ink.dark, 0.14)],
    [1, darker(ink.dark, 0.25)],
  ])
  drawing.add(
    `<g filter="${drawing.shadow(0, size * 0.03, size * 0.03, 0.5)}"><rect ${tile} fill="${face}"/></g>`,
    `<rect ${tile} fill="none" stroke="#ffffff" stroke-opacity="0.22" stroke-width="${n(size * 0.004)}"/>`,
    placed(drawing, object, ink, [width / 2, height / 2], side * 0.66),
  )
  drawing.vignette(0.2)
}

/** A service's sign: its object in a disc with a long shadow to the lower right. */
export function sign(drawing: Drawing, random: Random, { object, ink, ground: [from, to] }: StillLook): void {
  const { width, height } = drawing
  const size = Math.min(width, height)
  const middle: Point = [width / 2, height / 2]
  drawing.fill(
    drawing.linear([
      [0, from],
      [1, to],
    ]),
  )
  for (let at = 0; at < 26; at++) {
    const [column, row] = [at % 6, Math.floor(at / 6)]
    drawing.add(
      `<circle cx="${n(width * (0.08 + column * 0.168))}" cy="${n(height * (0.08 + row * 0.21))}" r="${n(size * 0.006)}" fill="${ink.light}" opacity="0.25"/>`,
    )
  }
  const reach = size * 0.36
  const corner = reach * Math.SQRT1_2
  const long: Point[] = [
    [middle[0] + corner, middle[1] - corner],
    [middle[0] + corner + size, middle[1] - corner + size],
    [middle[0] - corner + size, middle[1] + corner + size],
    [middle[0] - corner, middle[1] + corner],
  ]
  drawing.add(
    `<path d="${lines(long)}" fill="${drawing.linear(
      [
        [0, darker(to, 0.5), 0.5],
        [0.6, darker(to, 0.5), 0],
      ],
      [0, 0],
      [1, 1],
    )}"/>`,
    `<circle cx="${n(middle[0])}" cy="${n(middle[1])}" r="${n(reach)}" fill="${drawing.linear([
      [0, lighter(ink.dark, 0.2)],
      [1, ink.dark],
    ])}"/>`,
    `<circle cx="${n(middle[0])}" cy="${n(middle[1])}" r="${n(reach * 0.93)}" fill="none" stroke="${ink.light}" stroke-opacity="0.35" stroke-width="${n(size * 0.005)}"/>`,
    placed(drawing, object, ink, middle, reach * 1.16, random.between(-3, 3)),
  )
}
