import type { Kind } from '../kinds/kind.ts'
import { type KindWith, kinds, kindsWith } from '../kinds/kinds.ts'
import { successPoint } from '../kinds/success-point.ts'

/** Areas without a kind that admins add, and what the settings call them. */
const otherAreas = {
  sonata: 'Sonata keys',
  [successPoint.area]: successPoint.title,
  questions: 'Questions (FAQ)',
  ratings: 'Ratings',
} as const

/** The parts of the portal that an owner can do without; what belongs to none of them is always there. */
export type Area = (typeof kinds)[KindWith<'list'>]['area'] | keyof typeof otherAreas

/** What the settings call each area. */
export const areaTitles: Readonly<Record<Area, string>> = {
  ...(Object.fromEntries(
    kindsWith('list').map((name) => {
      const kind: Kind = kinds[name]
      return [kind.area, kind.areaTitle ?? kind.title]
    }),
  ) as Record<(typeof kinds)[KindWith<'list'>]['area'], string>),
  ...otherAreas,
}

export const areas = Object.keys(areaTitles) as Area[]

/** The areas of which the landing shows the newest below its stage, in the order of a fresh portal. */
export const landingSections = [
  'videos',
  'audio',
  'ratings',
  'news',
  'events',
  'products',
] as const satisfies readonly Area[]

export type LandingSection = (typeof landingSections)[number]
