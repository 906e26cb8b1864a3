import type { Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import type { Block } from '../../contract/src/site/blocks.schema.ts'
import { isPlain, parseMarkdown } from '../../functions/src/text/markdown.ts'
import { inRoot } from '../../scripts/lib/paths.ts'

/** What the editor does to texts, which are parsed by the server: no other test has both. */
interface Room {
  toDocument(text: string, blocks: readonly Block[] | undefined): Node
  toMarkdown(document: Node): string
  isSameText(a: Node, b: Node): boolean
}
const room = (file: string) => import(inRoot('web/src/admin/form/room', file))
const { toDocument, toMarkdown, isSameText }: Room = {
  ...(await room('to-document.ts')),
  ...(await room('to-markdown.ts')),
  ...(await room('same-text.ts')),
}

function documentOf(text: string): Node {
  const blocks = parseMarkdown(text)
  return toDocument(text, isPlain(text, blocks) ? undefined : blocks)
}

describe('a text in the editor', () => {
  it.each([
    '',
    'Two lines\nof one paragraph.\n\nAnother, with 2 * 3 * 4 and snake_case_names.',
    '## One\n\n### Two',
    '- one\n- two\n  - three\n\n1. four\n2. five',
    '3. three\n4. four',
    '- a\n- b\n\n* another\n* list',
    '> said\n>\n> > and quoted',
    '```\na < b\n\n`c`\n```',
    '````\n```\n````',
    'a **b** *c* `d` **_e_** f**g**h',
    '[a](https://a.test/x?y=1&z=2) and [**b**](/rate)',
    '::photo(p-1)\n\n::album(sea)',
    'AT&T &amp; <b>friends</b> <!-- here -->',
    '[x]: https://a.test',
    '1986\\. A great year',
    '\\# no heading, \\*no stars\\*, \\`no code\\`',
    'back\\slash and 100% _ 5 < 6 > 4 #hash +1',
    'Emoji 👍🏽 **👍** מִלִּים',
    '- ::photo(p)\n- text',
    '## C \\#',
  ])('%j is the same Markdown afterwards', (text) => {
    expect(toMarkdown(documentOf(text))).toBe(text)
  })

  it.each([
    '# One\n\n#### Three',
    '+ a\n+ b',
    '10) a\n11) b',
    'a  \nb\\\nc',
    'a _b_ c __d__ ***e***',
    '*a **b** c*',
    '~~~js\ntilde\n~~~',
    'Setext\n---',
    '- 1\n  - 2\n    - 3\n      - 4\n        - 5',
    '***\n\na\n***\nb',
    '<https://a.test/> and ![x](/y)',
    'line one\n::photo(p)',
    '::photo(p-1)\n::album(sea)',
    '::photo(../../users)',
    '**“x”**y',
    '\\::photo(p)',
    '> - # **a**\n>   ```\n>   b\n>   ```',
    '[x](https://a.test/a_\\(b\\))',
  ])('%j reads the same afterwards, and is stable', (text) => {
    const document = documentOf(text)
    const markdown = toMarkdown(document)
    expect(isSameText(documentOf(markdown), document)).toBe(true)
    expect(toMarkdown(documentOf(markdown))).toBe(markdown)
  })

  it('is another one with another word, mark or block', () => {
    const texts = [
      'a b',
      'a *b*',
      '- a b',
      '## a b',
      '> a b',
      'a\nb',
      'a\n\nb',
      '[a](/rate) b',
      '[a](/faq) b',
    ]
    const documents = texts.map(documentOf)
    for (const [at, one] of documents.entries())
      expect(documents.findIndex((other) => isSameText(one, other))).toBe(at)
  })
})
