import { expect, it } from 'vitest'
import { moved, squareOf, wholePicture, within } from './crop.ts'

const wide = { width: 400, height: 200 }

it('begins with the largest square in the middle', () => {
  expect(squareOf(wholePicture, wide)).toEqual({ left: 100, top: 0, side: 200 })
})

it('follows the hand: the picture moved to the right shows more of its left', () => {
  expect(squareOf(moved(wholePicture, { x: 0.25, y: 0 }, wide), wide)).toEqual({
    left: 50,
    top: 0,
    side: 200,
  })
})

it('never leaves the picture', () => {
  expect(squareOf(moved(wholePicture, { x: 9, y: 9 }, wide), wide)).toEqual({ left: 0, top: 0, side: 200 })
  expect(squareOf(moved(wholePicture, { x: -9, y: -9 }, wide), wide)).toEqual({
    left: 200,
    top: 0,
    side: 200,
  })
  const corner = within({ x: 0, y: 0, zoom: 4 }, wide)
  expect(squareOf(corner, wide)).toEqual({ left: 0, top: 0, side: 50 })
  expect(squareOf(within({ ...corner, zoom: 1 }, wide), wide)).toEqual({ left: 0, top: 0, side: 200 })
})

it('zooms from once to four times', () => {
  expect(within({ ...wholePicture, zoom: 9 }, wide).zoom).toBe(4)
  expect(within({ ...wholePicture, zoom: 0 }, wide).zoom).toBe(1)
})
