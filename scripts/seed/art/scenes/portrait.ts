import type { Random } from '../../random.ts'
import { darker, lighter } from '../colour.ts'
import { type Drawing, n } from '../drawing.ts'

export interface PortraitLook {
  ground: readonly [string, string]
  skin: string
  hair: string
  style: 'short' | 'long' | 'bun' | 'curls' | 'scarf' | 'bald'
  top: string
  beard?: boolean
  glasses?: boolean
}

/** What lies behind the head, and what lies on it, in a square of 200 around the face. */
const hair: Record<PortraitLook['style'], (colour: string) => readonly [behind: string, before: string]> = {
  short: (c) => [
    '',
    `<path d="M-46 -8C-52 -66 -22 -78 4 -76C38 -76 52 -48 46 -6C42 -26 34 -38 18 -42C-4 -38 -30 -40 -38 -30C-44 -24 -44 -16 -46 -8Z" fill="${c}"/>`,
  ],
  long: (c) => [
    `<path d="M-56 64C-66 0 -64 -74 0 -76C64 -74 66 0 56 64C36 74 -36 74 -56 64Z" fill="${darker(c, 0.2)}"/>`,
    `<path d="M-46 4C-50 -54 -26 -72 2 -72C34 -72 50 -50 46 4C42 -20 30 -40 6 -50C-10 -34 -38 -26 -46 4Z" fill="${c}"/>`,
  ],
  bun: (c) => [
    `<circle cx="0" cy="-82" r="25" fill="${darker(c, 0.15)}"/>`,
    `<path d="M-46 -4C-50 -56 -26 -72 0 -72C28 -72 50 -56 46 -4C40 -30 24 -44 0 -44C-24 -44 -40 -30 -46 -4Z" fill="${c}"/>`,
  ],
  curls: (c) => {
    const curl = (at: number) => {
      const angle = Math.PI * (0.9 + (at / 10) * 1.2)
      return `<circle cx="${n(Math.cos(angle) * 47)}" cy="${n(Math.sin(angle) * 47 - 18)}" r="22" fill="${at % 2 ? c : lighter(c, 0.07)}"/>`
    }
    const row = Array.from({ length: 11 }, (_, at) => curl(at)).join('')
    return [row, [-28, -8, 14, 32].map((x) => `<circle cx="${x}" cy="-48" r="17" fill="${c}"/>`).join('')]
  },
  scarf: (c) => [
    `<path d="M-58 70C-70 -10 -56 -82 0 -82C56 -82 70 -10 58 70C30 92 -30 92 -58 70Z" fill="${darker(c, 0.18)}"/>`,
    `<path fill-rule="evenodd" d="M-54 40C-64 -20 -46 -78 0 -78C46 -78 64 -20 54 40C40 78 -40 78 -54 40ZM0 -50C-26 -50 -36 -24 -35 0C-34 30 -18 50 0 52C18 50 34 30 35 0C36 -24 26 -50 0 -50Z" fill="${c}"/>`,
  ],
  bald: () => ['', ''],
}

/** A person in cut paper: shoulders, a face without features, hair. */
export function portrait(drawing: Drawing, random: Random, look: PortraitLook): void {
  const { width, height } = drawing
  const unit = width / 200
  drawing.fill(
    drawing.linear(
      [
        [0, look.ground[0]],
        [1, look.ground[1]],
      ],
      [0, 0],
      [1, 1],
    ),
  )
  drawing.add(
    `<circle cx="${n(width * random.between(0.2, 0.8))}" cy="${n(height * 0.3)}" r="${n(width * 0.36)}" fill="${lighter(look.ground[0], 0.25)}" opacity="0.5"/>`,
  )
  const [behind, before] = hair[look.style](look.hair)
  const shadow = drawing.shadow(2, 5, 5, 0.34)
  const layer = (content: string) => (content ? `<g filter="${shadow}">${content}</g>` : '')
  const jaw = look.beard
    ? `<path d="M-44 4C-44 48 -24 66 0 67C24 66 44 48 44 4C38 24 22 28 0 27C-22 28 -38 24 -44 4Z" fill="${look.hair}"/>`
    : ''
  const rims = `fill="none" stroke="#22202c" stroke-width="4.5"`
  const glasses = look.glasses
    ? `<circle cx="-18" cy="-2" r="14" ${rims}/><circle cx="18" cy="-2" r="14" ${rims}/><path d="M-4 -4Q0 -8 4 -4" ${rims}/>`
    : ''
  const face = drawing.linear([
    [0, lighter(look.skin, 0.08)],
    [1, darker(look.skin, 0.1)],
  ])
  drawing.add(
    `<g transform="translate(${n(width / 2)} ${n(height * 0.47)}) scale(${n(unit)})">`,
    layer(behind),
    layer(`<path d="M-96 140C-94 92 -60 78 -26 72H26C60 78 94 92 96 140Z" fill="${look.top}"/>`),
    `<path d="M-20 40V74C-12 88 12 88 20 74V40Z" fill="${darker(look.skin, 0.2)}"/>`,
    layer(
      `<path d="M0 -60C30 -60 45 -38 45 -6C45 34 26 62 0 62C-26 62 -45 34 -45 -6C-45 -38 -30 -60 0 -60Z" fill="${face}"/>`,
    ),
    jaw,
    glasses,
    layer(before),
    '</g>',
  )
  drawing.vignette(0.2)
}
