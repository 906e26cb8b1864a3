import { describe, expect, it } from 'vitest'
import { decodeWire, encodeWire, WireError, type WireFault } from './codec.ts'
import { Photo } from './media.schema.ts'

const unchecked = (value: unknown) => value

/** The key as it repeats, read off the encoding of a given text. */
const plain = { a: 'x'.repeat(50) }
const keyBytes = Array.from(JSON.stringify(plain), (character, at) => {
  return character.charCodeAt(0) ^ Number.parseInt(encodeWire(plain).slice(2 * at, 2 * at + 2), 16)
})

/** Any bytes as the wire carries them; `latin1` has a byte a character. */
function wireOf(latin1: string): string {
  return Array.from(latin1, (character, at) => {
    return (character.charCodeAt(0) ^ (keyBytes[at] ?? 0)).toString(16).padStart(2, '0')
  }).join('')
}

function faultOf(text: string, parse: (value: unknown) => unknown = unchecked): WireFault | 'none' | 'other' {
  try {
    decodeWire(text, parse)
    return 'none'
  } catch (error) {
    return error instanceof WireError ? error.fault : 'other'
  }
}

describe('what was encoded is decoded', () => {
  it.each([
    ['an empty list', []],
    ['an empty object', {}],
    ['text of many scripts', ['සිංහල', 'عربى', '日本語', '👩‍👩‍👧', 'é\u0000\ufeff']],
    ['a byte order mark first', ['\ufeff']],
    ['values of every kind', [{ a: 1.5, b: null, c: [true, false], d: '' }]],
  ])('%s', (_, value) => {
    expect(decodeWire(encodeWire(value), unchecked)).toEqual(value)
  })

  it('2,000 photos, in hex digits', () => {
    const photos = Array.from({ length: 2000 }, (_, at) => ({
      id: `id${at}`,
      pid: `pid${at}`,
      fid: 'sea',
      file: `https://files.dlm.test/${at}.webp`,
      name: `Sea ${at} 🌊.jpg`,
      type: 'image/jpeg',
      size: 100_000 + at,
    }))
    const text = encodeWire(photos)
    expect(text).toMatch(/^[0-9a-f]+$/)
    expect(text).not.toContain('Sea')
    expect(decodeWire(text, (value) => Photo.array().parse(value))).toEqual(photos)
  })

  it('a megabyte', () => {
    const value = ['x'.repeat(1_000_000)]
    expect(decodeWire(encodeWire(value), unchecked)).toEqual(value)
  })

  it('in the same bytes for ever: both sides are deployed apart', () => {
    expect(encodeWire([])).toBe('3f31')
  })

  it('in upper-case hex too', () => {
    expect(decodeWire(encodeWire(['a']).toUpperCase(), unchecked)).toEqual(['a'])
  })
})

describe('malformed input is distinguished, each beside its well-formed twin', () => {
  const good = encodeWire(['sea'])

  it('an odd number of digits', () => {
    expect(faultOf(good)).toBe('none')
    expect(faultOf(good.slice(0, -1))).toBe('odd-length')
  })

  it.each(['zz', '-1', ' 1', 'é1', '１1', '\ud8001', '0x'])('digits that are none: %j', (digits) => {
    expect(faultOf(good.slice(0, -2) + digits)).toBe('not-hex')
  })

  it.each(['["\xff"]', '["\xc3"]', '["\xed\xa0\x80"]', '["\xc0\xaf"]'])(
    'bytes that are no UTF-8: %j',
    (bytes) => {
      expect(faultOf(wireOf('["\xc3\xa9"]'))).toBe('none')
      expect(faultOf(wireOf(bytes))).toBe('not-utf8')
    },
  )

  it.each(['', '[', '{"a":}', 'undefined', '\xef\xbb\xbf[]'])('text that is no JSON: %j', (text) => {
    expect(faultOf(wireOf('[]'))).toBe('none')
    expect(faultOf(wireOf(text))).toBe('not-json')
  })

  it('a shape the reader does not take, with the cause', () => {
    const parse = (value: unknown) => Photo.array().parse(value)
    expect(faultOf(encodeWire([]), parse)).toBe('none')
    expect(faultOf(good, parse)).toBe('wrong-shape')
    expect(() => decodeWire(good, parse)).toThrow(expect.objectContaining({ cause: expect.anything() }))
  })

  it('never anything but a WireError', () => {
    for (let at = 0; at < good.length; at++) {
      for (const digit of ['0', 'f', 'g', '']) {
        expect(faultOf(good.slice(0, at) + digit + good.slice(at + 1))).not.toBe('other')
      }
    }
  })
})
