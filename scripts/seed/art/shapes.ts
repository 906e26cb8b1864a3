import type { Random } from '../random.ts'
import { n, type Point } from './drawing.ts'

/** Path data through points with straight lines. */
export function lines(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`
}

/** Path data through points with a smooth curve (Catmull-Rom). */
export function curve(points: readonly Point[], closed = false): string {
  const at = (index: number): Point => {
    const last = points.length - 1
    const wrapped = closed ? (index + points.length) % points.length : Math.min(last, Math.max(0, index))
    return points[wrapped] ?? [0, 0]
  }
  const start = at(0)
  const segments = Array.from({ length: closed ? points.length : points.length - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const
    return `C${[c1, c2, to].map(([x, y]) => `${n(x)} ${n(y)}`).join(' ')}`
  })
  return `M${n(start[0])} ${n(start[1])}${segments.join('')}${closed ? 'Z' : ''}`
}

interface Wave {
  times: number
  phase: number
  size: number
}

/** How a round shape wavers; `wobble` is a share of its radius. Shapes of the same waves nest. */
export function wavering(random: Random, wobble: number): Wave[] {
  return [2, 3, 5].map((times) => ({
    times,
    phase: random.between(0, 2 * Math.PI),
    size: (wobble / times) * random.between(0.6, 1.6),
  }))
}

/** A closed round shape; `stretch` makes it wider than high, `turn` (radians) lets its waves run on. */
export function ring(
  waves: readonly Wave[],
  [cx, cy]: Point,
  radius: number,
  stretch = 1,
  turn = 0,
): Point[] {
  return Array.from({ length: 48 }, (_, step) => {
    const angle = (step / 48) * 2 * Math.PI
    const swells = waves.map(({ times, phase, size }) => size * Math.sin(times * angle + phase + turn))
    const reach = radius * swells.reduce((sum, swell) => sum + swell, 1)
    return [cx + Math.cos(angle) * reach * stretch, cy + Math.sin(angle) * reach] as const
  })
}

/** Heights of a rugged line by midpoint displacement: 2^depth + 1 values around 0, at most about 1 high. */
export function rugged(random: Random, depth: number, roughness: number): number[] {
  let heights = [random.between(-0.5, 0.5), random.between(-0.5, 0.5)]
  let reach = 1
  for (let level = 0; level < depth; level++) {
    heights = heights.flatMap((height, at) => {
      const following = heights[at + 1]
      if (following === undefined) return [height]
      return [height, (height + following) / 2 + random.between(-reach, reach) / 2]
    })
    reach *= roughness
  }
  return heights
}

/** A line of gentle swells across `width` at about `y`. */
export function swell(random: Random, width: number, y: number, height: number, lengths = 2.5): Point[] {
  const phases = [1, 2.3, 4.1].map((times) => ({ times, phase: random.between(0, 2 * Math.PI) }))
  return Array.from({ length: 25 }, (_, step) => {
    const x = (step / 24) * width * 1.04 - width * 0.02
    const sum = phases.reduce((total, { times, phase }) => {
      return total + Math.sin((x / width) * Math.PI * lengths * times + phase) / times
    }, 0)
    return [x, y + (sum * height) / 1.7] as const
  })
}

/** A line from edge to edge closed along the bottom, to be filled. */
export function ground(points: readonly Point[], width: number, bottom: number, smooth = true): string {
  const top = smooth ? curve(points) : lines(points, false)
  return `${top}L${n(width * 1.02)} ${n(bottom)}L${n(-width * 0.02)} ${n(bottom)}Z`
}
