import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  Id,
  Ignored,
  jsonText,
  Link,
  line,
  OwnPath,
  PageInput,
  paragraphs,
  stagedPath,
} from './common.schema.ts'

describe('Id', () => {
  it.each(['', 'a/b', '..', 'a.b', 'a b', 'é', 'x'.repeat(65), '__proto__', '____'])('refuses %j', (id) =>
    expect(Id.safeParse(id).success).toBe(false),
  )
  it.each(['a', 'A-b_9', '__a', 'a__', '___', 'x'.repeat(64)])('takes %j', (id) =>
    expect(Id.safeParse(id).success).toBe(true),
  )
})

describe('OwnPath', () => {
  it.each(['/', '/varify', '/read_news?id=n-1&&views=7', '/make_ID', '/sonata?mid=a&cypher=aB%20c'])(
    'takes %s',
    (good) => {
      expect(OwnPath.safeParse(good).success).toBe(true)
    },
  )

  it.each([
    ...[
      '',
      'varify',
      '//host.test',
      '/\\host.test',
      '/\t/host.test',
      'https://host.test/',
      'javascript:alert(1)',
    ],
    ...['/a?b=<b>', '/a#b', '/a b', '/..\\b', `/${'a'.repeat(300)}`],
  ])('refuses %j, which may lead elsewhere', (bad) => {
    expect(OwnPath.safeParse(bad).success).toBe(false)
  })
})

describe('Link', () => {
  it.each([
    ['https://dlm.test/a?b=c#d', 'http://dlm.test/a?b=c#d'],
    ['https://dlm.test', 'javascript:alert(1)//https://dlm.test'],
    ['', 'data:text/html,x'],
    ['https://dlm.test/', '//dlm.test/'],
    ['https://dlm.test/x', `https://dlm.test/${'x'.repeat(2000)}`],
  ])('takes %j and not %j', (good, bad) => {
    expect(Link.safeParse(good).success).toBe(true)
    expect(Link.safeParse(bad).success).toBe(false)
  })
})

describe('line and paragraphs', () => {
  it('are trimmed and bounded', () => {
    expect(line(3).parse(' abc ')).toBe('abc')
    expect(line(3).safeParse('abcd').success).toBe(false)
    expect(paragraphs(5).parse(' a\r\nb\tc ')).toBe('a\nb\tc')
    expect(paragraphs(5).safeParse('a\nb\ncd').success).toBe(false)
  })

  it.each(['a\u0000b', 'a\u001bb', 'a\u0085b', 'a\ud800b', 'a\u202eb', 'a\u2066b'])('refuse %j', (text) => {
    expect(line(9).safeParse(text).success).toBe(false)
    expect(paragraphs(9).safeParse(text).success).toBe(false)
  })

  it('differ in line ends only', () => {
    expect(paragraphs(9).safeParse('a\nb').success).toBe(true)
    expect(line(9).safeParse('a\nb').success).toBe(false)
  })

  it('keep joined emojis and every script', () => {
    for (const text of ['👩‍👩‍👧', 'ශ්‍රී', 'עברית']) expect(line(20).parse(text)).toBe(text)
  })

  it('are required when a message says so', () => {
    for (const schema of [line(9, 'needed'), paragraphs(9, 'needed')]) {
      expect(schema.safeParse('a').success).toBe(true)
      for (const missing of ['', '  ', undefined, null, 7]) {
        expect(schema.safeParse(missing).error?.issues.map(({ message }) => message)).toEqual(['needed'])
      }
    }
  })
})

describe('stagedPath', () => {
  it.each([
    'staging/u/upload01',
    'staging/u/short/a.png',
    'public/u/upload01/a.png',
    'staging/u/upload01/a/b.png',
    'staging/u/upload01/.hidden',
    'staging/../upload01/a.png',
    '/staging/u/upload01/a.png',
    'staging/u/upload01/a.png\n',
  ])('refuses %j', (path) => expect(stagedPath().safeParse(path).success).toBe(false))

  it('takes what storage.rules take', () => {
    expect(stagedPath().safeParse('staging/u/upload01/a-b_c.png').success).toBe(true)
  })
})

describe('Ignored', () => {
  it('is accepted in any shape, missing too, and dropped', () => {
    const schema = z.object({ uid: Ignored })
    for (const uid of ['x', 1, null, { a: [1] }]) expect(schema.parse({ uid }).uid).toBeUndefined()
    expect(schema.parse({})).toEqual({})
  })
})

describe('PageInput', () => {
  it('has a first page of 12 and takes numbers as text', () => {
    expect(PageInput.parse({})).toEqual({ limit: 12, search: '' })
    expect(PageInput.parse({ limit: '50', search: ' a ' })).toEqual({ limit: 50, search: 'a' })
  })

  it.each([{ limit: 0 }, { limit: 51 }, { limit: '1.5' }, { limit: 'all' }, { search: 'x'.repeat(101) }])(
    'refuses %j',
    (input) => expect(PageInput.safeParse(input).success).toBe(false),
  )
})

describe('jsonText', () => {
  const schema = z.object({ list: jsonText(z.array(Id), 20) })

  it('is parsed and checked, the path leading into it', () => {
    expect(schema.parse({ list: '["a"]' })).toEqual({ list: ['a'] })
    expect(schema.safeParse({ list: '["a","b/c"]' }).error?.issues[0]?.path).toEqual(['list', 1])
    expect(schema.safeParse({ list: '["a"' }).error?.issues[0]).toMatchObject({
      path: ['list'],
      message: 'not JSON text',
    })
    expect(schema.safeParse({ list: JSON.stringify(Array(9).fill('a')) }).success).toBe(false)
  })
})
