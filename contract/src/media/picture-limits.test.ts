import { expect, it } from 'vitest'
import { pictureFault } from './picture-limits.ts'

const colours = { channels: 3, sampleBytes: 1 }

it.each([
  [{ ...colours, width: 8000, height: 5000 }, null],
  [
    { ...colours, width: 8001, height: 5000 },
    'This image has 40.1 megapixels (8001 × 5000). The limit is 40.',
  ],
  [
    { channels: 4, sampleBytes: 2, width: 5000, height: 3001 },
    'This image needs 120.1 MB when opened. The limit is 120. Save it with 8 bits a colour, or smaller.',
  ],
  [
    { ...colours, width: 6000, height: 4000, scans: 'own colour' },
    'This image needs 144 MB when opened. The limit is 120. Save it not progressive.',
  ],
  [{ ...colours, width: 6000, height: 4000, scans: 'shared colour' }, null],
] as const)('says which limit a picture is above, with its own figure: %j', (header, expected) => {
  expect(pictureFault(header)).toBe(expected)
})
