import { randomInt } from 'node:crypto'
import { generateNKeysBetween } from 'fractional-indexing'

/** How many more keys are made than are used: two admins who move photos to one spot at the same time rarely get the same. */
const spare = 62

/**
 * Keys in ascending order that sort after `low` and before `high`; null is the start, or the end.
 * @throws Error where nothing is between them, as they are equal
 */
export function keysBetween(low: string | null, high: string | null, count: number): string[] {
  const keys = generateNKeysBetween(low, high, count + spare)
  const from = randomInt(spare + 1)
  return keys.slice(from, from + count)
}

/** Keys in ascending order that sort after `last`; null where there is none. */
export const keysAfter = (last: string | null, count: number) => generateNKeysBetween(last, null, count)
