import { describe, expect, it } from 'vitest'
import { largestPart, partOf } from './byte-range.ts'

const size = 100
const etag = '"e1"'
const partAt = (range: string | undefined, ifRange?: string, of = size) =>
  partOf(of, etag, { range, ifRange })

describe('partOf', () => {
  it.each([
    ['bytes=0-', 0, 99],
    ['bytes=0-0', 0, 0],
    ['BYTES=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=90-1000', 90, 99],
    ['bytes=99-', 99, 99],
    ['bytes=-1', 99, 99],
    ['bytes=-1000', 0, 99],
  ])('%s is the bytes %i to %i', (range, from, to) => {
    expect(partAt(range)).toEqual({ from, to })
  })

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=999999999999999-'])(
    '%s is none of it',
    (range) => {
      expect(partAt(range)).toBe('unsatisfiable')
    },
  )

  it('is none of a file without bytes', () => {
    expect(partAt('bytes=0-', undefined, 0)).toBe('unsatisfiable')
    expect(partAt('bytes=-5', undefined, 0)).toBe('unsatisfiable')
  })

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=5-3',
    'bytes=0-1,5-6',
    'items=0-1',
    'bytes=0-1;',
    'bytes=9999999999999999-',
  ])('%j is the whole file', (range) => {
    expect(partAt(range)).toBeNull()
  })

  it('is the whole file where If-Range names another one', () => {
    expect(partAt('bytes=0-9', etag)).toEqual({ from: 0, to: 9 })
    for (const other of ['"e2"', 'W/"e1"', 'Wed, 21 Oct 2026 07:28:00 GMT', ''])
      expect(partAt('bytes=0-9', other)).toBeNull()
  })

  it('is never more than one answer has', () => {
    const film = 4 * 1024 ** 3
    expect(partAt('bytes=0-', undefined, film)).toEqual({ from: 0, to: largestPart - 1 })
    expect(partAt(`bytes=5-${film}`, undefined, film)).toEqual({ from: 5, to: largestPart + 4 })
    expect(partAt(`bytes=-${film}`, undefined, film)).toEqual({ from: 0, to: largestPart - 1 })
  })
})
