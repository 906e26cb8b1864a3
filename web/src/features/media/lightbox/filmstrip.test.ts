import { expect, it } from 'vitest'
import { around } from './filmstrip.tsx'

it.each([
  ['in the middle', 10, 20, 5, { from: 8, to: 13 }],
  ['at the start', 1, 20, 5, { from: 0, to: 5 }],
  ['at the end', 19, 20, 5, { from: 15, to: 20 }],
  ['among few', 1, 3, 5, { from: 0, to: 3 }],
  ['without room', 1, 3, 0, { from: 1, to: 1 }],
])('the entries around one: %s', (_, at, of, room, expected) => {
  expect(around(at, of, room)).toEqual(expected)
})
