import type { Random } from '../../random.ts'
import { darker, lighter } from '../colour.ts'
import { Drawing, n, type Point } from '../drawing.ts'
import { lines } from '../shapes.ts'
import { botanical } from './botanical.ts'
import { mountains } from './mountains.ts'
import { paperCut } from './paper-cut.ts'
import { sea } from './sea.ts'

export interface RoomLook {
  wall: string
  floor: string
  light: string
}

/** The light of a window on a wall, crossed by the shadow of a plant; a chair waits in it. */
export function windowLight(drawing: Drawing, random: Random, look: RoomLook): void {
  const { width, height } = drawing
  const floor = height * 0.8
  drawing.fill(
    drawing.linear(
      [
        [0, look.wall],
        [1, darker(look.wall, 0.22)],
      ],
      [0, 0],
      [1, 0.6],
    ),
  )
  const slant = width * 0.16
  const pane = (column: number, row: number): Point[] => {
    const [x, y] = [width * (0.34 + column * 0.16), height * (0.1 + row * 0.31)]
    const [w, h, drop] = [width * 0.145, height * 0.28, height * 0.05]
    const lean = slant * 0.35 * row
    return [
      [x + lean, y + drop * column],
      [x + w + lean, y + drop * (column + 1)],
      [x + w + lean + slant * 0.33, y + h + drop * (column + 1)],
      [x + lean + slant * 0.33, y + h + drop * column],
    ]
  }
  const panes = [0, 1].flatMap((row) => [0, 1, 2].map((column) => lines(pane(column, row)))).join('')
  const clip = drawing.define('clipPath', '', `<path d="${panes}"/>`)
  drawing.add(
    `<path d="${panes}" fill="${look.light}" opacity="0.88" filter="${drawing.blur(width * 0.0035)}"/>`,
  )
  const leaves = Array.from({ length: 26 }, (_, at) => {
    const turn = -110 + (at % 13) * 17 + random.between(-8, 8)
    const long = height * random.between(0.2, 0.44)
    return `<path transform="rotate(${n(turn)})" d="M0 0Q${n(long * 0.16)} ${n(-long * 0.5)} 0 ${n(-long)}Q${n(-long * 0.16)} ${n(-long * 0.5)} 0 0Z"/>`
  })
  drawing.add(
    `<g clip-path="${clip}"><g transform="translate(${n(width * 0.78)} ${n(height * 0.78)})" fill="${darker(look.wall, 0.25)}" opacity="0.75" filter="${drawing.blur(width * 0.005)}">${leaves.join('')}</g></g>`,
    `<rect y="${n(floor)}" width="${width}" height="${n(height - floor)}" fill="${drawing.linear([
      [0, darker(look.floor, 0.15)],
      [1, look.floor],
    ])}"/>`,
    `<rect y="${n(floor - height * 0.02)}" width="${width}" height="${n(height * 0.02)}" fill="${lighter(look.wall, 0.3)}" opacity="0.7"/>`,
  )
  const unit = height / 1000
  const wood = `stroke="#33211f" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="${n(15 * unit)}"`
  drawing.add(
    `<ellipse cx="${n(width * 0.25)}" cy="${n(905 * unit)}" rx="${n(150 * unit)}" ry="${n(17 * unit)}" fill="#0b0812" opacity="0.35"/>`,
    `<g transform="translate(${n(width * 0.18)} 0) scale(${n(unit)})"><path d="M10 440L30 690L20 900M96 440L112 690M190 690L205 900M165 690L150 885M75 690L75 885" ${wood.replace(n(15 * unit), '15')}/><path d="M2 430C40 418 60 420 92 430L104 556C70 546 40 548 16 556Z" fill="#4a302b"/><path d="M12 676H204L214 702H2Z" fill="#5a3b33"/></g>`,
  )
  drawing.vignette(0.42)
}

