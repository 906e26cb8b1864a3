import type { RoomChoices } from '@dlm/contract/rooms/choosing.schema'
import type { choosingTexts } from '@dlm/contract/rooms/choosing.texts'
import type { PhotoFilter } from '../../../lib/choosing.ts'

/** What of a part is shown. */
export type FilterName = keyof typeof choosingTexts.filters

/** Stars that a photo has at least. */
const leastStars: Partial<Record<FilterName, number>> = { stars: 1, stars3: 3 }

/** The photos that a filter shows. @param seen those that were looked at when it was set */
export function filterOf(
  name: FilterName,
  { rejected, stars }: Pick<RoomChoices, 'rejected' | 'stars'>,
  chosen: readonly string[],
  seen: ReadonlySet<string>,
): PhotoFilter | null {
  const least = leastStars[name]
  if (least !== undefined)
    return { kind: 'stars', pids: stars.filter((rated) => rated.stars >= least).map(({ pid }) => pid) }
  if (name === 'chosen') return { kind: 'chosen', pids: chosen }
  if (name === 'rejected') return { kind: 'rejected', pids: rejected }
  if (name === 'unseen') return { kind: 'unseen', passes: (pid) => !seen.has(pid) }
  return null
}
