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

/** What stands on the landing below its stage, in the order of a fresh portal. */
export const landingSections = ['film', 'sound', 'event', 'product', 'ratings', 'news'] as const

export type LandingSection = (typeof landingSections)[number]
