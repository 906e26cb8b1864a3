import type { Random } from '../random.ts'
import { lighter } from './colour.ts'
import { type Drawing, n, type Point } from './drawing.ts'

/** Colours of a sky from the top of the picture to the horizon. */
export type SkyColours = readonly [top: string, middle: string, horizon: string]

export function paintSky(drawing: Drawing, [top, middle, horizon]: SkyColours, horizonAt = 0.7): void {
  drawing.fill(
    drawing.linear([
      [0, top],
      [horizonAt * 0.55, middle],
      [horizonAt, horizon],
    ]),
  )
}

/** Sun or moon: a disc in a wide glow. */
export function paintSun(drawing: Drawing, [x, y]: Point, radius: number, colour: string, glow = 0.8): void {
  const halo = drawing.radial([
    [0, colour, glow],
    [0.25, colour, glow * 0.42],
    [0.6, colour, glow * 0.1],
    [1, colour, 0],
  ])
  const disc = drawing.radial([
    [0, lighter(colour, 0.75)],
    [0.8, lighter(colour, 0.45)],
    [1, colour],
  ])
  drawing.add(
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 9)}" fill="${halo}"/>`,
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${disc}"/>`,
  )
}

/** Stars down to `depth`, a share of the height; a few are larger and glow. */
export function paintStars(drawing: Drawing, random: Random, count: number, depth: number): void {
  const { width, height } = drawing
  const unit = Math.sqrt(width * height) / 1000
  const stars = Array.from({ length: count }, () => {
    const [x, y] = [random.between(0, width), height * depth * random.next() ** 1.4]
    const size = unit * (0.35 + 1.5 * random.next() ** 6)
    const tint = random.pick(['#ffffff', '#dfe8ff', '#fff1d6', '#cfd9ff'])
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="${tint}" opacity="${n(random.between(0.35, 1))}"/>`
  })
  drawing.add(...stars)
}

/** Long thin clouds between two heights, shares of the picture's. */
export function paintClouds(
  drawing: Drawing,
  random: Random,
  {
    from,
    to,
    count,
    colour,
    opacity,
  }: { from: number; to: number; count: number; colour: string; opacity: number },
): void {
  const { width, height } = drawing
  const soft = drawing.blur(height * 0.012)
  const clouds = Array.from({ length: count }, () => {
    const [cx, cy] = [random.between(-0.1, 1.1) * width, random.between(from, to) * height]
    const length = random.between(0.12, 0.36) * width
    const puffs = Array.from({ length: 6 }, () => {
      const [dx, dy] = [random.between(-1, 1) * length * 0.7, random.between(-1, 1) * height * 0.012]
      const [rx, ry] = [length * random.between(0.25, 0.6), height * random.between(0.006, 0.017)]
      return `<ellipse cx="${n(cx + dx)}" cy="${n(cy + dy)}" rx="${n(rx)}" ry="${n(ry)}"/>`
    })
    return `<g opacity="${n(random.between(0.4, 1) * opacity)}">${puffs.join('')}</g>`
  })
  drawing.add(`<g fill="${colour}" filter="${soft}">${clouds.join('')}</g>`)
}

/** A few birds far away. */
export function paintBirds(
  drawing: Drawing,
  random: Random,
  count: number,
  [x, y]: Point,
  colour: string,
): void {
  const unit = drawing.height / 1000
  const birds = Array.from({ length: count }, () => {
    const [bx, by] = [x + random.between(-90, 90) * unit, y + random.between(-45, 45) * unit]
    const [span, lift] = [random.between(7, 15) * unit, random.between(3, 6) * unit]
    const wing = (side: number) => `q${n((side * span) / 2)} ${n(-lift)} ${n(side * span)} ${n(lift * 0.2)}`
    return `<path d="M${n(bx)} ${n(by)}${wing(-1)}M${n(bx)} ${n(by)}${wing(1)}"/>`
  })
  const stroke = `fill="none" stroke="${colour}" stroke-width="${n(1.8 * unit)}" stroke-linecap="round" opacity="0.8"`
  drawing.add(`<g ${stroke}>${birds.join('')}</g>`)
}
