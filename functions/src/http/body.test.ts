import { describe, expect, it } from 'vitest'
import { isJson, readBody } from './body.ts'

const read = (text: string) => readBody(Buffer.from(text))

describe('readBody', () => {
  it('reads one JSON object', () => {
    expect(read('{"id":"n1"}')).toEqual({ id: 'n1' })
  })

  it.each(['[]', '"x"', '1', 'null', '', '{', '{"a":}', '\u0000'])('refuses %j', (text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'invalid-body' }))
  })

  it('reads brackets in strings as text', () => {
    const text = `{"a":"${'['.repeat(40)}\\"${'{'.repeat(40)}"}`
    expect(read(text)).toHaveProperty('a')
  })

  it('takes sixteen levels of nesting and refuses the seventeenth', () => {
    const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
    expect(read(nested(16))).toHaveProperty('a')
    expect(() => read(nested(17))).toThrow('nests too deep')
  })
})

it.each([
  ['application/json', true],
  ['Application/JSON; charset=utf-8', true],
  ['text/plain', false],
  ['application/jsonp', false],
  [undefined, false],
])('%s is JSON: %s', (type, expected) => {
  expect(isJson(type)).toBe(expected)
})
