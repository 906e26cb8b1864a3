import type { Rating } from '@dlm/contract/ratings/ratings.schema'

/** A rating as the API answers it. */
export function aRating(overrides: Partial<Rating> = {}): Rating {
  return { id: 'r1', user: 'ewan', uid: 'uid-ewan', photo: '', rate: 5, ...overrides }
}
