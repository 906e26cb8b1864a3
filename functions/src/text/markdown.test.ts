import { Block } from '@dlm/contract/site/blocks.schema'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { isPlain, parseMarkdown, plainText } from './markdown.ts'

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] })

describe('parseMarkdown', () => {
  it.each([
    [
      'headings',
      '# One\n\n## Two\n\n#### Three',
      [
        { type: 'heading', level: 2, content: [text('One')] },
        { type: 'heading', level: 2, content: [text('Two')] },
        { type: 'heading', level: 3, content: [text('Three')] },
      ],
    ],
    [
      'bullets',
      '- one\n- two',
      [
        {
          type: 'list',
          start: null,
          items: [{ content: [paragraph('one')] }, { content: [paragraph('two')] }],
        },
      ],
    ],
    [
      'a list with numbers',
      '3. three\n4. four',
      [
        {
          type: 'list',
          start: 3,
          items: [{ content: [paragraph('three')] }, { content: [paragraph('four')] }],
        },
      ],
    ],
    ['a quote', '> said', [{ type: 'quote', content: [paragraph('said')] }]],
    ['code', '```js\na < b\n```', [{ type: 'code', text: 'a < b' }]],
    [
      'words',
      'a **b** *c* `d`',
      [
        {
          type: 'paragraph',
          content: [
            text('a '),
            { type: 'strong', content: [text('b')] },
            text(' '),
            { type: 'emphasis', content: [text('c')] },
            text(' '),
            { type: 'code', text: 'd' },
          ],
        },
      ],
    ],
    [
      'links out of the portal and within',
      '[a](https://a.test/x) [b](/rate)',
      [
        {
          type: 'paragraph',
          content: [
            { type: 'link', address: 'https://a.test/x', content: [text('a')] },
            text(' '),
            { type: 'link', address: '/rate', content: [text('b')] },
          ],
        },
      ],
    ],
    [
      'what the portal has',
      '::photo(p-1)\n::album(sea)',
      [
        { type: 'embed', kind: 'photo', id: 'p-1' },
        { type: 'embed', kind: 'album', id: 'sea' },
      ],
    ],
  ])('knows %s', (_, source, blocks) => {
    expect(parseMarkdown(source)).toEqual(blocks)
  })

  it.each([
    'Two lines\nof one paragraph.\n\nAnother, with 2 * 3 * 4 and snake_case_names.',
    '    four spaces are no code',
    'AT&T &amp; <b>friends</b> <!-- here -->',
    'A line\n===',
    '[x]: https://a.test',
    '![a picture](https://a.test/a.png',
    '::page(x) and ::photo(p1) within a line',
    '::photo(../../users)',
    '* * *',
    'One\n\n---\n\nTwo',
    '',
  ])('leaves %j as it is: words', (source) => {
    expect(isPlain(source, parseMarkdown(source))).toBe(true)
  })

  it.each(['1986\\. A great year', 'two\\*three', '\\# no heading'])(
    'reads %j otherwise than it is typed',
    (source) => {
      expect(isPlain(source, parseMarkdown(source))).toBe(false)
    },
  )

  it('takes lists within lists as deep as three', () => {
    const deep = JSON.stringify(parseMarkdown('- 1\n  - 2\n    - 3\n      - 4\n        - 5'))
    expect(deep.match(/"list"/g)).toHaveLength(3)
    expect(deep).toContain('- 4')
  })
})

it('the words of a text have no signs of its Markdown', () => {
  const blocks = parseMarkdown(
    '## Tonight\n\nWe **play** [here](/rate).\n\n- bread\n- drink\n\n::photo(p1)\n\n> `loud`',
  )
  expect(plainText(blocks)).toBe('Tonight\n\nWe play here.\n\n– bread\n– drink\n\nloud')
})

it('the words of a list keep its numbers, and a text that begins with one', () => {
  expect(plainText(parseMarkdown('3. three\n4. four'))).toBe('3. three\n4. four')
  expect(plainText(parseMarkdown('1986. A great year'))).toBe('1986. A great year')
})

describe('of a hostile text', () => {
  const addresses = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://a.test',
    '//a.test/x',
    '/\\a.test',
    'https://user:pass@a.test',
    'https://a.test@evil.test',
    'ftp://a.test',
    'file:///etc/passwd',
    '&#106;avascript:alert(1)',
    '%6aavascript:alert(1)',
    '\u202ehttps://a.test',
    'mailto:a@b.test',
    '/%2e%2e//x"onmouseover=alert(1)',
    'blob:https://a.test/1',
    'about:blank',
    './up',
  ]
  const frames = [
    (a: string) => `[x](${a})`,
    (a: string) => `[x](<${a}>)`,
    (a: string) => `<${a}>`,
    (a: string) => `![x](${a})`,
    (a: string) => `[x][y]\n\n[y]: ${a}`,
    (a: string) => `<a href="${a}">x</a>`,
    (a: string) => `<img src=x onerror="location='${a}'">`,
    (a: string) => `::photo(${a})`,
    (a: string) => `> - # [**x**](${a} "title")`,
    (a: string) => `\`\`\`${a}\n</code><script>${a}</script>\n\`\`\``,
  ]
  const hostile = frames.flatMap((frame) => addresses.map(frame))

  it('200 of them are nothing but blocks, with no address that leads astray', () => {
    expect(hostile).toHaveLength(200)
    for (const source of hostile) {
      const blocks = z.array(Block).parse(parseMarkdown(source))
      const hrefs = Array.from(JSON.stringify(blocks).matchAll(/"address":"([^"]*)"/g), ([, href]) => href)
      expect(hrefs, source).toEqual([])
    }
  })
})
