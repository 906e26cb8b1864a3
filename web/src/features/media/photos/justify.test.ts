import { describe, expect, it } from 'vitest'
import { type JustifiedRow, justify, layoutRatio, targetHeight } from './justify.ts'

const ratios = (count: number) =>
  Array.from({ length: count }, (_, at) => [1.5, 0.667, 1, 1.778, 2.4][at % 5] ?? 1)
const options = { width: 1152, gap: 8, target: 205, isComplete: true }
const filled = ({ widths }: JustifiedRow, gap: number) =>
  widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1)

describe.each([320, 358, 772, 1152])('rows %i px wide', (width) => {
  const target = targetHeight(width)
  const given = ratios(103)
  const rows = justify(given, { width, gap: 8, target, isComplete: true })

  it('hold every photo once, in order', () => {
    let next = 0
    for (const { start, widths } of rows) {
      expect(start).toBe(next)
      next += widths.length
    }
    expect(next).toBe(given.length)
  })

  it('fill their width to the pixel, near the target height', () => {
    for (const row of rows.slice(0, -1)) {
      expect(filled(row, 8)).toBe(width)
      expect(row.height).toBeGreaterThan(target * 0.6)
      expect(row.height).toBeLessThan(target * 1.7)
    }
  })

  it('keep the proportions', () => {
    for (const { start, height, widths } of rows)
      widths.forEach((shown, at) => {
        expect(Math.abs(shown - (given[start + at] ?? 0) * height)).toBeLessThanOrEqual(2.5)
      })
  })
})

it('a last row that is not full has the height of the others', () => {
  const rows = justify([1.5, 1.5, 1.5, 1.5, 1.5], options)
  expect(rows).toHaveLength(2)
  expect(rows[1]?.height).toBe(205)
  expect(rows[1] && filled(rows[1], 8)).toBeLessThan(options.width)
})

it('a last row that is more than half full fills its width', () => {
  const rows = justify([1.5, 1.5, 1.5], options)
  expect(rows.map((row) => filled(row, 8))).toEqual([options.width])
  expect(rows[0]?.height).toBeGreaterThan(options.target)
})

it('a last row is left out while more photos are pending, and those before it do not change', () => {
  const all = ratios(80)
  const first = justify(all.slice(0, 50), { ...options, isComplete: false })
  const laidOut = first.reduce((sum, { widths }) => sum + widths.length, 0)
  expect(laidOut).toBeLessThan(50)
  expect(justify(all, options).slice(0, first.length)).toEqual(first)
})

it.each([
  ['no photo', []],
  ['a panorama alone', [3]],
  ['a column alone', [0.5]],
  ['a column before a panorama', [0.5, 3]],
])('lays out %s', (_name, given) => {
  const rows = justify(given, { ...options, width: 320 })
  expect(rows.reduce((sum, { widths }) => sum + widths.length, 0)).toBe(given.length)
  for (const row of rows) expect(filled(row, 8)).toBeLessThanOrEqual(320)
})

it('cuts what is too wide or too narrow to be shown whole', () => {
  expect(layoutRatio({ width: 1600, height: 1000 })).toBe(1.6)
  expect(layoutRatio({ width: 9000, height: 1000 })).toBe(3)
  expect(layoutRatio({ width: 100, height: 1000 })).toBe(0.5)
})
