import { quotas } from '@dlm/contract/limits'
import type { ChoiceChange } from '@dlm/contract/rooms/choosing.schema'
import { chooseRules } from '@dlm/contract/rooms/room-rules'
import type { RoomList } from '@dlm/contract/rooms/rooms.schema'
import type { RoomChoiceDoc } from './room-choice.doc.ts'

/** A change that was not made, and the sentence that says why. */
export interface RefusedChange {
  pid: string
  msg: string
}

/** `values` with `value` at its end, or without it. */
const withValue = (values: readonly string[], value: string, isIn: boolean): string[] =>
  isIn ? [...values, value] : values.filter((other) => other !== value)

/** What one change makes of the choices; the sentence that refuses it where a limit does. */
function changed(
  choices: RoomChoiceDoc,
  change: ChoiceChange,
  lists: readonly RoomList[],
): RoomChoiceDoc | string {
  const { pid } = change
  if ('list' in change) {
    const list = lists.find(({ id }) => id === change.list)
    if (!list) return chooseRules.listGone
    const pids = choices.lists[list.id] ?? []
    if (pids.includes(pid) === change.isIn) return choices
    const most = list.limit || quotas.roomChoices
    if (change.isIn && pids.length >= most) return chooseRules.full(list.title, most)
    return { ...choices, lists: { ...choices.lists, [list.id]: withValue(pids, pid, change.isIn) } }
  }
  if ('stars' in change) {
    const { [pid]: before = 0, ...others } = choices.stars
    if (before === change.stars) return choices
    if (before === 0 && Object.keys(others).length >= quotas.roomMarks) return chooseRules.tooMany
    return { ...choices, stars: change.stars === 0 ? others : { ...others, [pid]: change.stars } }
  }
  if (choices.rejected.includes(pid) === change.isRejected) return choices
  if (change.isRejected && choices.rejected.length >= quotas.roomMarks) return chooseRules.tooMany
  return { ...choices, rejected: withValue(choices.rejected, pid, change.isRejected) }
}

/**
 * The choices after these changes, made in their order: the same object where none makes a difference. One that is refused leaves the others.
 * @param lists of the room
 * @param isOwn whether a photo is one of the room's; what takes a mark away is not asked
 */
export function changedChoices(
  choices: RoomChoiceDoc,
  changes: readonly ChoiceChange[],
  lists: readonly RoomList[],
  isOwn: (pid: string) => boolean,
): { choices: RoomChoiceDoc; refused: RefusedChange[] } {
  const refused: RefusedChange[] = []
  let now = choices
  for (const change of changes) {
    const result = !adds(change) || isOwn(change.pid) ? changed(now, change, lists) : chooseRules.photoGone
    if (typeof result === 'string') refused.push({ pid: change.pid, msg: result })
    else now = result
  }
  return { choices: now, refused }
}

/** Whether a change puts a mark on a photo. */
export function adds(change: ChoiceChange): boolean {
  if ('list' in change) return change.isIn
  return 'stars' in change ? change.stars > 0 : change.isRejected
}
