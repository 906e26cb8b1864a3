import { defaultBrand } from '@dlm/contract/brand/default-brand'
import { type LegalDocument, legalNames } from '@dlm/contract/brand/legal/legal-document'
import { shippedText } from '@dlm/contract/brand/legal/shipped'
import { LegalForm } from '@dlm/contract/settings/legal.schema'
import type { Block } from '@dlm/contract/site/blocks.schema'
import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../text/markdown.ts'
import { legalMarkdown } from './legal.repo.ts'

const words = (text: string) => [{ type: 'text' as const, text }]

/** The blocks that say the same as a legal text. */
function blocksOf({ sections }: LegalDocument): Block[] {
  return sections.flatMap(({ heading, paragraphs, points = [] }): Block[] => [
    { type: 'heading', level: 2, content: words(heading) },
    ...paragraphs.map((text): Block => ({ type: 'paragraph', content: words(text) })),
    ...(points.length > 0
      ? [
          {
            type: 'list' as const,
            start: null,
            items: points.map((text) => ({
              content: [{ type: 'paragraph' as const, content: words(text) }],
            })),
          },
        ]
      : []),
  ])
}

describe('legalMarkdown', () => {
  it.each(legalNames)('says of %s what the shipped text says', (name) => {
    const document = shippedText(name, defaultBrand)
    expect(parseMarkdown(legalMarkdown(document))).toEqual(blocksOf(document))
    expect(LegalForm.parse({ text: legalMarkdown(document), since: document.since }).text).toBe(
      legalMarkdown(document),
    )
  })

  it.each([
    '*Stars* & _bars_ `code` \\ [Studio](https://evil.test)',
    '# One',
    '> Two',
    '- Three',
    '+ Four',
    '1. Five',
    '12) Six',
    '~~~ Seven',
    '--- Eight',
    '<https://evil.test> <b>Nine</b>',
    '!Ten &amp; Co.',
  ])('reads %s as a name', (company) => {
    const { sections } = shippedText('terms', { ...defaultBrand, product: company, company })
    const document = {
      since: '',
      sections: [...sections, { heading: company, paragraphs: [company], points: [company] }],
    }
    expect(parseMarkdown(legalMarkdown(document))).toEqual(blocksOf(document))
  })
})
