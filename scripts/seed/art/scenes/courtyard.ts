import type { Random } from '../../random.ts'
import { darker, lighter, mix } from '../colour.ts'
import { type Drawing, n, type Point, type Stop } from '../drawing.ts'
import { lines } from '../shapes.ts'

import { type BuildingLook, box, wall } from './walls.ts'

/** A court with a pool, a tree in a pot, and a round opening in the wall. */
export function court(drawing: Drawing, random: Random, look: BuildingLook): void {
  const { width, height } = drawing
  const size = Math.min(width, height)
  const floor = height * 0.7
  drawing.add(box(0, height * 0.16, width * 0.64, floor, wall(drawing, look.walls[0])))
  drawing.add(box(width * 0.64, height * 0.3, width * 0.4, floor, wall(drawing, look.walls[1])))
  const hole: Point = [width * random.between(0.26, 0.36), height * 0.4]
  const view = drawing.linear([
    [0, look.sky[0]],
    [1, look.sky[2]],
  ])
  drawing.add(
    `<circle cx="${n(hole[0])}" cy="${n(hole[1])}" r="${n(size * 0.155)}" fill="${darker(look.walls[0], 0.35)}"/>`,
    `<circle cx="${n(hole[0] + size * 0.022)}" cy="${n(hole[1] + size * 0.012)}" r="${n(size * 0.138)}" fill="${view}"/>`,
  )
  drawing.add(
    box(
      0,
      floor,
      width,
      height,
      drawing.linear([
        [0, darker(look.walls[2], 0.08)],
        [1, lighter(look.walls[2], 0.08)],
      ]),
    ),
  )
  const pool: Point[] = [
    [width * 0.1, height * 0.8],
    [width * 0.72, height * 0.8],
    [width * 0.86, height * 1.01],
    [width * -0.04, height * 1.01],
  ]
  const water: Stop[] = [
    [0, mix('#1f8fa3', look.sky[1], 0.3)],
    [1, mix('#39c0c8', look.sky[2], 0.2)],
  ]
  drawing.add(
    `<path d="${lines(pool)}" fill="${drawing.linear(water)}" stroke="${lighter(look.walls[2], 0.4)}" stroke-width="${n(size * 0.012)}"/>`,
  )
  const ripples = Array.from({ length: 34 }, () => {
    const y = height * random.between(0.82, 0.99)
    const x = width * random.between(0.1, 0.72)
    return `<rect x="${n(x)}" y="${n(y)}" width="${n(size * random.between(0.02, 0.12))}" height="${n(size * 0.0035)}" rx="2" fill="#ffffff" opacity="${n(random.between(0.15, 0.5))}"/>`
  })
  drawing.add(ripples.join(''))
  const shade: Point[] = [
    [width * 0.64, height * 0.3],
    [width * 0.8, height * 0.3],
    [width * 0.72, floor],
    [width * 0.64, floor],
  ]
  drawing.add(`<path d="${lines(shade)}" fill="#160c2a" opacity="0.32"/>`)
  pottedTree(drawing, random, [width * 0.82, height * 0.78], size * 0.42, look)
}

function pottedTree(
  drawing: Drawing,
  random: Random,
  [x, foot]: Point,
  size: number,
  look: BuildingLook,
): void {
  const pot = lines([
    [x - size * 0.16, foot - size * 0.24],
    [x + size * 0.16, foot - size * 0.24],
    [x + size * 0.11, foot],
    [x - size * 0.11, foot],
  ])
  const crown = Array.from({ length: 46 }, () => {
    const [angle, reach] = [random.between(0, 2 * Math.PI), size * 0.3 * Math.sqrt(random.next())]
    const green = mix('#2e6b4a', '#8fbf5f', random.next())
    return `<ellipse cx="${n(x + Math.cos(angle) * reach)}" cy="${n(foot - size * 0.86 + Math.sin(angle) * reach)}" rx="${n(size * 0.09)}" ry="${n(size * 0.05)}" fill="${green}" transform="rotate(${n(random.between(-40, 40))} ${n(x)} ${n(foot - size)})"/>`
  })
  drawing.add(
    `<ellipse cx="${n(x - size * 0.12)}" cy="${n(foot)}" rx="${n(size * 0.3)}" ry="${n(size * 0.04)}" fill="#160c2a" opacity="0.3"/>`,
    box(x - size * 0.02, foot - size * 0.7, size * 0.04, size * 0.5, '#6b4a35'),
    `<path d="${pot}" fill="${wall(drawing, look.accent)}"/>`,
    ...crown,
  )
}
