import { brand } from '@dlm/contract/brand/brand'
import type { LegalDocument, LegalName } from '@dlm/contract/brand/legal/legal-document'
import { shippedText } from '@dlm/contract/brand/legal/shipped'

/** What would be read as Markdown within a line, and what would at its start. */
const marks = /[\\`*_[\]<]/g
const start = /^(\d*)([#>+.)~-])/

/** Words as Markdown that says the same: the names in them may be anything. */
const escaped = (words: string): string => words.replace(marks, '\\$&').replace(start, '$1\\$2')

/** A legal text as an owner would write it. */
export function legalMarkdown({ sections }: LegalDocument): string {
  return sections
    .flatMap(({ heading, paragraphs, points = [] }) => [
      `## ${escaped(heading)}`,
      ...paragraphs.map(escaped),
      ...(points.length > 0 ? [points.map((point) => `- ${escaped(point)}`).join('\n')] : []),
    ])
    .join('\n\n')
}

/** The shipped text as Markdown, with the names of now: what an owner begins with. */
export const shippedMarkdown = (name: LegalName): string => legalMarkdown(shippedText(name, brand))
