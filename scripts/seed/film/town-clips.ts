import { along, darker } from '../art/colour.ts'
import { n, type Point } from '../art/drawing.ts'
import { lines, rugged } from '../art/shapes.ts'
import { paintSky, paintStars, paintSun } from '../art/sky.ts'
import { type PaintFrame, turn } from './frame.ts'

/** A town at night from the window of a train. */
export const nightTrain: PaintFrame = (drawing, random, moment) => {
  const { width, height } = drawing
  paintSky(drawing, ['#0b1030', '#2a2458', '#8a4a6f'], 0.7)
  paintStars(drawing, random, 90, 0.4)
  // Each plane is painted twice, side by side, and moves on by a whole width times its speed.
  for (const [speed, base, colour, tall] of [
    [1, 0.66, '#3a2f63', 0.26],
    [2, 0.74, '#221d47', 0.3],
    [3, 0.84, '#0f0e26', 0.34],
  ] as const) {
    const houses: string[] = []
    for (let x = 0; x < width; ) {
      const wide = random.between(26, 60) * (0.7 + speed * 0.25)
      const top = height * (base - tall * random.next() ** 1.5 * 0.9 - 0.04)
      const w = Math.min(wide, width - x)
      houses.push(
        `<rect x="${n(x)}" y="${n(top)}" width="${n(w + 0.5)}" height="${n(height - top)}" fill="${colour}"/>`,
      )
      for (let y = top + 7; y < height * base; y += 9)
        for (let at = x + 5; at + 5 < x + w; at += 9)
          if (random.chance(0.22))
            houses.push(
              `<rect x="${n(at)}" y="${n(y)}" width="4" height="5" fill="${along(['#ffd48a', '#ffb35c', '#9fe3ff'], random.next())}" opacity="${n(random.between(0.4, 0.95))}"/>`,
            )
      x += w
    }
    const shift = -((moment * speed) % 1) * width
    const plane = drawing.nextId()
    drawing.add(
      `<g transform="translate(${n(shift)} 0)"><g id="${plane}">${houses.join('')}</g><use href="#${plane}" x="${width}"/></g>`,
    )
  }
  const glow = drawing.radial([
    [0, '#fff1cf', 0.95],
    [0.16, '#ffc777', 0.6],
    [1, '#ffb35c', 0],
  ])
  for (let lamp = 0; lamp < 3; lamp++) {
    const x = width * (1.3 - ((moment * 6 + lamp / 3) % 1) * 1.6)
    drawing.add(
      `<ellipse cx="${n(x)}" cy="${n(height * 0.24)}" rx="${n(width * 0.17)}" ry="${n(height * 0.1)}" fill="${glow}"/>`,
      `<rect x="${n(x - 2)}" y="${n(height * 0.24)}" width="4" height="${height}" fill="#07060f" opacity="0.8"/>`,
    )
  }
  const frame = `M0 0H${width}V${height}H0ZM${n(width * 0.05)} ${n(height * 0.13)}V${n(height * 0.76)}Q${n(width * 0.05)} ${n(height * 0.84)} ${n(width * 0.1)} ${n(height * 0.84)}H${n(width * 0.9)}Q${n(width * 0.95)} ${n(height * 0.84)} ${n(width * 0.95)} ${n(height * 0.76)}V${n(height * 0.13)}Q${n(width * 0.95)} ${n(height * 0.06)} ${n(width * 0.9)} ${n(height * 0.06)}H${n(width * 0.1)}Q${n(width * 0.05)} ${n(height * 0.06)} ${n(width * 0.05)} ${n(height * 0.13)}Z`
  drawing.add(
    `<path d="${frame}" fill-rule="evenodd" fill="${drawing.linear([
      [0, '#221a2c'],
      [1, '#120d1a'],
    ])}"/>`,
    `<rect x="${n(width * 0.05)}" y="${n(height * 0.06)}" width="${n(width * 0.9)}" height="${n(height * 0.78)}" rx="${n(width * 0.05)}" fill="${drawing.linear(
      [
        [0, '#ffffff', 0.1],
        [0.4, '#ffffff', 0],
        [1, '#ffffff', 0.04],
      ],
      [0, 0],
      [1, 1],
    )}"/>`,
  )
}

