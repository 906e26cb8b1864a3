import type { Random } from '../../random.ts'
import { darker, lighter, mix } from '../colour.ts'
import { type Drawing, n } from '../drawing.ts'
import { paintClouds, paintSky, paintStars, paintSun, type SkyColours } from '../sky.ts'

export interface SkylineLook {
  sky: SkyColours
  moon: string
  moonAt: readonly [x: number, y: number]
  /** Colours of the farthest and of the nearest row of houses. */
  far: string
  near: string
  /** Colours of the lit windows. */
  windows: readonly [string, string, ...string[]]
  water: boolean
  stars?: boolean
}

interface House {
  x: number
  width: number
  top: number
  roof: number
}

/** A house with what stands on its roof. */
function houseOutline({ x, width, top, roof }: House, bottom: number, unit: number): string {
  const box = `M${n(x)} ${n(bottom)}V${n(top)}H${n(x + width)}V${n(bottom)}z`
  const mid = x + width / 2
  if (roof < 0.15)
    return `${box}M${n(x + width * 0.2)} ${n(top)}v${n(-18 * unit)}h${n(width * 0.6)}v${n(18 * unit)}z`
  if (roof < 0.27) return `${box}M${n(mid - unit)} ${n(top)}v${n(-70 * unit)}h${n(2 * unit)}v${n(70 * unit)}z`
  if (roof < 0.38)
    return `${box}M${n(x)} ${n(top)}L${n(mid)} ${n(top - width * 0.7)}L${n(x + width)} ${n(top)}z`
  if (roof < 0.48) return `${box}M${n(x)} ${n(top)}L${n(x + width)} ${n(top - width * 0.45)}V${n(top)}z`
  if (roof < 0.56) {
    const steps = [0.72, 0.45, 0.2].map((share, at) => {
      return `M${n(mid - (width * share) / 2)} ${n(top)}v${n(-22 * (at + 1) * unit)}h${n(width * share)}V${n(top)}z`
    })
    return `${box}${steps.join('')}M${n(mid - unit)} ${n(top - 60 * unit)}v${n(-46 * unit)}h${n(2 * unit)}v${n(46 * unit)}z`
  }
  return box
}

function windowsOf(random: Random, house: House, bottom: number, look: SkylineLook, cell: number): string {
  const lit = random.between(0.18, 0.62)
  const [inset, pitch] = [cell * 0.7, cell * random.between(1.5, 1.9)]
  const rowPitch = cell * random.between(1.7, 2.4)
  const shapes: string[] = []
  const tint = random.pick(look.windows)
  for (let y = house.top + cell; y < bottom - cell * 2; y += rowPitch) {
    const busy = random.chance(0.12)
    for (let x = house.x + inset; x + cell <= house.x + house.width - inset * 0.6; x += pitch) {
      if (!random.chance(busy ? 0.9 : lit)) continue
      const colour = random.chance(0.7) ? tint : random.pick(look.windows)
      shapes.push(
        `<rect x="${n(x)}" y="${n(y)}" width="${n(cell)}" height="${n(cell * 1.15)}" fill="${colour}" opacity="${n(random.between(0.35, 1))}"/>`,
      )
    }
  }
  return shapes.join('')
}

/** Three rows of houses with lit windows, the nearer the darker; water in front mirrors them. */
export function skyline(drawing: Drawing, random: Random, look: SkylineLook): void {
  const { width, height } = drawing
  const unit = height / 1000
  const shore = look.water ? 0.76 : 1
  const bottom = height * shore
  paintSky(drawing, look.sky, shore * 0.9)
  if (look.stars) paintStars(drawing, random, 260, 0.5)
  paintSun(drawing, [look.moonAt[0] * width, look.moonAt[1] * height], 34 * unit, look.moon, 0.6)
  paintClouds(drawing, random, {
    from: 0.1,
    to: shore * 0.6,
    count: 8,
    colour: lighter(look.sky[2], 0.15),
    opacity: 0.4,
  })

  const rows: string[] = []
  for (const row of [0, 1, 2]) {
    const share = row / 2
    const colour = mix(look.far, look.near, share)
    const cell = (4.4 + 3.4 * share) * unit
    const houses: string[] = []
    const lights: string[] = []
    for (let x = -20 * unit; x < width; ) {
      const house: House = {
        x,
        width: random.between(52, 112) * unit * (0.75 + 0.5 * share),
        top: bottom - height * shore * (0.62 - 0.24 * share) * (0.35 + 0.65 * random.next() ** 1.4),
        roof: random.next(),
      }
      houses.push(houseOutline(house, bottom, unit))
      lights.push(windowsOf(random, house, bottom, look, cell))
      x += house.width + (random.chance(0.3) ? random.between(4, 30) * unit : 0)
    }
    const body = drawing.linear([
      [0, colour],
      [1, mix(colour, look.sky[2], 0.35 * (1 - share))],
    ])
    const glow = `<g opacity="${n(0.45 + 0.55 * share)}">${lights.join('')}</g>`
    rows.push(`<path d="${houses.join('')}" fill="${body}"/>`, glow)
  }
  const town = drawing.nextId()
  drawing.add(`<g id="${town}">${rows.join('')}</g>`)
  const haze = drawing.linear([
    [0, look.sky[2], 0],
    [0.55, look.sky[2], 0],
    [1, mix(look.sky[2], look.windows[0], 0.4), 0.42],
  ])
  drawing.add(`<rect width="${width}" height="${n(bottom)}" fill="${haze}"/>`)
  if (look.water) mirror(drawing, random, look, town, bottom)
  drawing.vignette(0.36)
}

function mirror(drawing: Drawing, random: Random, look: SkylineLook, town: string, edge: number): void {
  const { width, height } = drawing
  const deep = drawing.linear([
    [0, mix(look.sky[2], look.near, 0.6)],
    [1, darker(look.near, 0.4)],
  ])
  const clip = drawing.define(
    'clipPath',
    '',
    `<rect y="${n(edge)}" width="${width}" height="${n(height - edge)}"/>`,
  )
  const smear = drawing.define(
    'filter',
    'x="0" y="-20%" width="100%" height="140%"',
    `<feGaussianBlur stdDeviation="${n(height * 0.002)} ${n(height * 0.017)}"/>`,
  )
  drawing.add(
    `<rect y="${n(edge)}" width="${width}" height="${n(height - edge)}" fill="${deep}"/>`,
    `<g clip-path="${clip}"><use href="#${town}" transform="translate(0 ${n(edge * 1.62)}) scale(1 -0.62)" opacity="0.75" filter="${smear}"/></g>`,
  )
  const ripples = Array.from({ length: 120 }, () => {
    const depth = random.next()
    const [x, y] = [random.between(0, width), edge + (height - edge) * depth]
    const length = width * random.between(0.01, 0.05) * (0.5 + depth)
    const paint = random.chance(0.4) ? look.windows[0] : darker(look.near, 0.5)
    return `<rect x="${n(x)}" y="${n(y)}" width="${n(length)}" height="${n(1 + 1.6 * depth)}" rx="1" fill="${paint}" opacity="${n(random.between(0.08, 0.3))}"/>`
  })
  drawing.add(
    ripples.join(''),
    `<rect y="${n(edge - 2)}" width="${width}" height="3" fill="${darker(look.near, 0.5)}"/>`,
  )
}
