/** The lists and groups with a sentence below their heading, which is also what a link to them shows elsewhere. */
export const screensWithIntro = [
  'news',
  'software',
  'products',
  'services',
  'events',
  'allEvents',
  'successes',
  'media',
  'albums',
  'videos',
  'audio',
] as const
