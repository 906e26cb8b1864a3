import { describe, expect, it } from 'vitest'
import { comparedWith, fromCompare, moved, toCompare } from './compared.ts'

const pids = ['a', 'b', 'c', 'd', 'e']

describe('photos that are compared', () => {
  it('are those after the first one, and before it where it is at the end', () => {
    expect(comparedWith(pids, 'b', 2)).toEqual(['b', 'c'])
    expect(comparedWith(pids, 'b', 4)).toEqual(['b', 'c', 'd', 'e'])
    expect(comparedWith(pids, 'e', 2)).toEqual(['e', 'd'])
    expect(comparedWith(pids, 'd', 4)).toEqual(['d', 'e', 'b', 'c'])
    expect(comparedWith(['a', 'b'], 'a', 4)).toEqual(['a', 'b'])
  })

  it('are named by the address, each once, and no other photo', () => {
    expect(fromCompare(toCompare(['d', 'a']), pids)).toEqual(['d', 'a'])
    expect(fromCompare('a.a.x..b', pids)).toEqual(['a', 'b'])
    expect(fromCompare(null, pids)).toEqual([])
    expect(fromCompare('a.b.c.d.e', pids)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('move on one by one, past what is in another pane', () => {
    expect(moved(['a', 'b'], 0, 1, pids)).toEqual(['c', 'b'])
    expect(moved(['c', 'b'], 1, -1, pids)).toEqual(['c', 'a'])
    expect(moved(['c', 'a'], 1, -1, pids)).toBeUndefined()
    expect(moved(['d', 'e'], 0, 1, pids)).toBeUndefined()
  })
})
