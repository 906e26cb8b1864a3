import { darker, lighter } from './colour.ts'
import { around, bars, disc, landscape, type PaintObject, rect, ring, shape, stroke } from './ink.ts'

/** What records and what plays: cameras, sound, film. */
export const mediaObjects = {
  camera: ({ body, mark, light, dark }) =>
    rect(-34, -66, 68, 32, 10, darker(body, 0.25)) +
    rect(-92, -46, 184, 116, 20, body) +
    rect(-92, -14, 184, 52, 0, darker(body, 0.3)) +
    disc(0, 12, 50, light) +
    disc(0, 12, 42, dark) +
    disc(0, 12, 29, darker(dark, 0.45)) +
    disc(0, 12, 17, mark, 'opacity="0.75"') +
    disc(-12, -2, 7, '#ffffff', 'opacity="0.85"') +
    rect(52, -36, 26, 13, 4, light) +
    disc(-66, -28, 8, mark),
  bellows: ({ body, mark, light, dark }) => {
    const folds = Array.from({ length: 6 }, (_, at) =>
      rect(-46 + at * 13, -50 + at * 4, 8, 90 - at * 8, 3, at % 2 ? dark : darker(dark, 0.4)),
    )
    return (
      stroke('M-10 62L-52 98M10 62L52 98M0 62V98', darker(body, 0.4), 9) +
      rect(-88, 46, 176, 16, 5, darker(body, 0.2)) +
      folds.join('') +
      rect(-76, -68, 30, 124, 6, body) +
      rect(34, -48, 18, 88, 5, body) +
      rect(52, -26, 26, 44, 5, mark) +
      disc(78, -4, 17, light) +
      disc(78, -4, 11, dark) +
      rect(-88, -78, 54, 14, 4, mark)
    )
  },
  headphones: ({ body, mark, light, dark }) =>
    stroke('M-70 28V-2A70 70 0 0 1 70 -2V28', light, 16) +
    stroke('M-58 -40A70 70 0 0 1 58 -40', mark, 7) +
    rect(-92, 10, 44, 74, 18, body) +
    rect(48, 10, 44, 74, 18, body) +
    rect(-56, 18, 16, 58, 8, dark) +
    rect(40, 18, 16, 58, 8, dark),
  microphone: ({ body, mark, light, dark }) =>
    stroke('M-52 -8V8A52 52 0 0 0 52 8V-8', light, 9) +
    stroke('M0 60V88M-36 92H36', light, 11) +
    rect(-32, -94, 64, 124, 32, body) +
    [-66, -46, -26].map((y) => stroke(`M-18 ${y}H18`, dark, 6)).join('') +
    rect(-32, -8, 64, 12, 0, mark),
  quiet: ({ body, mark, light, dark }) =>
    disc(0, 0, 92, body) +
    ring(0, 0, 70, darker(body, 0.25), 5) +
    bars([18, 60, 104, 46, 18, 10, 10, 10], 9, light, 16) +
    shape('M6 -40H70V40H6Z', body) +
    stroke('M14 0H64', mark, 7, 'stroke-dasharray="1 15"') +
    disc(0, 0, 92, dark, 'opacity="0.08"'),
  vinyl: ({ body, mark, light, dark }) =>
    rect(-96, -84, 150, 168, 6, light) +
    rect(-88, -76, 134, 152, 4, mark, 'opacity="0.85"') +
    disc(26, 0, 74, dark) +
    [64, 54, 45].map((r) => ring(26, 0, r, lighter(dark, 0.2), 1.6)).join('') +
    disc(26, 0, 28, body) +
    disc(26, 0, 6, light),
  tape: ({ body, mark, light, dark }) => {
    const reel = (x: number, r: number) =>
      disc(x, -8, r, dark) +
      disc(x, -8, r * 0.74, light) +
      around(3, r * 0.44)
        .map(([dx, dy]) => disc(x + dx, dy - 8, r * 0.2, dark))
        .join('') +
      disc(x, -8, r * 0.14, mark)
    return (
      rect(-100, -72, 200, 150, 14, body) +
      reel(-46, 46) +
      reel(50, 40) +
      stroke('M-60 38L-14 62H22L62 30', dark, 4) +
      rect(-22, 52, 44, 18, 4, mark)
    )
  },
  film: ({ body, mark, light, dark }) => {
    const holes = Array.from(
      { length: 8 },
      (_, at) => rect(-92 + at * 24, -60, 13, 13, 3, light) + rect(-92 + at * 24, 47, 13, 13, 3, light),
    )
    const frames = [-90, -28, 34].map((x, at) =>
      rect(x, -38, 56, 76, 5, at === 1 ? mark : lighter(body, 0.25)),
    )
    return (
      rect(-104, -68, 208, 136, 8, dark) +
      holes.join('') +
      frames.join('') +
      shape('M-8 -16L20 0L-8 16Z', light)
    )
  },
  reel: ({ body, mark, light, dark }) =>
    shape('M0 84C40 84 60 92 98 92V76C64 76 52 70 34 62Z', dark) +
    disc(-6, -4, 86, body) +
    around(5, 50)
      .map(([x, y]) => disc(x - 6, y - 4, 21, dark))
      .join('') +
    disc(-6, -4, 14, light) +
    disc(-6, -4, 6, mark),
  frames: (ink) => {
    const { body, mark, light } = ink
    const cells = [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => {
        const chosen = row === 1 && column === 2
        return rect(
          -84 + column * 58,
          -66 + row * 46,
          50,
          38,
          4,
          chosen ? mark : row === column ? lighter(body, 0.35) : lighter(body, 0.15),
        )
      }),
    )
    return (
      rect(-100, -82, 200, 164, 14, darker(body, 0.15)) +
      cells.join('') +
      rect(36, -4, 42, 5, 2, light) +
      rect(36, 5, 26, 5, 2, light)
    )
  },
  photos: (ink) =>
    `<g transform="rotate(-13)">${rect(-92, -62, 150, 122, 6, lighter(ink.body, 0.5))}</g><g transform="rotate(7)">${rect(-70, -68, 156, 130, 6, lighter(ink.body, 0.75))}</g><g transform="rotate(-2)">${rect(-84, -60, 166, 132, 6, '#ffffff')}${landscape(-74, -50, 146, 96, ink)}</g>`,
} satisfies Record<string, PaintObject>
