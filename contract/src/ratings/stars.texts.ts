import { stars } from '../constants.ts'

/** What a rating’s stars say. */
export const starTexts = {
  /** As screen readers say it. */
  ofStars: (given: number) => `${given} of ${stars.max} stars`,
} as const
