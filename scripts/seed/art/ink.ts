import { n, type Point } from './drawing.ts'
import { lines } from './shapes.ts'

/** The colours of an object: its body, what stands out on it, paper white and shade. */
export interface Ink {
  body: string
  mark: string
  light: string
  dark: string
}

/** Paints an object into a square of 200 around 0, 0. */
export type PaintObject = (ink: Ink) => string

export function rect(x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${fill}" ${more}/>`
}

export function disc(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`
}

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

export function ring(x: number, y: number, r: number, colour: string, width: number): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`
}

export function around(count: number, radius: number, start = -90): Point[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = ((start + (at * 360) / count) * Math.PI) / 180
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
  })
}

export function landscape(x: number, y: number, w: number, h: number, { mark, light, dark }: Ink): string {
  const hill: Point[] = [
    [x, y + h],
    [x, y + h * 0.72],
    [x + w * 0.3, y + h * 0.36],
    [x + w * 0.52, y + h * 0.66],
    [x + w * 0.7, y + h * 0.46],
    [x + w, y + h * 0.8],
    [x + w, y + h],
  ]
  return (
    rect(x, y, w, h, 3, light) + disc(x + w * 0.72, y + h * 0.26, h * 0.12, mark) + shape(lines(hill), dark)
  )
}

export function bars(heights: readonly number[], width: number, colour: string, pitch: number): string {
  const start = (-(heights.length - 1) * pitch) / 2
  return heights
    .map((height, at) => rect(start + at * pitch - width / 2, -height / 2, width, height, width / 2, colour))
    .join('')
}
