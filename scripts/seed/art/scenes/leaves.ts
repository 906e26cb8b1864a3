import type { Random } from '../../random.ts'
import { along, darker, lighter } from '../colour.ts'
import { type Drawing, n, type Point } from '../drawing.ts'
import { curve, lines } from '../shapes.ts'

import type { BotanicalLook } from './botanical-look.ts'

/** One leaf from so near that its veins are the picture. */
export function macro(drawing: Drawing, random: Random, look: BotanicalLook): void {
  const { width, height } = drawing
  const far = Math.hypot(width, height)
  const tilt = random.between(-38, -22)
  const light = look.greens[look.greens.length - 1] ?? look.greens[0]
  drawing.fill(
    drawing.linear(
      [
        [0, along(look.greens, 0.8)],
        [0.5, along(look.greens, 0.5)],
        [1, look.greens[0]],
      ],
      [0, 0],
      [1, 1],
    ),
  )
  const veins: string[] = []
  const fields: string[] = []
  const count = 15
  for (let at = -count; at <= count; at++) {
    const x = (at / count) * far * 0.9
    for (const side of [-1, 1]) {
      const bend = (share: number): Point => [
        x + far * 0.34 * share + far * 0.06 * share ** 2,
        side * far * 0.62 * share,
      ]
      const next = (share: number): Point => [bend(share)[0] + (far * 0.9) / count, bend(share)[1]]
      const shares = [0, 0.2, 0.4, 0.6, 0.8, 1]
      const field = lines([...shares.map(bend), ...shares.map(next).reverse()])
      const tone = drawing.linear(
        [
          [0, light, 0.5],
          [0.5, light, 0],
          [1, look.greens[0], 0.55],
        ],
        [0, 0],
        [1, 0],
      )
      fields.push(`<path d="${field}" fill="${tone}"/>`)
      veins.push(`<path d="${curve(shares.map(bend))}" stroke-width="${n(far * 0.0035)}"/>`)
      for (let twig = 1; twig < 9; twig++) {
        const from = bend(twig / 9)
        const to: Point = [
          from[0] + (far * 0.9) / count + far * 0.012,
          from[1] + side * far * random.between(0.005, 0.03),
        ]
        veins.push(`<path d="${lines([from, to], false)}" stroke-width="${n(far * 0.0011)}" opacity="0.6"/>`)
      }
    }
  }
  const midrib = `<path d="M${n(-far)} 0H${n(far)}" stroke="${lighter(light, 0.45)}" stroke-width="${n(far * 0.013)}"/><path d="M${n(-far)} ${n(far * 0.007)}H${n(far)}" stroke="${darker(look.greens[0], 0.3)}" stroke-width="${n(far * 0.004)}" opacity="0.6"/>`
  drawing.add(
    `<g transform="translate(${n(width * 0.48)} ${n(height * 0.52)}) rotate(${n(tilt)})">${fields.join('')}<g fill="none" stroke="${lighter(light, 0.35)}">${veins.join('')}</g>${midrib}</g>`,
  )
  drops(drawing, random, look, 16)
}

/** Drops of water: each holds a small light and throws one. */
function drops(drawing: Drawing, random: Random, look: BotanicalLook, count: number): void {
  const { width, height } = drawing
  const size = Math.min(width, height)
  const body = drawing.radial(
    [
      [0, '#ffffff', 0.08],
      [0.7, '#ffffff', 0.16],
      [1, '#ffffff', 0.5],
    ],
    [0.5, 0.4],
    0.55,
  )
  for (let at = 0; at < count; at++) {
    const [x, y] = [random.between(0.04, 0.96) * width, random.between(0.04, 0.96) * height]
    const r = size * (0.008 + 0.03 * random.next() ** 2.5)
    drawing.add(
      `<ellipse cx="${n(x + r * 0.25)}" cy="${n(y + r * 0.4)}" rx="${n(r)}" ry="${n(r * 0.92)}" fill="${darker(look.greens[0], 0.5)}" opacity="0.45"/>`,
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${along(look.greens, 0.6)}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${body}"/>`,
      `<ellipse cx="${n(x - r * 0.35)}" cy="${n(y - r * 0.38)}" rx="${n(r * 0.22)}" ry="${n(r * 0.15)}" fill="#ffffff" opacity="0.95"/>`,
    )
  }
}

/** A frond: leaflets along both sides of a bent stem. */
function frond(
  drawing: Drawing,
  random: Random,
  look: BotanicalLook,
  size: number,
  share: number,
  slim: number,
): string {
  const colour = along(look.greens, share)
  const paint = drawing.linear(
    [
      [0, lighter(colour, 0.16)],
      [1, darker(colour, 0.2)],
    ],
    [0, 0],
    [1, 0],
  )
  const bow = random.between(-0.3, 0.3)
  const stem = (t: number): Point => [bow * size * t * t, -size * t]
  const leaflets: string[] = []
  for (let at = 2; at <= 22; at++) {
    const t = at / 22
    const [x, y] = stem(t)
    const long = size * 0.46 * Math.sin(Math.PI * (0.14 + 0.84 * t)) ** 0.8
    const wide = long * slim
    for (const side of [-1, 1]) {
      const turn = side * (82 - 46 * t) + bow * 60 * t
      leaflets.push(
        `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})" d="M0 0Q${n(wide)} ${n(-long * 0.45)} 0 ${n(-long)}Q${n(-wide)} ${n(-long * 0.45)} 0 0Z"/>`,
      )
    }
  }
  const spine = curve([0, 0.25, 0.5, 0.75, 1].map(stem))
  return `<g fill="${paint}">${leaflets.join('')}</g><path d="${spine}" fill="none" stroke="${lighter(colour, 0.3)}" stroke-width="${n(size * 0.008)}"/>`
}

export function fronds(drawing: Drawing, random: Random, look: BotanicalLook, slim = 0.16): void {
  const { width, height } = drawing
  const size = Math.max(width, height)
  for (let layer = 0; layer < 4; layer++) {
    const share = layer / 3
    const filter =
      layer === 0 ? drawing.blur(size * 0.006) : drawing.shadow(size * 0.006, size * 0.01, size * 0.01, 0.45)
    const count = 7
    for (let at = 0; at < count; at++) {
      const edge = (at + random.between(-0.3, 0.3)) / (count - 1)
      const fromTop = layer % 2 === 1
      const [x, y] = [width * (edge * 1.2 - 0.1), fromTop ? height * -0.06 : height * 1.06]
      const turn = (fromTop ? 180 : 0) + (fromTop ? -1 : 1) * (0.5 - edge) * -52 + random.between(-14, 14)
      const length = size * random.between(0.36, 0.5) * (1.05 - 0.2 * share)
      drawing.add(
        `<g filter="${filter}"><g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${frond(drawing, random, look, length, 0.12 + 0.88 * share, slim)}</g></g>`,
      )
    }
  }
}

export function fern(drawing: Drawing, random: Random, look: BotanicalLook): void {
  fronds(drawing, random, look, 0.09)
  drops(drawing, random, look, 10)
}
