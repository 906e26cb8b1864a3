import type { ChoiceChange, RoomChoices } from '@dlm/contract/rooms/choosing.schema'

/** `values` with `value` in them, at the end where it is new, or without it. */
function withValue<T>(values: readonly T[], value: T, isIn: boolean): T[] {
  if (!isIn) return values.filter((other) => other !== value)
  return values.includes(value) ? [...values] : [...values, value]
}

function withChange(choices: RoomChoices, change: ChoiceChange): RoomChoices {
  const { pid } = change
  if ('list' in change)
    return {
      ...choices,
      data: choices.data.map((list) =>
        list.id === change.list ? { ...list, pids: withValue(list.pids, pid, change.isIn) } : list,
      ),
    }
  if ('isRejected' in change)
    return { ...choices, rejected: withValue(choices.rejected, pid, change.isRejected) }
  const others = choices.stars.filter((rated) => rated.pid !== pid)
  return { ...choices, stars: change.stars > 0 ? [...others, { pid, stars: change.stars }] : others }
}

/** The choices of the server with what this browser has changed and not sent. */
export function withChanges(choices: RoomChoices, changes: readonly ChoiceChange[]): RoomChoices {
  return changes.reduce(withChange, choices)
}

/** Whether two changes are of the same mark of the same photo, so that the later one is enough. */
export function isSameMark(one: ChoiceChange, other: ChoiceChange): boolean {
  if (one.pid !== other.pid) return false
  if ('list' in one) return 'list' in other && one.list === other.list
  return 'stars' in one ? 'stars' in other : 'isRejected' in other
}
