import { expect, it } from 'vitest'
import { type FrameRateName, frameAt, frameRateOf, frameRates, momentOf } from './frame-rate.ts'

const names = Object.keys(frameRates) as FrameRateName[]

it.each([
  [23.976, '23.976'],
  [24, '24'],
  [25.001, '25'],
  [29.97, '29.97'],
  [30, '30'],
  [59.9, '59.94'],
] as const)('a measured rate of %s is %s', (measured, name) => {
  expect(frameRateOf(measured)).toBe(frameRates[name])
})

it.each([undefined, null, 0, 15, 27.5, 120])('a rate of %s is none of films', (measured) => {
  expect(frameRateOf(measured)).toBeNull()
})

it.each(names)('the moment of a frame is within it at %s', (name) => {
  const rate = frameRates[name]
  for (const frame of [0, 1, 73, 17_982])
    expect(frameAt(Number(momentOf(frame, rate).toFixed(3)), rate)).toBe(frame)
})
