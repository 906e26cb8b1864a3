import type { Random } from '../../random.ts'
import { mix } from '../colour.ts'
import type { Drawing, Point } from '../drawing.ts'
import { ground, lines, rugged } from '../shapes.ts'

interface Peak {
  /** Index into the ridge's points. */
  at: number
  /** Half its width, in points. */
  half: number
  /** Share of the ridge's rise. */
  height: number
}

export interface RidgeLook {
  base: number
  rise: number
  /** 0 for rolling hills, 1 for alps. */
  sharpness: number
  colour: string
  haze: string
  lit: string
  /** Which side of a peak catches the light. */
  side: -1 | 1
  /** How much of the light arrives, 0 to 1. */
  light: number
}

const last = 256

function peaksOf(random: Random, sharpness: number): Peak[] {
  const peaks: Peak[] = []
  for (let at = random.between(-20, 25); at < last + 30; ) {
    const half = random.between(34, 62) * (1.25 - 0.35 * sharpness)
    peaks.push({ at: Math.round(at), half, height: random.between(0.42, 1) })
    at += half * random.between(0.75, 1.25)
  }
  return peaks
}

function ridgeLine(
  random: Random,
  peaks: readonly Peak[],
  { base, rise, sharpness }: RidgeLook,
  width: number,
): Point[] {
  const noise = rugged(random, 8, 0.56)
  return noise.map((value, at) => {
    const height = peaks.reduce((most, peak) => {
      const share = Math.max(0, 1 - Math.abs(at - peak.at) / peak.half)
      // Straight flanks for alps, round ones for hills.
      const flank = sharpness * share + (1 - sharpness) * Math.sin((share * Math.PI) / 2) ** 2
      return Math.max(most, flank * peak.height)
    }, 0)
    const x = (at / last) * width * 1.04 - width * 0.02
    return [x, base - rise * (height + value * (0.04 + 0.2 * sharpness))] as const
  })
}

/** The face of a peak that looks towards the light: from the top down the ridge, and back along a jagged edge. */
function face(random: Random, ridge: readonly Point[], peak: Peak, side: -1 | 1, valley: number): string {
  const top = ridge[peak.at]
  if (!top) return ''
  const outline: Point[] = [top]
  let foot = top
  for (let step = 1; step <= peak.half * 1.2; step++) {
    const point = ridge[peak.at + side * step]
    // In the valley the next mountain begins.
    if (!point || point[1] < foot[1] - valley) break
    outline.push(point)
    if (point[1] > foot[1]) foot = point
  }
  const fall = foot[1] - top[1]
  if (fall <= 0) return ''
  const span = foot[0] - top[0]
  const inner = [1.05, 0.92, 0.8, 0.69, 0.58, 0.48, 0.38, 0.29, 0.2, 0.12, 0.05].map((share, at): Point => {
    const lean = (at % 2 === 0 ? -1 : 1) * random.between(0.03, 0.13) - 0.04
    return [top[0] + span * (lean * (0.4 + share) - 0.12 * share), top[1] + fall * share]
  })
  return lines([...outline, ...inner])
}

/** One ridge of mountains, fading into the haze at its foot. */
export function ridge(drawing: Drawing, random: Random, look: RidgeLook): string {
  const { width, height } = drawing
  const peaks = peaksOf(random, look.sharpness)
  const points = ridgeLine(random, peaks, look, width)
  const body = drawing.linear([
    [0, look.colour],
    [0.45, mix(look.colour, look.haze, 0.35)],
    [1, mix(look.colour, look.haze, 0.75)],
  ])
  const faces = peaks
    .filter(({ height: share }) => share > 0.5)
    .map((peak) => face(random, points, peak, look.side, look.rise * 0.05))
  const lit = drawing.linear([
    [0, look.lit, look.light],
    [0.5, look.lit, look.light * 0.5],
    [1, look.lit, 0],
  ])
  const bottom = Math.min(height, look.base + look.rise * 0.9)
  return `<path d="${ground(points, width, bottom, false)}" fill="${body}"/><path d="${faces.join('')}" fill="${lit}"/>`
}
