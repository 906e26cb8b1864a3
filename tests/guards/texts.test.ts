import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { errors } from '../../contract/src/errors.ts'
import { contractTexts } from '../../scripts/lib/contract-texts.ts'
import { type AstNode, nodesOf } from '../support/ast.ts'
import { type SourceFile, sourceFiles } from '../support/source-files.ts'

const labelAttributes = new Set([
  ...['aria-label', 'label', 'title', 'placeholder', 'hint', 'alt', 'intro', 'message', 'text'],
])

/** The string of a literal, in braces or not. */
function literal(node: AstNode | null | undefined): string {
  if (node?.type === 'JSXExpressionContainer') return literal(node.expression as AstNode)
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : ''
}

function textAt(node: AstNode): string {
  if (node.type === 'JSXText') {
    const text = String(node.value).replace(/\s+/g, ' ').trim()
    return (text.match(/\p{L}/gu)?.length ?? 0) >= 2 ? text : ''
  }
  if (node.type !== 'JSXAttribute') return ''
  if (!labelAttributes.has((node.name as { name: string }).name)) return ''
  const text = literal(node.value as AstNode | null)
  return /\p{L}\p{Ll}/u.test(text) ? text : ''
}

/** The texts of the interface that are written in a component. */
function writtenTexts({ text }: Pick<SourceFile, 'text'>): string[] {
  return Array.from(nodesOf(parseAst(text, { lang: 'tsx' })), textAt).filter((each) => each !== '')
}

describe('the texts of the interface', () => {
  it('are in the contract, and not in a component', () => {
    const files = sourceFiles('web/src/**/*.tsx')
    expect(files.length).toBeGreaterThan(300)
    const texts = files.flatMap((file) => writtenTexts(file).map((text) => ({ path: file.path, text })))
    expect(texts).toEqual([])
  })

  it('are found between tags and in labels; signs, names and code are none', () => {
    const text = `const a = <p title="Go back" alt={'Sea'} id="go back">Hello, <b>{name}</b> · <i>×</i></p>`
    expect(writtenTexts({ text })).toEqual(['Go back', 'Sea', 'Hello,'])
  })
})

/** Words of a translation (docs/voice.md), which no native speaker uses for what software does. */
const oddWords = new RegExp(
  [
    ...['\\bstands?\\b', '\\blies?\\b', '\\bwhoever\\b', '\\bsomebody\\b', '\\bnobody\\b', '\\btells? of\\b'],
    ...['\\bgo(es)? on\\b', '\\bby (itself|themselves)\\b', '\\banew\\b', '\\bthat is all\\b'],
    ...['\\btakes? (it |them )?out\\b', '\\bany ?more\\b', '\\bcomes? near\\b', '\\bat once\\b'],
    // As noun phrases: a question may begin with them.
    ...['(^|[.:;] )(who|what is)\\b(?=[^?.]*(\\.|$))'],
  ].join('|'),
  'i',
)

/** Sentences that SPEC.md gives, which stay to the letter. */
const documented: ReadonlySet<string> = new Set([])

describe('the words of the texts', () => {
  it('are those of a native speaker', async () => {
    const texts = (await contractTexts()).flatMap(({ name, texts }) =>
      texts.map(({ key, words }) => ({ name: `${name}.${key}`, words })),
    )
    const messages = Object.entries(errors).map(([code, { msg, title }]) => ({
      name: code,
      words: `${title} / ${msg}`,
    }))
    const odd = [...texts, ...messages].filter(({ words }) => oddWords.test(words) && !documented.has(words))
    expect(odd).toEqual([])
  })

  it.each([
    'They stand at the end.',
    'Whoever has none',
    'It closes by itself.',
    'Not here any more',
    'Your key is issued at once.',
    'What is not ticked is not shown.',
    'Who cannot see a photo reads its text.',
  ])('are none of a translation: %s', (sentence) => {
    expect(oddWords.test(sentence)).toBe(true)
  })

  it.each(['What is new?', 'Understand the standard', 'Tell us', 'See who liked it.', 'We believe it.'])(
    'are plain: %s',
    (sentence) => {
      expect(oddWords.test(sentence)).toBe(false)
    },
  )
})
