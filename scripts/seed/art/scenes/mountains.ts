import type { Random } from '../../random.ts'
import { lighter, mix } from '../colour.ts'
import { type Drawing, n, type Point } from '../drawing.ts'
import { paintBirds, paintClouds, paintSky, paintStars, paintSun, type SkyColours } from '../sky.ts'
import { paintPines } from './pines.ts'
import { ridge } from './ridges.ts'

export interface MountainLook {
  sky: SkyColours
  sun: string
  /** Colours of the farthest and of the nearest ridge. */
  far: string
  near: string
  /** What light the peaks catch. */
  lit: string
  /** Where the sun stands, in shares of the picture. */
  sunAt: Point
  /** 0 for rolling hills, 1 for alps. */
  sharpness: number
  stars?: boolean
  lake?: boolean
  pines?: boolean
}

const ridges = 5

/** Layered ridges in the haze under a sky; a lake mirrors them, pines stand in front. */
export function mountains(drawing: Drawing, random: Random, look: MountainLook): void {
  const { width, height } = drawing
  const shore = height * (look.lake ? 0.7 : 1)
  const [, middle, horizon] = look.sky
  const size = Math.min(width, height)

  paintSky(drawing, look.sky, 0.66)
  if (look.stars) paintStars(drawing, random, 420, 0.6)
  const sun: Point = [look.sunAt[0] * width, look.sunAt[1] * height]
  paintSun(drawing, sun, size * (look.stars ? 0.022 : 0.034), look.sun, look.stars ? 0.5 : 0.85)
  paintClouds(drawing, random, { from: 0.1, to: 0.4, count: 9, colour: lighter(horizon, 0.35), opacity: 0.5 })

  const layers: string[] = []
  for (let index = 0; index < ridges; index++) {
    const share = index / (ridges - 1)
    layers.push(
      ridge(drawing, random, {
        base: shore * (0.62 + 0.4 * share ** 1.1),
        rise: size * (0.36 - 0.2 * share) * random.between(0.9, 1.1) * (0.6 + 0.4 * look.sharpness),
        sharpness: look.sharpness * (1 - 0.75 * share),
        colour: mix(look.far, look.near, share ** 0.85),
        haze: mix(horizon, middle, 0.25),
        lit: look.lit,
        side: look.sunAt[0] < 0.5 ? -1 : 1,
        light: 0.85 * (1 - share) ** 0.7,
      }),
    )
  }
  const land = drawing.nextId()
  const clip = drawing.define('clipPath', '', `<rect width="${width}" height="${n(shore)}"/>`)
  drawing.add(`<g clip-path="${clip}"><g id="${land}">${layers.join('')}</g></g>`)
  paintBirds(
    drawing,
    random,
    6,
    [width * random.between(0.35, 0.65), height * 0.24],
    mix(look.near, look.sky[0], 0.3),
  )
  if (look.lake) paintLake(drawing, random, look, land, shore)
  if (look.pines) paintPines(drawing, random, look.near, look.lake ? 0.2 : 0.3)
  drawing.vignette(0.34)
}

function paintLake(drawing: Drawing, random: Random, look: MountainLook, land: string, shore: number): void {
  const { width, height } = drawing
  const area = `<rect y="${n(shore)}" width="${width}" height="${n(height - shore)}"`
  const water = drawing.linear([
    [0, mix(look.sky[2], look.far, 0.2)],
    [0.5, mix(look.sky[1], look.far, 0.35)],
    [1, mix(look.sky[0], look.near, 0.5)],
  ])
  const clip = drawing.define('clipPath', '', `${area}/>`)
  const mirrored = `transform="translate(0 ${n(2 * shore)}) scale(1 -1)" opacity="0.6"`
  drawing.add(
    `${area} fill="${water}"/>`,
    `<g clip-path="${clip}"><use href="#${land}" ${mirrored} filter="${drawing.blur(height * 0.004)}"/></g>`,
  )
  const ripples = Array.from({ length: 70 }, () => {
    const depth = random.next()
    const [x, y] = [random.between(0, width), shore + (height - shore) * depth]
    const length = width * random.between(0.02, 0.09) * (0.4 + depth)
    const opacity = random.between(0.05, 0.26)
    return `<rect x="${n(x)}" y="${n(y)}" width="${n(length)}" height="${n(0.8 + 1.8 * depth)}" rx="1" opacity="${n(opacity)}"/>`
  })
  drawing.add(`<g fill="${lighter(look.sky[2], 0.5)}">${ripples.join('')}</g>`)
}