/** Windows that go on and off, and cars below. */
export const cityWindows: PaintFrame = (drawing, random, moment) => {
  const { width, height } = drawing
  paintSky(drawing, ['#06122a', '#12345a', '#3f7f8f'], 0.9)
  paintStars(drawing, random, 110, 0.5)
  paintSun(drawing, [width * 0.2, height * 0.22], height * 0.045, '#e8fff6', 0.6)
  for (const row of [0, 1]) {
    const colour = row === 0 ? '#1f4f68' : '#06141f'
    for (let x = -10; x < width; ) {
      const wide = random.between(34, 68)
      const top = height * (0.92 - (row === 0 ? 0.62 : 0.44) * (0.3 + 0.7 * random.next()))
      drawing.add(
        `<rect x="${n(x)}" y="${n(top)}" width="${n(wide)}" height="${height}" fill="${row === 0 ? colour : darker(colour, 0.1)}"/>`,
      )
      for (let y = top + 8; y < height; y += 11)
        for (let at = x + 6; at + 6 < x + wide; at += 10) {
          const [kind, phase, tint] = [random.next(), random.next(), random.next()]
          if (kind > 0.5) continue
          // Some burn all night; the others are switched on at one moment and off at another.
          const lit = kind < 0.22 || (moment + phase) % 1 < 0.5
          if (lit)
            drawing.add(
              `<rect x="${n(at)}" y="${n(y)}" width="5" height="6" fill="${along(['#ffe1a3', '#ffc06b', '#7ff0dc'], tint)}" opacity="${row === 0 ? 0.6 : 0.92}"/>`,
            )
        }
      x += wide + (random.chance(0.3) ? 6 : 0)
    }
  }
  for (let car = 0; car < 7; car++) {
    const [offset, way] = [random.next(), car % 2 === 0 ? 1 : -1]
    const share = (moment * way + offset + 2) % 1
    const trail = drawing.linear(
      [
        [0, way > 0 ? '#ff5a4f' : '#fff3cf', way > 0 ? 0 : 0.95],
        [1, way > 0 ? '#ff5a4f' : '#fff3cf', way > 0 ? 0.95 : 0],
      ],
      [0, 0],
      [1, 0],
    )
    drawing.add(
      `<rect x="${n(share * width * 1.4 - width * 0.2)}" y="${n(height * (way > 0 ? 0.965 : 0.945))}" width="${n(width * 0.14)}" height="3" rx="1.5" fill="${trail}"/>`,
    )
  }
  drawing.vignette(0.3)
}

/** Lanterns that rise. */
export const lanterns: PaintFrame = (drawing, random, moment) => {
  const { width, height } = drawing
  paintSky(drawing, ['#0a0a24', '#2a1440', '#6a2a4a'], 1)
  paintStars(drawing, random, 140, 0.8)
  const glow = drawing.radial([
    [0, '#ffe3a8', 0.9],
    [0.3, '#ff9a4a', 0.35],
    [1, '#ff7a3a', 0],
  ])
  const body = drawing.linear([
    [0, '#ff9a4a'],
    [0.7, '#ffc777'],
    [1, '#fff0c8'],
  ])
  for (let at = 0; at < 26; at++) {
    const depth = at / 25
    const [x0, y0, sway] = [random.next(), random.next(), random.next()]
    const size = height * (0.018 + 0.075 * depth ** 2)
    const y = height * (1.2 - ((y0 + moment) % 1) * 1.4)
    const x = width * x0 + size * 0.9 * Math.sin(turn * (moment + sway))
    drawing.add(
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 2.6)}" fill="${glow}" opacity="${n(0.4 + 0.5 * depth)}"/>`,
      `<path d="M${n(x - size * 0.5)} ${n(y - size * 0.7)}Q${n(x)} ${n(y - size * 1.15)} ${n(x + size * 0.5)} ${n(y - size * 0.7)}L${n(x + size * 0.36)} ${n(y + size * 0.7)}H${n(x - size * 0.36)}Z" fill="${body}" opacity="${n(0.6 + 0.4 * depth)}"/>`,
    )
  }
  const hill = rugged(random, 6, 0.45).map(
    (value, at): Point => [(at / 64) * width, height * (0.93 - value * 0.05)],
  )
  drawing.add(`<path d="${lines([...hill, [width, height], [0, height]])}" fill="#0a0614"/>`)
  drawing.vignette(0.34)
}
