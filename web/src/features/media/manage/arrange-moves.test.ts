import { describe, expect, it } from 'vitest'
import { movesBack, reachedBy, withMove } from './arrange-moves.ts'

const order = ['a', 'b', 'c', 'd', 'e', 'f']

describe('withMove', () => {
  it.each([
    [['d'], 'b', 'adbcef'],
    [['a'], null, 'bcdefa'],
    [['f', 'a'], 'c', 'bfacde'],
    [['c'], 'd', 'abcdef'],
    // What is gone meanwhile is not there.
    [['x', 'b'], 'a', 'bacdef'],
    [['a'], 'x', 'bcdefa'],
  ])('puts %j in front of %s', (pids, before, moved) => {
    expect(withMove(order, { pids, before }).join('')).toBe(moved)
  })
})

describe('movesBack', () => {
  it.each([
    [['b'], 'f'],
    [['b', 'c', 'e'], 'a'],
    [['a', 'f'], 'd'],
    [['d', 'e', 'f'], 'a'],
    [['a', 'c', 'e'], null],
  ])('puts %j back, which were moved in front of %s', (pids, before) => {
    const moved = withMove(order, { pids, before })
    expect(movesBack(order, pids).reduce<readonly string[]>(withMove, moved)).toEqual(order)
  })
})

describe('reachedBy', () => {
  const grid = { columns: 4, isRightToLeft: false }
  // Rows of four; the last one has two.
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, undefined],
    ['ArrowRight', 9, undefined],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 7, 9],
    ['ArrowDown', 8, undefined],
    ['ArrowUp', 8, 4],
    ['ArrowUp', 2, undefined],
    ['Home', 6, 0],
    ['End', 6, 9],
    ['End', 9, undefined],
    ['x', 3, undefined],
  ])('%s leads from %i to %s', (key, from, to) => {
    expect(reachedBy(key, from, 9, grid)).toBe(to)
  })

  it('goes the other way where text goes from right to left', () => {
    const mirrored = { ...grid, isRightToLeft: true }
    expect(reachedBy('ArrowLeft', 1, 9, mirrored)).toBe(2)
    expect(reachedBy('ArrowRight', 1, 9, mirrored)).toBe(0)
  })
})
