import { expect, it } from 'vitest'
import { neighbour } from './neighbours.ts'

const box = (x: number, y: number, width: number, height = 100) => ({ x, y, width, height })

/** Three rows, with 8 px between photos. */
const rows = [
  ...[box(0, 0, 208), box(216, 0, 100)],
  ...[box(0, 108, 100), box(108, 108, 100), box(216, 108, 100)],
  box(0, 216, 120),
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
])('in rows: from photo %i, %s leads to %s', (from, key, to) => {
  expect(neighbour(rows, from, key)).toBe(to)
})

/** Two columns, the second of which begins with a tall photo. */
const columns = [
  box(0, 0, 100),
  box(108, 0, 100, 300),
  box(0, 108, 100),
  box(0, 216, 100),
  box(108, 308, 100),
]

it.each([
  [0, 'ArrowRight', 1],
  [0, 'ArrowDown', 2],
  [2, 'ArrowDown', 3],
  [3, 'ArrowDown', undefined],
  [1, 'ArrowDown', 4],
  [4, 'ArrowUp', 1],
  [3, 'ArrowUp', 2],
  [0, 'ArrowUp', undefined],
  [1, 'End', 4],
])('in columns: from photo %i, %s leads to %s', (from, key, to) => {
  expect(neighbour(columns, from, key)).toBe(to)
})
