/**
 * The window of `room` entries around one, from `from` up to `to`: centred, except near the ends.
 * @param at the index of that one
 * @param of how many there are
 * @param room the size of the window
 */
export function around(at: number, of: number, room: number): { from: number; to: number } {
  const count = Math.min(room, of)
  const from = Math.min(Math.max(0, at - Math.floor(count / 2)), of - count)
  return { from, to: from + count }
}
