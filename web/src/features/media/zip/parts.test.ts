import { expect, it } from 'vitest'
import { intoParts } from './parts.ts'

const files = (...sizes: number[]) => sizes.map((size, at) => ({ name: `${at}.jpg`, size }))
const sizes = (parts: { size: number }[][]) => parts.map((part) => part.map(({ size }) => size))

it('fills a part as far as it goes, what a zip adds included', () => {
  expect(sizes(intoParts(files(400, 400, 400), 1200))).toEqual([[400, 400], [400]])
  expect(sizes(intoParts(files(400, 400), 2000))).toEqual([[400, 400]])
})

it('gives a file that is too large a part of its own, and loses none', () => {
  expect(sizes(intoParts(files(10, 5000, 10), 1000))).toEqual([[10], [5000], [10]])
})

it('has no part for no file', () => {
  expect(intoParts([])).toEqual([])
})
