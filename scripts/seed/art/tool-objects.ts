import { darker, lighter } from './colour.ts'
import { n } from './drawing.ts'
import { around, disc, type PaintObject, rect, ring, shape, stroke } from './ink.ts'
import { lines } from './shapes.ts'

/** What helps with everything else. */
export const toolObjects = {
  palette: ({ mark, light, dark, body }) =>
    around(7, 0)
      .map((_, at) => {
        const colour =
          [body, lighter(body, 0.3), light, lighter(mark, 0.35), mark, darker(mark, 0.3), dark][at] ?? body
        return `<g transform="translate(0 84) rotate(${-60 + at * 20})">${rect(-22, -180, 44, 184, 10, colour)}${disc(0, -12, 5, '#ffffff')}</g>`
      })
      .join(''),
  wheel: ({ light, dark }) => {
    const wedges = Array.from({ length: 12 }, (_, at) => {
      const [from, to] = [around(12, 92)[at] ?? [0, 0], around(12, 92)[(at + 1) % 12] ?? [0, 0]]
      const colour =
        [
          '#e4572e',
          '#f08a3c',
          '#f3b23c',
          '#e9d758',
          '#a8c956',
          '#58b368',
          '#3aa99f',
          '#3a8fb7',
          '#4a6fc0',
          '#6a55b5',
          '#9a4fa8',
          '#c94a78',
        ][at] ?? light
      return shape(`M0 0L${n(from[0])} ${n(from[1])}A92 92 0 0 1 ${n(to[0])} ${n(to[1])}Z`, colour)
    })
    return wedges.join('') + ring(0, 0, 58, '#ffffff', 2) + disc(0, 0, 30, light) + disc(0, 0, 16, dark)
  },
  key: ({ body, mark, light, dark }) =>
    `<g transform="rotate(-35)">${rect(-16, -13, 118, 26, 6, body)}${rect(62, 8, 15, 30, 4, body)}${rect(86, 8, 15, 22, 4, body)}${disc(-50, 0, 50, body)}${disc(-50, 0, 33, darker(body, 0.25))}${disc(-56, 0, 15, light)}${rect(-8, -6, 100, 5, 2, mark)}${disc(-56, 0, 6, dark)}</g>`,
  shield: ({ body, mark, light, dark }) =>
    shape('M0 -96L78 -66V-6C78 46 44 80 0 98C-44 80 -78 46 -78 -6V-66Z', body) +
    shape('M0 -96L78 -66V-6C78 46 44 80 0 98Z', darker(body, 0.22)) +
    disc(0, 0, 42, light) +
    stroke('M-18 1L-4 15L21 -13', mark, 11) +
    disc(0, 0, 42, dark, 'opacity="0.05"'),
  hourglass: ({ body, mark, light, dark }) =>
    shape(
      'M-52 -80H52C52 -30 10 -20 10 0C10 20 52 30 52 80H-52C-52 30 -10 20 -10 0C-10 -20 -52 -30 -52 -80Z',
      light,
      'opacity="0.92"',
    ) +
    shape('M-34 -42H34C26 -20 6 -14 0 2C-6 -14 -26 -20 -34 -42Z', mark) +
    shape('M-44 80C-40 52 -18 48 0 34C18 48 40 52 44 80Z', mark) +
    stroke('M0 2V36', mark, 4) +
    rect(-72, -98, 144, 20, 8, body) +
    rect(-72, 78, 144, 20, 8, body) +
    rect(-72, 92, 144, 6, 3, dark, 'opacity="0.35"'),
  calendar: ({ body, mark, light, dark }) => {
    const cells = Array.from({ length: 20 }, (_, at) =>
      disc(
        -62 + (at % 5) * 31,
        -6 + Math.floor(at / 5) * 26,
        7,
        at === 12 ? mark : at % 7 === 5 ? dark : lighter(dark, 0.6),
      ),
    )
    return (
      rect(-88, -78, 176, 170, 18, light) +
      shape('M-88 -60A18 18 0 0 1 -70 -78H70A18 18 0 0 1 88 -60V-34H-88Z', body) +
      cells.join('') +
      rect(-52, -94, 13, 34, 6, dark) +
      rect(39, -94, 13, 34, 6, dark) +
      ring(0, 46, 13, mark, 3)
    )
  },
  cubes: ({ body, mark, light }) => {
    const cube = (x: number, y: number, s: number, colour: string) =>
      shape(
        `M${n(x)} ${n(y - s)}L${n(x + s * 0.87)} ${n(y - s / 2)}L${n(x)} ${n(y)}L${n(x - s * 0.87)} ${n(y - s / 2)}Z`,
        lighter(colour, 0.35),
      ) +
      shape(
        `M${n(x - s * 0.87)} ${n(y - s / 2)}L${n(x)} ${n(y)}V${n(y + s)}L${n(x - s * 0.87)} ${n(y + s / 2)}Z`,
        colour,
      ) +
      shape(
        `M${n(x + s * 0.87)} ${n(y - s / 2)}L${n(x)} ${n(y)}V${n(y + s)}L${n(x + s * 0.87)} ${n(y + s / 2)}Z`,
        darker(colour, 0.28),
      )
    return cube(-44, 44, 50, body) + cube(44, 44, 50, light) + cube(0, -30, 50, mark)
  },
  cloud: ({ body, mark, light }) =>
    shape('M-60 52A42 42 0 0 1 -58 -32A58 58 0 0 1 52 -40A46 46 0 0 1 60 52Z', light) +
    shape('M-60 52A42 42 0 0 1 -70 -30C-40 20 20 30 98 20A46 46 0 0 1 60 52Z', body, 'opacity="0.35"') +
    stroke('M0 40V-14M-24 8L0 -16L24 8', mark, 13),
  bubbles: ({ body, mark, light, dark }) =>
    shape(
      'M-96 -66A20 20 0 0 1 -76 -86H24A20 20 0 0 1 44 -66V-8A20 20 0 0 1 24 12H-40L-66 38V12H-76A20 20 0 0 1 -96 -8Z',
      body,
    ) +
    [-54, -26, 2].map((x) => disc(x, -37, 8, light)).join('') +
    shape(
      'M-24 26A18 18 0 0 1 -6 8H78A18 18 0 0 1 96 26V60A18 18 0 0 1 78 78H66V98L44 78H-6A18 18 0 0 1 -24 60Z',
      light,
    ) +
    rect(-4, 26, 78, 9, 4, mark) +
    rect(-4, 48, 52, 9, 4, dark, 'opacity="0.45"'),
  drone: ({ body, mark, light, dark }) => {
    const rotor = (x: number, y: number) =>
      `<ellipse cx="${x}" cy="${y}" rx="40" ry="9" fill="${light}" opacity="0.75"/>${rect(x - 4, y, 8, 22, 3, dark)}`
    return (
      stroke('M-66 -22L66 -22M-58 22L58 22', body, 12) +
      rotor(-66, -46) +
      rotor(66, -46) +
      rect(-40, -30, 80, 56, 22, body) +
      disc(0, 34, 20, dark) +
      disc(0, 36, 10, mark) +
      stroke('M-44 26L-58 60H-72M44 26L58 60H72', dark, 7)
    )
  },
  book: ({ body, mark, light, dark }) =>
    shape('M0 -58C-26 -78 -66 -80 -98 -70V66C-66 56 -26 58 0 78Z', light) +
    shape('M0 -58C26 -78 66 -80 98 -70V66C66 56 26 58 0 78Z', lighter(body, 0.6)) +
    shape('M40 -74V20L56 6L72 20V-77C62 -78 50 -77 40 -74Z', mark) +
    [-34, -12, 10]
      .map((y) => stroke(`M-76 ${y}C-56 ${y - 4} -36 ${y - 2} -20 ${y + 6}`, dark, 5, 'opacity="0.5"'))
      .join('') +
    stroke('M0 -56V76', darker(body, 0.2), 5),
  sliders: ({ body, mark, light, dark }) =>
    rect(-92, -84, 184, 168, 22, body) +
    [
      [-50, 24],
      [0, -30],
      [50, 6],
    ]
      .map(
        ([x = 0, y = 0]) =>
          rect(x - 5, -62, 10, 124, 5, darker(body, 0.4)) +
          rect(x - 20, y - 11, 40, 22, 7, x === 0 ? mark : light) +
          rect(x - 12, y - 2, 24, 4, 2, dark, 'opacity="0.6"'),
      )
      .join(''),
  printer: ({ body, mark, light, dark }) =>
    rect(-58, -92, 116, 62, 5, light) +
    rect(-94, -40, 188, 92, 18, body) +
    rect(-66, 14, 132, 80, 5, '#ffffff') +
    shape(
      lines([
        [-54, 82],
        [-54, 62],
        [-20, 34],
        [6, 56],
        [24, 44],
        [54, 70],
        [54, 82],
      ]),
      mark,
    ) +
    disc(66, -16, 7, mark) +
    rect(-76, 10, 152, 9, 4, dark),
  globe: ({ body, mark, light }) =>
    disc(0, 0, 90, body) +
    shape(
      'M-60 -58C-20 -70 -4 -40 -26 -22C-44 -6 -30 20 -54 28C-78 20 -86 -20 -60 -58ZM18 -66C54 -62 78 -30 80 0C60 4 50 -18 30 -12C8 -18 0 -44 18 -66ZM10 24C40 14 58 30 48 54C36 78 10 80 4 56Z',
      mark,
      'opacity="0.9"',
    ) +
    ring(0, 0, 90, light, 4) +
    `<ellipse cx="0" cy="0" rx="106" ry="34" fill="none" stroke="${light}" stroke-width="4" transform="rotate(-24)" opacity="0.85"/>`,
  lamp: ({ body, mark, light, dark }) =>
    shape('M-20 -20L-96 84H96L20 -20Z', light, 'opacity="0.28"') +
    shape('M-52 -6C-52 -52 -30 -78 0 -78C30 -78 52 -52 52 -6Z', body) +
    rect(-8, -100, 16, 26, 4, dark) +
    `<ellipse cx="0" cy="-6" rx="52" ry="11" fill="${mark}"/>`,
  compass: ({ body, mark, light, dark }) =>
    disc(0, 0, 92, body) +
    disc(0, 0, 76, light) +
    around(12, 66)
      .map(([x, y]) => disc(x, y, 3.6, dark))
      .join('') +
    `<g transform="rotate(38)">${shape('M0 -58L17 0H-17Z', mark)}${shape('M0 58L17 0H-17Z', dark)}</g>` +
    disc(0, 0, 8, light),
  pen: ({ body, mark, light, dark }) =>
    `<g transform="rotate(40)">${rect(-22, -104, 44, 112, 8, body)}${rect(-22, -40, 44, 14, 0, mark)}${shape('M-22 8H22L12 58L0 92L-12 58Z', light)}${stroke('M0 50V88', dark, 4)}${disc(0, 40, 8, dark)}</g>`,
} satisfies Record<string, PaintObject>
