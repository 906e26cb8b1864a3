import type { Random } from '../../random.ts'
import { darker, lighter, mix } from '../colour.ts'
import { type Drawing, n, type Point } from '../drawing.ts'
import { curve, ground, lines, rugged, swell } from '../shapes.ts'
import { paintBirds, paintClouds, paintSky, paintStars, paintSun, type SkyColours } from '../sky.ts'

export interface SeaLook {
  sky: SkyColours
  sun: string
  /** Colours of the water at the horizon and at the shore. */
  water: readonly [far: string, near: string]
  sunAt: Point
  horizon: number
  scenery: 'boats' | 'lighthouse' | 'islands' | 'beach'
  stars?: boolean
}

/** The path of light below the sun: dashes that spread and thin out towards the shore. */
function glitter(drawing: Drawing, random: Random, look: SeaLook): void {
  const { width, height } = drawing
  const [x, top] = [look.sunAt[0] * width, look.horizon * height]
  const dashes = Array.from({ length: 260 }, () => {
    const depth = random.next() ** 1.5
    const spread = width * (0.018 + 0.17 * depth)
    const at = x + (random.next() + random.next() - 1) * spread
    const length = width * (0.004 + 0.03 * depth) * random.between(0.4, 1.5)
    const y = top + (height - top) * (0.008 + 0.96 * depth)
    const opacity = random.between(0.25, 0.95) * (1 - 0.62 * depth)
    return `<rect x="${n(at - length / 2)}" y="${n(y)}" width="${n(length)}" height="${n(1.1 + 3.4 * depth)}" rx="2" opacity="${n(opacity)}"/>`
  })
  drawing.add(`<g fill="${lighter(look.sun, 0.5)}">${dashes.join('')}</g>`)
}

function waves(drawing: Drawing, random: Random, look: SeaLook): void {
  const { width, height } = drawing
  const top = look.horizon * height
  for (let row = 1; row <= 9; row++) {
    const depth = (row / 9) ** 1.8
    const y = top + (height - top) * (0.06 + 0.94 * depth)
    const colour = mix(look.water[0], look.water[1], depth)
    const crest = swell(random, width, y, height * (0.002 + 0.012 * depth), 7 - 4 * depth)
    const body = drawing.linear([
      [0, lighter(colour, 0.14), 0.75],
      [0.25, colour, 0.5],
      [1, darker(colour, 0.25), 0.25],
    ])
    drawing.add(`<path d="${ground(crest, width, height)}" fill="${body}"/>`)
  }
}

function boat(random: Random, [x, y]: Point, size: number, hull: string, sail: string): string {
  const lean = random.between(-0.08, 0.08) * size
  const main: Point[] = [
    [x + lean, y - size],
    [x + size * 0.42, y - size * 0.16],
    [x, y - size * 0.16],
  ]
  const jib: Point[] = [
    [x + lean - size * 0.02, y - size * 0.9],
    [x - size * 0.05, y - size * 0.16],
    [x - size * 0.34, y - size * 0.14],
  ]
  const body = `M${n(x - size * 0.4)} ${n(y - size * 0.1)}h${n(size * 0.86)}q${n(-size * 0.06)} ${n(size * 0.14)} ${n(-size * 0.2)} ${n(size * 0.14)}h${n(-size * 0.46)}q${n(-size * 0.16)} 0 ${n(-size * 0.2)} ${n(-size * 0.14)}z`
  const mirror = `<ellipse cx="${n(x)}" cy="${n(y + size * 0.1)}" rx="${n(size * 0.4)}" ry="${n(size * 0.035)}" fill="${hull}" opacity="0.35"/>`
  return `${mirror}<path d="${lines(main)}" fill="${sail}"/><path d="${lines(jib)}" fill="${sail}" opacity="0.82"/><path d="${body}" fill="${hull}"/>`
}

function islands(drawing: Drawing, random: Random, look: SeaLook): void {
  const { width, height } = drawing
  for (const share of [0.35, 0.7]) {
    const heights = rugged(random, 6, 0.55)
    const [from, length] = [random.between(-0.1, 0.75) * width, width * random.between(0.28, 0.5)]
    const colour = mix(look.sky[2], look.water[1], share)
    const points = heights.map((value, at): Point => {
      const along = at / (heights.length - 1)
      const rise = Math.sin(along * Math.PI) ** 0.8 * (0.6 + value * 0.6) * height * 0.085
      return [from + along * length, look.horizon * height - Math.max(0, rise)]
    })
    drawing.add(`<path d="${lines(points)}" fill="${colour}"/>`)
  }
}

