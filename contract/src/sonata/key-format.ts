import { keyGroups } from '../constants.ts'

const capitals = keyGroups.reduce<number>((sum, length) => sum + length, 0)

/**
 * The activation key of a cypher: its uppercase letters joined, in groups of 3, 3, 4 and 2 separated by dashes
 * (SPEC §4). Null for a cypher that has not exactly 12 capitals A to Z (DESIGN §5).
 */
export function keyOf(cypher: string): string | null {
  const letters = cypher.replace(/[^A-Z]/g, '')
  if (letters.length !== capitals) return null
  let from = 0
  return keyGroups
    .map((length) => {
      from += length
      return letters.slice(from - length, from)
    })
    .join('-')
}
