/** The parts of the portal that an owner can do without; what belongs to none of them is always there. */
export const areas = [
  'news',
  'albums',
  'videos',
  'audio',
  'products',
  'services',
  'sonata',
  'events',
  'success',
  'questions',
  'ratings',
] as const

export type Area = (typeof areas)[number]

/** The areas of which the landing shows the newest below its stage, in the order of a fresh portal. */
export const landingSections = [
  'videos',
  'audio',
  'events',
  'products',
  'ratings',
  'news',
] as const satisfies readonly Area[]

export type LandingSection = (typeof landingSections)[number]