/** Three pictures on a gallery's wall, each under its own lamp. */
export function gallery(drawing: Drawing, random: Random, look: RoomLook): void {
  const { width, height } = drawing
  const floor = height * 0.82
  drawing.fill(
    drawing.linear([
      [0, darker(look.wall, 0.3)],
      [1, look.wall],
    ]),
  )
  const size = height * 0.42
  const pictures: ((inner: Drawing) => void)[] = [
    (inner) =>
      mountains(inner, random, {
        sky: ['#2b3a67', '#e07a5f', '#f6d6a8'],
        sun: '#ffd9a0',
        far: '#b98a94',
        near: '#1d2440',
        lit: '#ffc59a',
        sunAt: [0.3, 0.28],
        sharpness: 0.8,
      }),
    (inner) =>
      paperCut(inner, random, {
        kind: 'canyon',
        sheets: ['#12263f', '#1f6f78', '#7fc8a9', '#f7e7b4', '#f4a259'],
        accent: '#f25f5c',
      }),
    (inner) =>
      sea(inner, random, {
        sky: ['#31407a', '#d9728a', '#ffcf9a'],
        sun: '#ffcf8a',
        water: ['#c98a86', '#1c2550'],
        sunAt: [0.4, 0.4],
        horizon: 0.52,
        scenery: 'boats',
      }),
    (inner) =>
      botanical(inner, random, {
        kind: 'petals',
        ground: ['#2a0f24', '#12060f'],
        greens: ['#7a1f4f', '#d1497a', '#f79fb4', '#ffd9dd'],
        accent: '#f6c14b',
      }),
  ]
  for (const [at, paint] of pictures.entries()) {
    const wide = at % 2 === 0 ? size * 0.78 : size * 0.66
    const [x, y] = [width * (0.14 + 0.24 * at), height * 0.44]
    const inner = new Drawing(600, Math.round((600 * size) / wide))
    paint(inner)
    const encoded = Buffer.from(inner.toSvg()).toString('base64')
    const cone = lines([
      [x - 18, 0],
      [x + 18, 0],
      [x + wide * 0.85, floor],
      [x - wide * 0.85, floor],
    ])
    drawing.add(
      `<path d="${cone}" fill="${drawing.linear([
        [0, look.light, 0.42],
        [1, look.light, 0],
      ])}"/>`,
      `<g filter="${drawing.shadow(0, 14, 14, 0.5)}"><rect x="${n(x - wide / 2 - 14)}" y="${n(y - size / 2 - 14)}" width="${n(wide + 28)}" height="${n(size + 28)}" fill="#fdfaf4"/></g>`,
      `<image x="${n(x - wide / 2)}" y="${n(y - size / 2)}" width="${n(wide)}" height="${n(size)}" href="data:image/svg+xml;base64,${encoded}"/>`,
    )
  }
  drawing.add(
    `<rect y="${n(floor)}" width="${width}" height="${n(height - floor)}" fill="${drawing.linear([
      [0, darker(look.floor, 0.3)],
      [1, look.floor],
    ])}"/>`,
  )
  for (const [x, tall] of [
    [0.3, 0.4],
    [0.345, 0.36],
    [0.72, 0.42],
  ] as const) {
    const [px, h] = [width * x, height * tall]
    const foot = height * 0.94
    drawing.add(
      `<ellipse cx="${n(px)}" cy="${n(foot)}" rx="${n(h * 0.2)}" ry="${n(h * 0.025)}" fill="#05040a" opacity="0.45"/>`,
      `<path d="M${n(px - h * 0.1)} ${n(foot)}L${n(px - h * 0.13)} ${n(foot - h * 0.62)}Q${n(px)} ${n(foot - h * 0.92)} ${n(px + h * 0.13)} ${n(foot - h * 0.62)}L${n(px + h * 0.1)} ${n(foot)}Z" fill="#14121f"/><circle cx="${n(px)}" cy="${n(foot - h * 0.9)}" r="${n(h * 0.085)}" fill="#14121f"/>`,
    )
  }
  drawing.vignette(0.44)
}
