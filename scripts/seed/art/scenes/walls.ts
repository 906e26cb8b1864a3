import { darker, lighter } from '../colour.ts'
import { type Drawing, n } from '../drawing.ts'
import type { SkyColours } from '../sky.ts'

export interface BuildingLook {
  kind: 'arcade' | 'stairs' | 'facade' | 'towers' | 'court'
  sky: SkyColours
  /** Colours of the walls, the lit ones first. */
  walls: readonly [string, string, string, ...string[]]
  accent: string
}

export function box(x: number, y: number, w: number, h: number, paint: string, attributes = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${paint}" ${attributes}/>`
}

/** A wall in the sun, a little darker towards the ground. */
export function wall(drawing: Drawing, colour: string): string {
  return drawing.linear(
    [
      [0, lighter(colour, 0.06)],
      [1, darker(colour, 0.1)],
    ],
    [0.1, 0],
    [0.5, 1],
  )
}

export function archPath(x: number, floor: number, w: number, h: number): string {
  const r = w / 2
  return `M${n(x)} ${n(floor)}V${n(floor - h + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + w)} ${n(floor - h + r)}V${n(floor)}Z`
}
