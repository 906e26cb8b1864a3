import type { ChoiceChange } from '@dlm/contract/rooms/choosing.schema'
import { storedValue } from '../../../lib/storage/stored-value.ts'
import { isSameMark } from './changed-choices.ts'

const isId = (value: unknown): value is string => typeof value === 'string' && value !== ''

function isChange(value: unknown): value is ChoiceChange {
  const { pid, list, isIn, stars, isRejected } = (value ?? {}) as Record<string, unknown>
  const isMark = isId(list)
    ? typeof isIn === 'boolean'
    : Number.isInteger(stars) || typeof isRejected === 'boolean'
  return isId(pid) && isMark
}

const none: readonly never[] = []

/** A list for each link that this browser has opened, which outlives the page. */
function storedByLink<T>(key: string, isOne: (value: unknown) => value is T) {
  const stored = storedValue<ReadonlyMap<string, readonly T[]>>({
    key,
    parse: (json) =>
      new Map(
        Object.entries(json ?? {}).map(([link, values]) => [
          link,
          Array.isArray(values) ? values.filter(isOne) : [],
        ]),
      ),
    toJson: (lists) => Object.fromEntries(lists),
  })
  return {
    get: (link: string): readonly T[] => stored.get().get(link) ?? none,
    /** As a hook. */
    use: (link: string): readonly T[] => stored.use().get(link) ?? none,
    set(link: string, values: readonly T[]): void {
      const others = [...stored.get()].filter(([id]) => id !== link)
      stored.set(new Map(values.length > 0 ? [...others, [link, values]] : others))
    },
  }
}

/** What was changed in a room and not sent yet, in its order. */
export const unsentChanges = storedByLink('dsp-choices', isChange)
/** The photos that were looked at that the server does not have yet. */
export const unsentSeen = storedByLink('dsp-seen', isId)

/** Adds changes; one of the same mark that waits is replaced. */
export function addUnsentChanges(link: string, added: readonly ChoiceChange[]): void {
  const others = unsentChanges.get(link).filter((change) => !added.some((other) => isSameMark(change, other)))
  unsentChanges.set(link, [...others, ...added])
}

export function addUnsentSeen(link: string, pid: string): void {
  if (!unsentSeen.get(link).includes(pid)) unsentSeen.set(link, [...unsentSeen.get(link), pid])
}

/** Removes what was sent. A mark that has become another one meanwhile is not among that. */
export function removeSentChanges(link: string, sent: readonly ChoiceChange[]): void {
  const texts = new Set(sent.map((change) => JSON.stringify(change)))
  unsentChanges.set(
    link,
    unsentChanges.get(link).filter((change) => !texts.has(JSON.stringify(change))),
  )
}

export function removeSentSeen(link: string, sent: readonly string[]): void {
  unsentSeen.set(
    link,
    unsentSeen.get(link).filter((pid) => !sent.includes(pid)),
  )
}
