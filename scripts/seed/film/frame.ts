import type { Drawing, Point } from '../art/drawing.ts'
import type { Random } from '../random.ts'

/**
 * Paints one frame of a clip. `moment` runs from 0 to 1 and then begins again, so all that moves does so a whole number of
 * times. `random` starts anew in each frame: what it decides stays where it is.
 */
export type PaintFrame = (drawing: Drawing, random: Random, moment: number) => void

/** A whole turn, in radians. */
export const turn = 2 * Math.PI

/** A line of swells that moves on by whole lengths. */
export function moving(random: Random, width: number, y: number, height: number, moment: number): Point[] {
  const waves = [
    [1, 1],
    [2, -1],
    [3, 1],
  ].map(([times = 1, way = 1]) => ({ times, way, phase: random.between(0, turn) }))
  return Array.from({ length: 33 }, (_, step) => {
    const share = step / 32
    const sum = waves.reduce(
      (total, { times, way, phase }) =>
        total + Math.sin(share * turn * times * 0.9 + phase + way * moment * turn) / times,
      0,
    )
    return [share * width * 1.04 - width * 0.02, y + (sum * height) / 1.8] as const
  })
}
