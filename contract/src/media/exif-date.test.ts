import { expect, it } from 'vitest'
import { exifMoment } from './exif-date.ts'

it.each([
  ['2024:05:31 18:20:07', Date.UTC(2024, 4, 31, 18, 20, 7)],
  // Some cameras write fractions or a zone behind it.
  ['2024:05:31 18:20:07.25', Date.UTC(2024, 4, 31, 18, 20, 7)],
  ['0000:00:00 00:00:00', undefined],
  ['2024:13:01 00:00:00', undefined],
  ['2024:05:00 00:00:00', undefined],
  ['2024-05-31 18:20:07', undefined],
  ['    :  :     :  :  ', undefined],
  ['', undefined],
])('%j is %s', (text, moment) => {
  expect(exifMoment(text)).toBe(moment)
})
