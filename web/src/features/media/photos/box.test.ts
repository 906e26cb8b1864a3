import { expect, it } from 'vitest'
import { bottomOf, boxAt } from './box.ts'

const boxes = (...tops: number[]) => tops.map((y) => ({ x: 0, y, width: 100, height: 100 }))

it.each([
  [-500, 0],
  [0, 0],
  [107, 0],
  [108, 1],
  [165, 1],
  [166, 2],
  [9_999, 2],
])('at %i px is box %i', (y, box) => {
  expect(boxAt(boxes(0, 108, 166), y)).toBe(box)
})

it('finds a box among very many', () => {
  const many = boxes(...Array.from({ length: 100_000 }, (_, at) => at * 208))
  expect(boxAt(many, 208 * 77_777 + 5)).toBe(77_777)
})

it('is as low as the lowest, which need not be the last', () => {
  expect(bottomOf([])).toBe(0)
  expect(bottomOf([...boxes(0), { x: 0, y: 0, width: 100, height: 300 }, ...boxes(50)])).toBe(300)
})
