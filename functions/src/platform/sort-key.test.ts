import { describe, expect, it } from 'vitest'
import { sortKey } from './sort-key.ts'

/** These names from A to Z, as the database sorts their keys: by the bytes of UTF-8. */
function sorted(names: readonly string[]): string[] {
  const bytes = (name: string) => Buffer.from(sortKey(name))
  return names.toSorted((a, b) => Buffer.compare(bytes(a), bytes(b)))
}

describe('sortKey', () => {
  it.each([
    ['case, accents and numbers', ['Apple', 'Day 2', 'Day 10', 'Émile', 'zebra']],
    ['numbers with zeros before them', ['IMG_0007', 'IMG_8', 'IMG_0009', 'IMG_0100']],
    ['numbers before words', ['2 roads', '10 roads', 'A road']],
    ['letters with a stroke', ['Łódź', 'Lviv', 'Odense', 'Østerbro', 'Oxford']],
    ['a number of more digits than any day', ['No. 99', `No. ${'9'.repeat(30)}`, `No. 1${'0'.repeat(30)}`]],
    ['vowel signs of Sinhala', ['ක', 'කා', 'කි']],
  ])('%s', (_, names) => {
    expect(sorted(names.toReversed())).toEqual(names)
  })

  it('is of at most 200 characters, and none of them is half of one', () => {
    expect(sortKey(`${'a'.repeat(199)}🎉b`)).toBe(`${'a'.repeat(199)}🎉`)
  })
})
