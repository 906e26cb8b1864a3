import { quotas } from '@dlm/contract/limits'
import { chooseRules } from '@dlm/contract/rooms/room-rules'
import { describe, expect, it } from 'vitest'
import { changedChoices } from './changed-choices.ts'
import { RoomChoiceDoc } from './room-choice.doc.ts'

const lists = [{ id: 'all', title: 'All', limit: 0 }]
const isOwn = () => true
const ids = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`)

describe('the limits of a choice', () => {
  it('are those of the portal, for a list of any number', () => {
    const full = RoomChoiceDoc.parse({ room: 'r', lists: { all: ids(quotas.roomChoices) } })
    const { choices, refused } = changedChoices(
      full,
      [{ pid: 'more', list: 'all', isIn: true }],
      lists,
      isOwn,
    )
    expect(choices).toBe(full)
    expect(refused).toEqual([{ pid: 'more', msg: chooseRules.full('All', quotas.roomChoices) }])
  })

  it('are those of the portal for stars and rejected photos, of which each can still be changed', () => {
    const many = ids(quotas.roomMarks)
    const full = RoomChoiceDoc.parse({
      ...{ room: 'r', rejected: many, stars: Object.fromEntries(many.map((pid) => [pid, 1])) },
    })
    const { choices, refused } = changedChoices(
      full,
      [
        { pid: 'more', stars: 2 },
        { pid: 'more', isRejected: true },
        { pid: 'p0', stars: 5 },
        { pid: 'p1', stars: 0 },
        { pid: 'p0', isRejected: false },
        { pid: 'other', stars: 2 },
      ],
      lists,
      isOwn,
    )
    expect(refused).toEqual(['more', 'more'].map((pid) => ({ pid, msg: chooseRules.tooMany })))
    expect([choices.stars.p0, choices.stars.p1, choices.stars.other]).toEqual([5, undefined, 2])
    expect(choices.rejected).toHaveLength(quotas.roomMarks - 1)
  })
})

describe('changes that make no difference', () => {
  it('leave the same object, so that nothing is written', () => {
    const stored = RoomChoiceDoc.parse({ room: 'r', lists: { all: ['p1'] }, stars: { p1: 2 } })
    const { choices } = changedChoices(
      stored,
      [
        { pid: 'p1', list: 'all', isIn: true },
        { pid: 'p1', stars: 2 },
        { pid: 'p1', isRejected: false },
      ],
      lists,
      isOwn,
    )
    expect(choices).toBe(stored)
  })
})
