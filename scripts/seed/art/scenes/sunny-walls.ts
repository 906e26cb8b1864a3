import type { Random } from '../../random.ts'
import { darker, lighter, mix } from '../colour.ts'
import type { Drawing, Point } from '../drawing.ts'
import { lines } from '../shapes.ts'

import { archPath, type BuildingLook, box, wall } from './walls.ts'

/** A wall with arched openings; in each one sees its deep, shaded side and the sky behind. */
export function arcade(drawing: Drawing, random: Random, look: BuildingLook): void {
  const { width, height } = drawing
  const floor = height * 0.84
  const top = height * random.between(0.13, 0.24)
  drawing.add(box(0, top, width, floor - top, wall(drawing, look.walls[0])))
  drawing.add(
    box(0, top, width, height * 0.022, darker(look.walls[0], 0.1)),
    box(0, top - height * 0.012, width, height * 0.014, lighter(look.walls[0], 0.3)),
  )
  const count = width > height ? random.whole(3, 5) : random.whole(2, 3)
  const pitch = width / (count + 0.35)
  const opening = pitch * random.between(0.56, 0.66)
  const tall = Math.min((floor - top) * 0.84, opening * random.between(1.9, 2.5))
  const inside = drawing.linear([
    [0, look.sky[1]],
    [1, look.sky[2]],
  ])
  for (let at = -1; at <= count; at++) {
    const x = pitch * (at + 0.4)
    const path = archPath(x, floor, opening, tall)
    const clip = drawing.define('clipPath', '', `<path d="${path}"/>`)
    const depth = opening * 0.2
    drawing.add(
      `<path d="${path}" fill="${darker(look.walls[1], 0.22)}"/>`,
      `<g clip-path="${clip}"><path d="${archPath(x + depth, floor, opening, tall - depth * 0.2)}" fill="${inside}"/>`,
      box(
        x + depth,
        floor - tall * 0.24,
        opening,
        tall * 0.3,
        darker(mix(look.accent, look.sky[2], 0.2), 0.05),
      ),
      `</g>`,
    )
  }
  const shade: Point[] = [
    [width * random.between(0.5, 0.8), top],
    [width, top],
    [width, floor],
    [width * random.between(0.12, 0.4), floor],
  ]
  drawing.add(`<path d="${lines(shade)}" fill="#1b1030" opacity="0.2" style="mix-blend-mode:multiply"/>`)
  drawing.add(
    box(
      0,
      floor,
      width,
      height - floor,
      drawing.linear([
        [0, darker(look.walls[2], 0.05)],
        [1, lighter(look.walls[2], 0.1)],
      ]),
    ),
  )
  for (let at = -1; at <= count; at++) {
    const x = pitch * (at + 0.4)
    const fall = height - floor
    const light: Point[] = [
      [x + opening * 0.2, floor],
      [x + opening, floor],
      [x + opening * 0.6, floor + fall],
      [x - opening * 0.5, floor + fall],
    ]
    drawing.add(`<path d="${lines(light)}" fill="${lighter(look.walls[2], 0.42)}" opacity="0.6"/>`)
  }
}

/** Flights of steps against coloured walls: the side of each step lies in the shade. */
export function stairs(drawing: Drawing, random: Random, look: BuildingLook): void {
  const { width, height } = drawing
  const back = [
    [0.16, 0.24, 0],
    [0.46, 0.12, 1],
    [0.72, 0.3, 2],
  ] as const
  for (const [x, y, colour] of back)
    drawing.add(
      box(width * x, height * y, width * 0.36, height, wall(drawing, look.walls[colour] ?? look.walls[0])),
    )
  const flight = (
    x: number,
    foot: number,
    steps: number,
    run: number,
    rise: number,
    colour: string,
    left: boolean,
  ) => {
    const side = left ? -1 : 1
    for (let step = steps - 1; step >= 0; step--) {
      const px = x + side * run * step
      const py = foot - rise * (step + 1)
      const long = width * 1.2
      const from = left ? px - long : px
      drawing.add(
        box(from, py, long, rise * 1.02, wall(drawing, darker(colour, 0.2 + 0.12 * (step / steps)))),
      )
      drawing.add(box(from, py, long, rise * 0.3, lighter(colour, 0.22)))
    }
  }
  const door = archPath(width * 0.555, height * 0.46, width * 0.09, height * 0.2)
  drawing.add(`<path d="${door}" fill="${darker(look.walls[1], 0.5)}"/>`)
  flight(
    width * random.between(0.3, 0.36),
    height * 1.02,
    13,
    width * 0.034,
    height * 0.046,
    look.walls[0],
    false,
  )
  const shade: Point[] = [
    [width * 0.22, height * 0.24],
    [width * 0.46, height * 0.24],
    [width * 0.46, height * 0.72],
    [width * 0.3, height],
  ]
  drawing.add(`<path d="${lines(shade)}" fill="#160c2a" opacity="0.22"/>`)
  const low = look.walls[look.walls.length - 1] ?? look.walls[2]
  drawing.add(box(0, height * 0.4, width * 0.22, height, wall(drawing, low)))
  drawing.add(
    `<path d="${archPath(width * 0.06, height * 1.02, width * 0.1, height * 0.34)}" fill="${darker(low, 0.5)}"/>`,
  )
  drawing.add(box(width * 0.22, height * 0.4, width * 0.05, height * 0.62, darker(low, 0.35)))
}
