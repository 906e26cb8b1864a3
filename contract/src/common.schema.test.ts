import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import {
  FocalPoint,
  Id,
  Ignored,
  jsonText,
  Link,
  line,
  OwnPath,
  PageInput,
  paragraphs,
  StoredLink,
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

  it.each([
    ['https://dlm.test@evil.test/', 'https://dlm.test/@evil.test'],
    ['https://:word@dlm.test/', 'https://dlm.test/:word'],
    ['https://dlm.test/a\u200db', 'https://dlm.test/a-b'],
    ['https://dlm\n.test/', 'https://dlm.test/'],
    ['https://dlm.test/\u0007', 'https://dlm.test/7'],
    ['https://dlm.test/\u202e\u0007', 'https://dlm.test/\u202e7'],
  ])('refuses %j, which says something else than it seems, and takes %j', (bad, good) => {
    expect(Link.safeParse(bad).success).toBe(false)
    expect(Link.safeParse(good).success).toBe(true)
  })

  it.each([
    ['https://dlm.test/\u202egpj.exe', 'https://dlm.test/gpj.exe'],
    ['https://dlm.test/\u2066a', 'https://dlm.test/a'],
    ['https://dlm.test/a\u200bb', 'https://dlm.test/ab'],
    ['https://dlm.test/\u200f', 'https://dlm.test/'],
    ['\ufeffhttps://dlm.test/', 'https://dlm.test/'],
    ['\u202dhttps\u2060://dlm\u00ad.test/\u202c', 'https://dlm.test/'],
  ])('%j loses its marks: it is %j', (copied, plain) => {
    expect(Link.parse(copied)).toBe(plain)
  })

  it.each([
    ['https://dlm.test/ශ්\u200dරී', 'https://dlm.test/%E0%B7%81%E0%B7%8A%E2%80%8D%E0%B6%BB%E0%B7%93'],
    ['https://ශ්\u200dරී.lk', 'https://xn--10cl1a0b660p.lk/'],
    ['https://සමනල.lk/මල', 'https://xn--r0cnqv.lk/%E0%B6%B8%E0%B6%BD'],
    [
      'https://dlm.test/می\u200cخواهم',
      'https://dlm.test/%D9%85%DB%8C%E2%80%8C%D8%AE%D9%88%D8%A7%D9%87%D9%85',
    ],
    ['https://dlm.test/👩\u200d👧', 'https://dlm.test/%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7'],
  ])('takes %j, whose joiners are part of its words', (typed, stored) => {
    expect(Link.parse(typed)).toBe(stored)
  })

  it.each([
    ['https://DLM.test', 'https://dlm.test/'],
    ['https:\\\\dlm.test\\a\\..\\b', 'https://dlm.test/b'],
    ['https://dlm.test:443/ä', 'https://dlm.test/%C3%A4'],
    ['https://раypal.test/', 'https://xn--ypal-43d9g.test/'],
    ['', ''],
  ])('%j is normalized to %j, as by a browser', (typed, normalized) => {
    expect(Link.parse(typed)).toBe(normalized)
    expect(Link.parse(normalized)).toBe(normalized)
  })

  it('says what is wrong with it', () => {
    const sentence = (link: string) => Link.safeParse(link).error?.issues[0]?.message
    expect(sentence('http://dlm.test')).toBe('Start the link with https://.')
    expect(sentence('https://dlm.test/a\u0007b')).toMatch(/^After “ps:\/\/dlm.test\/a” there’s an unreadable/)
  })

  it('is bounded in its normalized form', () => {
    const path = 'ä'.repeat(400)
    expect(Link.safeParse(`https://dlm.test/${path.slice(0, 300)}`).success).toBe(true)
    expect(Link.safeParse(`https://dlm.test/${path}`).success).toBe(false)
  })

  it('of a document is none where it would be refused today', () => {
    expect(StoredLink.parse('https://dlm.test@evil.test/')).toBe('')
    expect(StoredLink.parse('https://dlm.test/')).toBe('https://dlm.test/')
  })
})

