import type { Random } from '../../random.ts'
import { along, darker, lighter, mix } from '../colour.ts'
import { type Drawing, n, type Point } from '../drawing.ts'
import { lines, rugged, swell } from '../shapes.ts'
import { paintSky, paintStars, type SkyColours } from '../sky.ts'
import { pine } from './pines.ts'

export interface AuroraLook {
  sky: SkyColours
  /** Colours of a curtain from its lower edge upwards. */
  curtain: readonly [string, string, string]
  land: string
  lake: boolean
}

function curtain(drawing: Drawing, random: Random, look: AuroraLook, at: number, reach: number): string {
  const { width, height } = drawing
  const fold = rugged(random, 5, 0.5)
  const line = swell(random, width, height * at, height * 0.07, random.between(1.2, 2.2))
  const paint = drawing.linear([
    [0, look.curtain[2], 0],
    [0.3, look.curtain[2], 0.24],
    [0.72, look.curtain[1], 0.62],
    [0.95, look.curtain[0], 0.95],
    [1, look.curtain[0], 0],
  ])
  const strips: string[] = []
  const step = width / 220
  for (let x = 0; x < width; x += step) {
    const place = (x / width) * (line.length - 1)
    const [left, right] = [line[Math.floor(place)]?.[1] ?? 0, line[Math.ceil(place)]?.[1] ?? 0]
    const y = left + (right - left) * (place % 1)
    const bright =
      0.45 + 0.55 * Math.sin((x / width) * 21 + (fold[Math.round((x / width) * 32)] ?? 0) * 7) ** 2
    const tall =
      height *
      reach *
      (0.55 + 0.6 * Math.abs(fold[Math.round((x / width) * 32)] ?? 0.4)) *
      random.between(0.82, 1.1)
    strips.push(
      `<rect x="${n(x)}" y="${n(y - tall)}" width="${n(step * 1.5)}" height="${n(tall)}" fill="${paint}" opacity="${n(bright)}"/>`,
    )
  }
  return strips.join('')
}

/** Northern lights over a dark ridge; a lake doubles them. */
export function aurora(drawing: Drawing, random: Random, look: AuroraLook): void {
  const { width, height } = drawing
  const shore = height * (look.lake ? 0.72 : 0.9)
  paintSky(drawing, look.sky, 0.75)
  paintStars(drawing, random, 480, 0.75)
  const lights = drawing.nextId()
  const bands = [
    [0.5, 0.46],
    [0.4, 0.34],
    [0.6, 0.3],
  ] as const
  const sheets = bands.map(([at, reach]) => curtain(drawing, random, look, at, reach)).join('')
  const filter = drawing.define(
    'filter',
    'x="-5%" y="-5%" width="110%" height="110%"',
    `<feGaussianBlur stdDeviation="${n(width * 0.0065)} ${n(height * 0.01)}"/>`,
  )
  drawing.add(`<g id="${lights}" filter="${filter}" style="mix-blend-mode:screen">${sheets}</g>`)
  const far = rugged(random, 7, 0.52).map(
    (value, at): Point => [(at / 128) * width, shore - height * (0.09 + value * 0.09)],
  )
  const near = rugged(random, 7, 0.5).map(
    (value, at): Point => [(at / 128) * width, shore - height * (0.035 + value * 0.035)],
  )
  const close = (points: readonly Point[]) => lines([...points, [width, shore + 2], [0, shore + 2]])
  drawing.add(
    `<path d="${close(far)}" fill="${mix(look.land, look.sky[2], 0.35)}"/>`,
    `<path d="${close(near)}" fill="${look.land}"/>`,
  )
  const below = `<rect y="${n(shore)}" width="${width}" height="${n(height - shore)}"`
  if (look.lake) {
    const clip = drawing.define('clipPath', '', `${below}/>`)
    const mirrored = `transform="translate(0 ${n(2 * shore)}) scale(1 -1)" opacity="0.55"`
    drawing.add(
      `${below} fill="${drawing.linear([
        [0, mix(look.sky[2], look.land, 0.5)],
        [1, look.land],
      ])}"/>`,
      `<g clip-path="${clip}"><use href="#${lights}" ${mirrored} style="mix-blend-mode:screen"/></g>`,
    )
  } else drawing.add(`${below} fill="${darker(look.land, 0.3)}"/>`)
  const trees = Array.from({ length: 46 }, () => {
    const edge = random.next() ** 1.7
    const x = random.chance(0.5) ? edge * width * 0.42 : width - edge * width * 0.42
    return pine(random, [x, height * 1.01], height * (0.3 * (1 - edge) + 0.07) * random.between(0.6, 1.1))
  })
  drawing.add(`<path d="${trees.join('')}" fill="${darker(look.land, 0.6)}"/>`)
  drawing.vignette(0.36)
}

/** A long exposure: every star draws an arc around the pole, above firs. */
export function starTrails(
  drawing: Drawing,
  random: Random,
  look: { sky: SkyColours; land: string; tints: readonly [string, string, ...string[]] },
): void {
  const { width, height } = drawing
  paintSky(drawing, look.sky, 1)
  const pole: Point = [width * random.between(0.4, 0.6), height * 0.56]
  const farthest = Math.hypot(width, height) * 0.75
  const arcs = Array.from({ length: 520 }, () => {
    const radius = farthest * Math.sqrt(random.between(0.0006, 1))
    const start = random.between(0, 2 * Math.PI)
    const end = start + random.between(0.42, 0.56)
    const point = (angle: number) =>
      `${n(pole[0] + Math.cos(angle) * radius)} ${n(pole[1] + Math.sin(angle) * radius)}`
    const bright = random.next() ** 2.4
    return `<path d="M${point(start)}A${n(radius)} ${n(radius)} 0 0 1 ${point(end)}" stroke="${along(look.tints, random.next())}" stroke-width="${n((0.7 + 1.7 * bright) * (height / 1000))}" opacity="${n(0.25 + 0.7 * bright)}"/>`
  })
  drawing.add(`<g fill="none" stroke-linecap="round">${arcs.join('')}</g>`)
  const trees: string[] = []
  for (let x = -0.02 * width; x < 1.02 * width; x += width * random.between(0.008, 0.03)) {
    const edge = Math.abs(x / width - 0.5) * 2
    trees.push(
      pine(random, [x, height * 1.02], height * (0.1 + 0.26 * edge ** 1.4) * random.between(0.6, 1.15)),
    )
  }
  const glow = drawing.linear([
    [0, look.sky[2], 0],
    [1, lighter(look.sky[2], 0.3), 0.55],
  ])
  drawing.add(
    `<rect y="${n(height * 0.6)}" width="${width}" height="${n(height * 0.4)}" fill="${glow}"/>`,
    `<path d="${trees.join('')}" fill="${look.land}"/>`,
  )
  drawing.vignette(0.4)
}
