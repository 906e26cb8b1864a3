import { expect, it } from 'vitest'
import { placeRows, rowAt } from './row-window.ts'

it('places rows below each other, with gaps between them only', () => {
  expect(placeRows([100, 50, 80], 8)).toEqual({ tops: [0, 108, 166], height: 246 })
  expect(placeRows([], 8)).toEqual({ tops: [], height: 0 })
})

it.each([
  [-500, 0],
  [0, 0],
  [107, 0],
  [108, 1],
  [165, 1],
  [166, 2],
  [9_999, 2],
])('at %i px is row %i', (y, row) => {
  expect(rowAt([0, 108, 166], y)).toBe(row)
})

it('finds a row among very many', () => {
  const { tops } = placeRows(Array(100_000).fill(200), 8)
  expect(rowAt(tops, 208 * 77_777 + 5)).toBe(77_777)
})
