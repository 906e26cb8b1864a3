import { along, lighter, mix } from '../art/colour.ts'
import { n, type Point } from '../art/drawing.ts'
import { paperSheet } from '../art/scenes/paper-cut.ts'
import { pine } from '../art/scenes/pines.ts'
import { ground, lines, rugged } from '../art/shapes.ts'
import { paintSky, paintStars, paintSun } from '../art/sky.ts'
import { moving, type PaintFrame, turn } from './frame.ts'

/** The sea under a low sun: the glitter twinkles, the boat sways. */
export const seaGlitter: PaintFrame = (drawing, random, moment) => {
  const { width, height } = drawing
  const top = height * 0.5
  paintSky(drawing, ['#2c3a74', '#d06f88', '#ffcf9a'], 0.5)
  paintSun(drawing, [width * 0.42, height * 0.42], height * 0.05, '#ffcf8a')
  drawing.add(
    `<rect y="${n(top)}" width="${width}" height="${n(top)}" fill="${drawing.linear([
      [0, '#c98a86'],
      [1, '#1c2550'],
    ])}"/>`,
  )
  for (let row = 1; row < 7; row++) {
    const depth = (row / 6) ** 1.6
    const colour = mix('#c98a86', '#1c2550', depth)
    const crest = moving(
      random,
      width,
      top + top * (0.06 + 0.9 * depth),
      height * (0.004 + 0.016 * depth),
      moment,
    )
    drawing.add(
      `<path d="${ground(crest, width, height)}" fill="${drawing.linear([
        [0, lighter(colour, 0.16), 0.7],
        [0.3, colour, 0.4],
        [1, colour, 0.2],
      ])}"/>`,
    )
  }
  const dashes = Array.from({ length: 210 }, () => {
    const depth = random.next() ** 1.5
    const x = width * 0.42 + (random.next() + random.next() - 1) * width * (0.02 + 0.17 * depth)
    const long = width * (0.005 + 0.03 * depth) * random.between(0.4, 1.5)
    const beat = 0.5 + 0.5 * Math.sin(turn * (moment * random.whole(1, 3) + random.next()))
    return `<rect x="${n(x - long / 2)}" y="${n(top + top * (0.01 + 0.96 * depth))}" width="${n(long)}" height="${n(0.9 + 1.7 * depth)}" rx="1" opacity="${n(beat * (1 - 0.6 * depth))}"/>`
  })
  drawing.add(`<g fill="#fff0d0">${dashes.join('')}</g>`)
  const [bx, by, s] = [width * (0.72 + 0.012 * Math.sin(turn * moment)), height * 0.6, height * 0.17]
  drawing.add(
    `<g transform="rotate(${n(2.2 * Math.sin(turn * moment + 1))} ${n(bx)} ${n(by)})"><path d="${lines([
      [bx, by - s],
      [bx + s * 0.42, by - s * 0.16],
      [bx, by - s * 0.16],
    ])}" fill="#fdeedd"/><path d="${lines([
      [bx - s * 0.03, by - s * 0.9],
      [bx - s * 0.05, by - s * 0.16],
      [bx - s * 0.34, by - s * 0.15],
    ])}" fill="#fdeedd" opacity="0.8"/><path d="M${n(bx - s * 0.4)} ${n(by - s * 0.1)}h${n(s * 0.84)}q${n(-s * 0.06)} ${n(s * 0.15)} ${n(-s * 0.2)} ${n(s * 0.15)}h${n(-s * 0.44)}q${n(-s * 0.16)} 0 ${n(-s * 0.2)} ${n(-s * 0.15)}z" fill="#151a3a"/></g>`,
  )
  drawing.vignette(0.3)
}

/** Northern lights that drift over a ridge. */
export const northernLights: PaintFrame = (drawing, random, moment) => {
  const { width, height } = drawing
  const shore = height * 0.8
  paintSky(drawing, ['#040a1c', '#0a1f3a', '#17465a'], 0.8)
  paintStars(drawing, random, 200, 0.7)
  const paint = drawing.linear([
    [0, '#7a5cff', 0],
    [0.32, '#7a5cff', 0.26],
    [0.72, '#3ff0a0', 0.6],
    [0.95, '#9dffb8', 0.95],
    [1, '#9dffb8', 0],
  ])
  const strips: string[] = []
  for (const [at, reach] of [
    [0.55, 0.5],
    [0.42, 0.34],
  ] as const) {
    const fold = moving(random, width, height * at, height * 0.075, moment)
    const [a, b] = [random.between(0, turn), random.between(0, turn)]
    for (let x = 0; x < width; x += 5) {
      const share = x / width
      const y = fold[Math.min(32, Math.round(share * 32))]?.[1] ?? 0
      const bright =
        0.35 +
        0.65 *
          Math.sin(share * 19 + a + turn * moment) ** 2 *
          (0.6 + 0.4 * Math.sin(share * 43 - turn * moment + b))
      const tall =
        height *
        reach *
        (0.72 + 0.24 * Math.sin(share * 27 + b + turn * moment) + 0.1 * Math.sin(share * 91 + a))
      strips.push(
        `<rect x="${n(x)}" y="${n(y - tall)}" width="8" height="${n(tall)}" fill="${paint}" opacity="${n(bright)}"/>`,
      )
    }
  }
  drawing.add(
    `<g filter="${drawing.blur(width * 0.0065)}" style="mix-blend-mode:screen">${strips.join('')}</g>`,
  )
  const ridge = rugged(random, 6, 0.5).map(
    (value, at): Point => [(at / 64) * width, shore - height * (0.06 + value * 0.08)],
  )
  const trees = Array.from({ length: 40 }, () => {
    const edge = random.next() ** 1.6
    const x = random.chance(0.5) ? edge * width * 0.45 : width - edge * width * 0.45
    return pine(random, [x, height * 1.01], height * (0.34 * (1 - edge) + 0.08) * random.between(0.6, 1.1))
  })
  drawing.add(
    `<path d="${lines([...ridge, [width, height], [0, height]])}" fill="#06141c"/><path d="${trees.join('')}" fill="#02070c"/>`,
  )
  drawing.vignette(0.3)
}

/** Waves of cut paper before a breathing sun. */
export const paperSea: PaintFrame = (drawing, random, moment) => {
  const { width, height } = drawing
  drawing.fill(
    drawing.linear([
      [0, '#fdeccb'],
      [1, '#f9cfae'],
    ]),
  )
  for (const [reach, opacity] of [
    [0.3, 0.3],
    [0.22, 0.45],
    [0.14, 1],
  ] as const) {
    const breath = reach * (1 + 0.05 * Math.sin(turn * moment - reach * 9))
    drawing.add(
      `<circle cx="${n(width * 0.62)}" cy="${n(height * 0.34)}" r="${n(height * breath)}" fill="#fff6e0" opacity="${opacity}"/>`,
    )
  }
  for (let layer = 1; layer < 8; layer++) {
    const share = layer / 7
    const crest = moving(
      random,
      width,
      height * (0.28 + 0.64 * share),
      height * 0.05,
      (moment + layer * 0.13) % 1,
    )
    drawing.add(
      paperSheet(
        drawing,
        ground(crest, width, height * 1.1),
        along(['#f6a6a1', '#c95d7c', '#6a3d7c', '#2b2150'], share),
        share,
      ),
    )
  }
  drawing.vignette(0.22)
}