describe('line and paragraphs', () => {
  it('are trimmed and bounded', () => {
    expect(line(3).parse(' abc ')).toBe('abc')
    expect(line(3).safeParse('abcd').success).toBe(false)
    expect(paragraphs(5).parse(' a\r\nb\tc ')).toBe('a\nb\tc')
    expect(paragraphs(5).safeParse('a\nb\ncd').success).toBe(false)
  })

  it.each(['a\u0000b', 'a\u001bb', 'a\ud800b'])('refuse %j', (text) => {
    expect(line(9).safeParse(text).success).toBe(false)
    expect(paragraphs(9).safeParse(text).success).toBe(false)
  })

  it.each(['a\u202eb', 'a\u2066b'])('differ in %j, which a line loses and paragraphs refuse', (text) => {
    expect(line(9).parse(text)).toBe('ab')
    expect(paragraphs(9).safeParse(text).success).toBe(false)
  })

  it('differ in line ends', () => {
    expect(paragraphs(9).safeParse('a\nb').success).toBe(true)
    expect(line(9).safeParse('a\nb').success).toBe(false)
    expect(line(9).safeParse('a\u0085b').success).toBe(false)
  })

  it.each(['\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])('of paragraphs may be %j', (end) => {
    expect(paragraphs(9).parse(`a${end}b${end}${end}c`)).toBe('a\nb\n\nc')
  })

  it('a tab of a spreadsheet is a blank of a line', () => {
    expect(line(10).parse('Price\tlist')).toBe('Price list')
    expect(line(10).parse('\tPrice\u2028list\t')).toBe('Price list')
  })

  it.each([
    ['\u202d+94 77 123 4567\u202c', '+94 77 123 4567'],
    ['\ufeffPrice list', 'Price list'],
    ['Pri\u00adce\u200b list\u200e', 'Price list'],
    ['Price\ufffc list\ufffc', 'Price list'],
    ['\u2066שלום\u2069', 'שלום'],
    [' \u200b Price \u200b ', 'Price'],
  ])('a line loses the marks of %j before it is counted', (copied, plain) => {
    expect(line(plain.length).parse(copied)).toBe(plain)
  })

  it('says where a sign is that cannot be taken off', () => {
    const sentence = (schema: z.ZodType, text: string) => schema.safeParse(text).error?.issues[0]?.message
    expect(sentence(line(30), 'The price\u0000 list')).toBe(
      'After “The price” there’s an unreadable character. Delete it, or type this part again.',
    )
    expect(sentence(paragraphs(30), '\u202eThe price list')).toBe(
      'At the start there’s an unreadable character. Delete it, or type this part again.',
    )
    expect(sentence(line(30), 'One\nTwo')).toBe('Use one line only. After “One” a new line starts.')
  })

  it.each([
    '\u200b',
    '\u200d\u200c',
    '\u3164',
    '\u2800 \u2800',
    '\ufe0f',
    '\u034f',
    '\u{e0041}',
    '\u00a0\u3000',
  ])('take %j, which shows nothing, for none', (text) => {
    expect(line(9).parse(text)).toBe('')
    expect(line(9, 'needed').safeParse(text).error?.issues[0]?.message).toBe('needed')
    expect(paragraphs(9, 'needed').safeParse(`${text}\n${text}`).error?.issues[0]?.message).toBe('needed')
    expect(line(9, 'needed').parse(`${text}a`)).toContain('a')
  })

  it('keep joined emojis and every script', () => {
    for (const text of ['👩‍👩‍👧', '🏴\u{e0067}\u{e0062}\u{e007f}', '❤\ufe0f', 'ශ්‍රී', 'می\u200cخواهم', 'עברית'])
      expect(line(20).parse(text)).toBe(text)
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

describe('FocalPoint', () => {
  it.each([
    [
      { x: 0, y: 1 },
      { x: 0, y: 1 },
    ],
    [
      { x: 1 / 3, y: 0.5 },
      { x: 0.333, y: 0.5 },
    ],
  ])('takes %j as %j', (point, parsed) => {
    expect(FocalPoint.parse(point)).toEqual(parsed)
  })

  it.each([{ x: 1.2, y: 0 }, { x: 0, y: -0.1 }, { x: Number.NaN, y: 0 }, { x: 0 }, 'centre', null])(
    'refuses %j',
    (point) => {
      expect(FocalPoint.safeParse(point).error?.issues[0]?.message).toBe('x and y must be from 0 to 1.')
    },
  )
})
