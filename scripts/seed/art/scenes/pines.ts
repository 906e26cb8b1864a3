import type { Random } from '../../random.ts'
import { darker, mix } from '../colour.ts'
import type { Drawing, Point } from '../drawing.ts'
import { ground, lines, swell } from '../shapes.ts'

/** Outline of a fir: tiers of drooping branches, each a little different. */
export function pine(random: Random, [x, foot]: Point, size: number): string {
  const tiers = 9
  const half = size * random.between(0.17, 0.23)
  const left: Point[] = []
  const right: Point[] = []
  for (let tier = 1; tier <= tiers; tier++) {
    const share = tier / tiers
    const y = foot - size + size * 0.94 * share
    const reach = half * share ** 0.85
    left.push([x - reach * random.between(0.8, 1.15), y + size * 0.02], [x - reach * 0.42, y - size * 0.012])
    right.push([x + reach * random.between(0.8, 1.15), y + size * 0.02], [x + reach * 0.42, y - size * 0.012])
  }
  return lines([
    [x, foot - size],
    ...left,
    [x - size * 0.015, foot],
    [x + size * 0.015, foot],
    ...right.reverse(),
  ])
}

/** Two rows of firs on a slope along the bottom; `reach` is the share of the height they may take. */
export function paintPines(drawing: Drawing, random: Random, colour: string, reach: number): void {
  const { width, height } = drawing
  for (const row of [0, 1]) {
    const paint = row === 0 ? mix(colour, '#6d7f95', 0.12) : darker(colour, 0.45)
    const floor = height * (row === 0 ? 1 - reach * 0.3 : 1 - reach * 0.1)
    const slope = swell(random, width, floor, height * 0.02, 1.4)
    const trees: string[] = []
    for (
      let x = -0.02 * width;
      x < 1.02 * width;
      x += width * random.between(0.006, row === 0 ? 0.022 : 0.04)
    ) {
      const edge = Math.abs(x / width - 0.5) * 2
      const size =
        height * reach * (0.22 + 0.62 * edge ** 1.6) * random.between(0.55, 1.1) * (row === 0 ? 0.75 : 1)
      if (size > height * 0.03) trees.push(pine(random, [x, floor + height * 0.02], size))
    }
    const slopePath = ground(slope, width, height)
    drawing.add(`<g fill="${paint}"><path d="${slopePath}"/><path d="${trees.join('')}"/></g>`)
  }
}
