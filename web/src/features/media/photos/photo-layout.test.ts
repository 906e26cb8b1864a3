import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aPhoto } from '../../../testing/media.ts'
import { usePhotoLayout } from './photo-layout.ts'

const layout = (width: number, photos = [] as ReturnType<typeof aPhoto>[]) =>
  renderHook(() => usePhotoLayout(photos, 24, width)).result.current

it.each([
  ['a phone', 358, 2],
  ['a tablet', 772, 4],
  ['a desktop', 1392, 4],
])('expects as many photos in a row as %s will have', (_, width, perRow) => {
  expect(Math.round(layout(width).perRow)).toBe(perRow)
})

it('goes by the rows that are there', () => {
  const photos = Array.from({ length: 12 }, (_, at) => aPhoto(`p${at}`))
  const { rows, perRow } = layout(772, photos)
  expect(perRow).toBe(rows.reduce((sum, { widths }) => sum + widths.length, 0) / rows.length)
})
