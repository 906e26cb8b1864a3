/**
 * The places, from `from` up to `to`, of so many entries around one: it stands in their middle, but near the ends of all.
 * @param at the place of that one
 * @param of how many there are
 * @param room how many are wanted
 */
export function around(at: number, of: number, room: number): { from: number; to: number } {
  const count = Math.min(room, of)
  const from = Math.min(Math.max(0, at - Math.floor(count / 2)), of - count)
  return { from, to: from + count }
}
