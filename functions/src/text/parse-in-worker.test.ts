import { longestLegalText } from '@dlm/contract/settings/legal.schema'
import { describe, expect, it } from 'vitest'
import { parseMarkdown } from './markdown.ts'
import { tooMuchMarkdown } from './markdown-limits.ts'
import { parseInWorker } from './parse-in-worker.ts'

const filled = (sign: string) =>
  sign.repeat(Math.ceil(longestLegalText / sign.length)).slice(0, longestLegalText)

describe('a text that is made to take long', () => {
  it('is refused before it is parsed where it has too many signs in one place', () => {
    const refused = ['- ', '> ', '>', '1. ', '> - ', 'a* ', 'a**b _c*', '*_', '**_', '[', '[a](b)']
    for (const sign of refused) expect(tooMuchMarkdown(filled(sign)), sign).toMatch(/^has more than \d+ /)
  })

  it.each([
    ['twenty quotes within each other', `${'> '.repeat(20)}deep`],
    ['a ruler of dashes', '-'.repeat(100)],
    ['400 stars in a paragraph, in each of many', `${'*a* '.repeat(200)}\n\n`.repeat(20)],
    ['400 links in a paragraph', '[a](/b) '.repeat(400)],
  ])('is not %s', (_, source) => {
    expect(tooMuchMarkdown(source)).toBeNull()
  })
})

it('the blocks are those of a text parsed in place, one text after the other', async () => {
  const sources = ['# One\n\n- two', 'three', '> four']
  expect(await Promise.all(sources.map((source) => parseInWorker(source)))).toEqual(
    sources.map(parseMarkdown),
  )
})
