import type { Random } from '../../random.ts'
import { along, darker, lighter, mix } from '../colour.ts'
import type { Drawing, Point } from '../drawing.ts'
import { lines } from '../shapes.ts'

import { type BuildingLook, box, wall } from './walls.ts'

/** A front of windows that mirror the sky, seen straight. */
export function facade(drawing: Drawing, random: Random, look: BuildingLook): void {
  const { width, height } = drawing
  const columns = random.whole(7, 10)
  const cell = width / columns
  const rowHeight = cell * random.between(0.86, 1.25)
  drawing.fill(wall(drawing, look.walls[1]))
  const gap = cell * 0.1
  for (let row = 0; row * rowHeight < height; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * cell + gap, row * rowHeight + gap]
      const [w, h] = [cell - 2 * gap, rowHeight - 2 * gap]
      const mirrored = along(look.sky, Math.min(1, (row * rowHeight) / height + random.between(-0.12, 0.12)))
      const glass = drawing.linear(
        [
          [0, lighter(mirrored, 0.18)],
          [0.48, mirrored],
          [0.5, darker(mirrored, 0.14)],
          [1, mirrored],
        ],
        [0, 0],
        [1, 0.8],
      )
      const depth = gap * 0.9
      drawing.add(
        box(x, y, w, h, darker(look.walls[1], 0.45)),
        box(
          x + depth,
          y + depth,
          w - depth,
          h - depth,
          random.chance(0.07) ? mix(look.accent, '#fff3cf', 0.5) : glass,
        ),
        box(x, y + h, w + gap, gap * 0.5, lighter(look.walls[0], 0.2)),
      )
      if (random.chance(0.3)) {
        const blind = h * random.between(0.2, 0.7)
        drawing.add(
          box(
            x + depth,
            y + depth,
            w - depth,
            blind,
            mix(look.walls[0], look.walls[2], random.next()),
            'opacity="0.92"',
          ),
        )
      }
      if (random.chance(0.16))
        drawing.add(box(x - gap * 0.6, y + h * 0.66, w + gap * 1.2, h * 0.42, wall(drawing, look.walls[2])))
    }
  }
  const shade: Point[] = [
    [0, height * random.between(0.2, 0.5)],
    [width * random.between(0.5, 0.9), height],
    [0, height],
  ]
  drawing.add(`<path d="${lines(shade)}" fill="#140c28" opacity="0.3"/>`)
}

/** Houses seen from the street below: they lean together towards one point in the sky. */
export function towers(drawing: Drawing, random: Random, look: BuildingLook): void {
  const { width, height } = drawing
  const centre: Point = [width * random.between(0.44, 0.56), height * random.between(0.4, 0.5)]
  const far = Math.hypot(width, height)
  const toward = (angle: number, radius: number): Point => [
    centre[0] + Math.cos(angle) * radius,
    centre[1] + Math.sin(angle) * radius,
  ]
  let angle = random.between(0, 0.4)
  const end = angle + 2 * Math.PI - 0.1
  for (let house = 0; angle < end; house++) {
    const spread = Math.min(end - angle, random.between(0.42, 0.72))
    const roof = far * random.between(0.1, 0.2)
    const from = angle
    const to = angle + spread
    const colour = look.walls[house % look.walls.length] ?? look.walls[0]
    const lit = 0.5 + 0.5 * Math.cos(from + spread / 2 + 2.4)
    const base = mix(darker(colour, 0.45), lighter(colour, 0.1), lit)
    drawing.add(
      `<path d="${lines([toward(from, roof), toward(to, roof), toward(to, far), toward(from, far)])}" fill="${base}"/>`,
    )
    const bays = random.whole(4, 7)
    for (let row = 0; row < 15; row++) {
      const near = roof * 1.1 + ((far - roof) * (1.24 ** row - 1)) / 24
      const depth = near * 0.105
      for (let bay = 0; bay < bays; bay++) {
        const a = from + spread * ((bay + 0.2) / bays)
        const b = from + spread * ((bay + 0.8) / bays)
        const glass = mix(along(look.sky, random.next()), base, 0.25)
        drawing.add(
          `<path d="${lines([toward(a, near), toward(b, near), toward(b, near + depth), toward(a, near + depth)])}" fill="${random.chance(0.05) ? look.accent : glass}" opacity="0.9"/>`,
        )
      }
    }
    angle = to + random.between(0.02, 0.1)
  }
}
