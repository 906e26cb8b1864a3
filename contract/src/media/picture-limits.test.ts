import { expect, it } from 'vitest'
import { pictureFault } from './picture-limits.ts'

const colours = { channels: 3, sampleBytes: 1 }

it.each([
  [{ ...colours, width: 11_000, height: 10_000 }, null],
  [
    { ...colours, width: 11_001, height: 10_000 },
    'This image has 110.1 megapixels (11001 × 10000). The limit is 110.',
  ],
  [
    { channels: 4, sampleBytes: 2, width: 7500, height: 5501 },
    'This image needs 330.1 MB when opened. The limit is 330. Save it with 8 bits a colour, or smaller.',
  ],
  [{ channels: 4, sampleBytes: 2, width: 11_000, height: 10_000, isByRows: true }, null],
  [
    { ...colours, width: 9504, height: 6336, scans: 'own colour' },
    'This image needs 361.4 MB when opened. The limit is 330. Save it not progressive.',
  ],
  [{ ...colours, width: 6000, height: 4000, scans: 'own colour' }, null],
  [{ ...colours, width: 11_000, height: 10_000, scans: 'shared colour' }, null],
] as const)('says which limit a picture is above, with its own figure: %j', (header, expected) => {
  expect(pictureFault(header)).toBe(expected)
})
