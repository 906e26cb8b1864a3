import { expect, it } from 'vitest'
import { neighbour, rowOf } from './neighbours.ts'

const rows = [
  { start: 0, height: 100, widths: [200, 100] },
  { start: 2, height: 100, widths: [100, 100, 100] },
  { start: 5, height: 100, widths: [120] },
]

it.each([
  [0, 'ArrowRight', 1],
  [1, 'ArrowRight', 2],
  [2, 'ArrowLeft', 1],
  [0, 'ArrowLeft', undefined],
  [5, 'ArrowRight', undefined],
  [0, 'ArrowDown', 3],
  [1, 'ArrowDown', 4],
  [4, 'ArrowUp', 1],
  [4, 'ArrowDown', 5],
  [5, 'ArrowUp', 2],
  [0, 'ArrowUp', undefined],
  [5, 'ArrowDown', undefined],
  [3, 'Home', 0],
  [3, 'End', 5],
  [3, 'constructor', undefined],
])('from photo %i, %s leads to %s', (from, key, to) => {
  expect(neighbour(rows, from, key)).toBe(to)
})

it('knows the row of a photo', () => {
  expect([0, 1, 2, 5, 6].map((photo) => rowOf(rows, photo))).toEqual([0, 0, 1, 2, -1])
})