function lighthouse(drawing: Drawing, random: Random, look: SeaLook): void {
  const { width, height } = drawing
  const left = look.sunAt[0] > 0.5
  const dark = darker(look.water[1], 0.55)
  const flip = left ? '' : `transform="translate(${width} 0) scale(-1 1)"`
  const [x, foot] = [width * 0.15, height * 0.6]
  const rock = rugged(random, 5, 0.5).map((value, at): Point => {
    const along = at / 32
    return [along * width * 0.56 - width * 0.02, foot + height * (0.46 * along ** 1.7 + 0.05 * value)]
  })
  const unit = height * 0.011
  const tower = lines([
    [x - 2.3 * unit, foot + 3 * unit],
    [x - 1.5 * unit, foot - 17 * unit],
    [x + 1.5 * unit, foot - 17 * unit],
    [x + 2.3 * unit, foot + 3 * unit],
  ])
  const beam = drawing.linear(
    [
      [0, lighter(look.sun, 0.6), 0.5],
      [1, look.sun, 0],
    ],
    [0, 0],
    [1, 0],
  )
  const lamp = foot - 18.6 * unit
  drawing.add(
    `<g ${flip}><path d="${lines([
      [x, lamp],
      [width * 0.8, lamp - 15 * unit],
      [width * 0.8, lamp + 8 * unit],
    ])}" fill="${beam}"/>`,
    `<path d="${ground(rock, width * 0.53, height * 1.2, false)}" fill="${dark}"/>`,
    `<path d="${tower}" fill="${mix('#f6efe4', look.sky[2], 0.35)}"/>`,
    ...[2, 8].map(
      (at) =>
        `<rect x="${n(x - 2.1 * unit)}" y="${n(foot - (at + 5) * unit)}" width="${n(4.2 * unit)}" height="${n(3 * unit)}" fill="#b5483f" opacity="0.8"/>`,
    ),
    `<rect x="${n(x - 2 * unit)}" y="${n(lamp + 1 * unit)}" width="${n(4 * unit)}" height="${n(0.7 * unit)}" fill="${dark}"/>`,
    `<rect x="${n(x - 1.1 * unit)}" y="${n(lamp - 1 * unit)}" width="${n(2.2 * unit)}" height="${n(2 * unit)}" fill="${lighter(look.sun, 0.6)}"/>`,
    `<path d="M${n(x - 1.7 * unit)} ${n(lamp - unit)}h${n(3.4 * unit)}l${n(-1.7 * unit)} ${n(-2 * unit)}z" fill="${dark}"/></g>`,
  )
}

function beach(drawing: Drawing, random: Random, look: SeaLook): void {
  const { width, height } = drawing
  const shore = (drop: number): Point[] =>
    Array.from({ length: 15 }, (_, step) => {
      const along = step / 14
      const y = 0.97 - 0.24 * along ** 1.3 + drop + 0.012 * Math.sin(along * 17 + drop * 90)
      return [along * width * 1.04 - width * 0.02, y * height]
    })
  const sand = mix('#e9cfa4', look.sky[2], 0.35)
  const foam = `fill="none" stroke="#ffffff" stroke-linecap="round"`
  drawing.add(
    `<path d="${ground(shore(0), width, height)}" fill="${lighter(look.water[1], 0.45)}" opacity="0.55"/>`,
    `<path d="${curve(shore(0.012))}" ${foam} stroke-width="${n(height * 0.008)}" opacity="0.75"/>`,
    `<path d="${ground(shore(0.035), width, height)}" fill="${darker(sand, 0.28)}"/>`,
    `<path d="${ground(shore(0.06), width, height)}" fill="${drawing.linear([
      [0, sand],
      [1, darker(sand, 0.3)],
    ])}"/>`,
    `<path d="${curve(shore(0.037))}" ${foam} stroke-width="${n(height * 0.012)}" opacity="0.9"/>`,
  )
  paintBirds(drawing, random, 7, [width * 0.66, height * 0.2], darker(look.water[1], 0.4))
}

/** The sea under a low sun, with something to look at. */
export function sea(drawing: Drawing, random: Random, look: SeaLook): void {
  const { width, height } = drawing
  const top = look.horizon * height
  paintSky(drawing, look.sky, look.horizon)
  if (look.stars) paintStars(drawing, random, 320, look.horizon)
  paintSun(drawing, [look.sunAt[0] * width, look.sunAt[1] * height], Math.min(width, height) * 0.04, look.sun)
  paintClouds(drawing, random, {
    from: 0.06,
    to: look.horizon * 0.92,
    count: 15,
    colour: lighter(look.sky[2], 0.3),
    opacity: 0.55,
  })
  if (look.scenery === 'islands' || look.scenery === 'boats') islands(drawing, random, look)
  drawing.add(
    `<rect y="${n(top)}" width="${width}" height="${n(height - top)}" fill="${drawing.linear([
      [0, look.water[0]],
      [1, look.water[1]],
    ])}"/>`,
  )
  waves(drawing, random, look)
  glitter(drawing, random, look)
  if (look.scenery === 'boats') {
    const hull = darker(look.water[1], 0.5)
    for (const [x, y, size] of [
      [0.68, 0.16, 0.19],
      [0.24, 0.03, 0.07],
      [0.86, 0.02, 0.045],
    ] as const)
      drawing.add(
        boat(
          random,
          [(look.sunAt[0] > 0.5 ? 1 - x : x) * width, top + y * height],
          size * height,
          hull,
          mix('#fdf3e3', look.sky[2], 0.3),
        ),
      )
  }
  if (look.scenery === 'lighthouse') lighthouse(drawing, random, look)
  if (look.scenery === 'beach') beach(drawing, random, look)
  drawing.vignette(0.32)
}
