export type Point = readonly [x: number, y: number]
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** A number as SVG takes it: short. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** A drawing in the making: markup in the order it is painted, and the gradients and filters it refers to. */
export class Drawing {
  readonly width: number
  readonly height: number
  private readonly definitions: string[] = []
  private readonly markup: string[] = []
  private ids = 0

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  add(...markup: string[]): void {
    this.markup.push(...markup)
  }

  /** Paints the whole area. */
  fill(paint: string, attributes = ''): void {
    this.add(`<rect width="${this.width}" height="${this.height}" fill="${paint}" ${attributes}/>`)
  }

  /** Registers a definition and answers how to refer to it. */
  define(element: string, attributes: string, content: string): string {
    const id = this.nextId()
    this.definitions.push(`<${element} id="${id}" ${attributes}>${content}</${element}>`)
    return `url(#${id})`
  }

  /** Id for an element of the markup itself, to `use` it again. */
  nextId(): string {
    this.ids += 1
    return `i${this.ids}`
  }

  /** Linear gradient; points are shares of the painted shape, top to bottom unless said otherwise. */
  linear(stops: readonly Stop[], from: Point = [0, 0], to: Point = [0, 1]): string {
    const line = `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`
    return this.define('linearGradient', line, stopsOf(stops))
  }

  /** Radial gradient; centre and radius are shares of the painted shape. */
  radial(stops: readonly Stop[], centre: Point = [0.5, 0.5], radius = 0.5): string {
    const circle = `cx="${n(centre[0])}" cy="${n(centre[1])}" r="${n(radius)}"`
    return this.define('radialGradient', circle, stopsOf(stops))
  }

  /** Filter that blurs; in pixels. */
  blur(deviation: number): string {
    const blur = `<feGaussianBlur stdDeviation="${n(deviation)}"/>`
    return this.define('filter', 'x="-50%" y="-50%" width="200%" height="200%"', blur)
  }

  /** Filter that lets a shape throw a shadow; in pixels. */
  shadow(dx: number, dy: number, deviation: number, opacity: number, colour = '#05060c'): string {
    const blurred = `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(deviation)}"/>`
    const moved = `<feOffset dx="${n(dx)}" dy="${n(dy)}" result="moved"/>`
    const tinted = `<feFlood flood-color="${colour}" flood-opacity="${n(opacity)}"/><feComposite in2="moved" operator="in"/>`
    const merged = '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>'
    return this.define(
      'filter',
      'x="-15%" y="-15%" width="130%" height="130%"',
      blurred + moved + tinted + merged,
    )
  }

  /** Darkens the corners a little, as a lens does. */
  vignette(strength = 0.35): void {
    const stops: Stop[] = [
      [0.55, '#05060c', 0],
      [1, '#05060c', strength],
    ]
    this.fill(this.radial(stops, [0.5, 0.48], 0.78))
  }

  /** @param scale pixels to a unit of the drawing. */
  toSvg(scale = 1): string {
    const { width, height } = this
    const size = `width="${n(width * scale)}" height="${n(height * scale)}" viewBox="0 0 ${width} ${height}"`
    const open = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>`
    return `${open}<defs>${this.definitions.join('')}</defs>${this.markup.join('')}</svg>`
  }
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) => {
      return `<stop offset="${n(offset)}" stop-color="${colour}" stop-opacity="${n(opacity)}"/>`
    })
    .join('')
}
