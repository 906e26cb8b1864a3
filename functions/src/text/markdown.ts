import { Id } from '@dlm/contract/common.schema'
import { Block, EmbedKind, Inline } from '@dlm/contract/site/blocks.schema'
import type { Nodes, Parents, PhrasingContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** What Markdown has beyond what a text here can be, and what would change a text that is none. */
const notOurs = [
  'characterReference',
  'codeIndented',
  'definition',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
]

/** Lists and quotes within each other; what is deeper is a paragraph. */
const deepest = 3

const embedLine = new RegExp(`^::(${EmbedKind.options.join('|')})\\((.*)\\)$`)

/** What a line shows of the portal; null for any other line. */
function embedOf(line: string): Block | null {
  const [, kind, id] = embedLine.exec(line.trim()) ?? []
  return kind && Id.safeParse(id).success ? Block.parse({ type: 'embed', kind, id }) : null
}

/**
 * The blocks of a Markdown text: headings, paragraphs, lists, quotes, code, and `::photo(id)` alone on a line. Whatever else it
 * holds is text.
 * @param source at most as long as the form's field, since the work grows with it
 */
export function parseMarkdown(source: string): Block[] {
  const tree = fromMarkdown(source, { extensions: [{ disable: { null: notOurs } }] })
  const asTyped = ({ position }: Nodes) => source.slice(position?.start.offset, position?.end.offset)

  function inlineOf(node: PhrasingContent): Inline {
    if (node.type === 'text') return { type: 'text', text: node.value }
    if (node.type === 'break') return { type: 'text', text: '\n' }
    if (node.type === 'inlineCode') return { type: 'code', text: node.value }
    if (node.type === 'strong' || node.type === 'emphasis')
      return { type: node.type, content: inlinesOf(node.children) }
    if (node.type === 'link') {
      const link = Inline.safeParse({ type: 'link', address: node.url, content: inlinesOf(node.children) })
      if (link.success) return link.data
    }
    return { type: 'text', text: asTyped(node) }
  }

  const inlinesOf = (nodes: readonly PhrasingContent[]) => nodes.map(inlineOf)

  function blocksOf(parent: Parents, depth: number): Block[] {
    return parent.children.flatMap((node): Block | Block[] => {
      if (node.type === 'heading')
        return { type: 'heading', level: node.depth > 2 ? 3 : 2, content: inlinesOf(node.children) }
      if (node.type === 'code') return { type: 'code', text: node.value }
      if (node.type === 'blockquote' && depth < deepest)
        return { type: 'quote', content: blocksOf(node, depth + 1) }
      if (node.type === 'list' && depth < deepest)
        return {
          type: 'list',
          start: node.ordered ? (node.start ?? 1) : null,
          items: node.children.map((item) => ({ content: blocksOf(item, depth + 1) })),
        }
      if (node.type !== 'paragraph')
        return { type: 'paragraph', content: [{ type: 'text', text: asTyped(node) }] }
      const embeds = asTyped(node).split('\n').map(embedOf)
      const isShown = embeds.every((embed) => embed !== null)
      return isShown ? embeds : { type: 'paragraph', content: inlinesOf(node.children) }
    })
  }

  return blocksOf(tree, 0)
}

const isText = ({ type }: Inline) => type === 'text'

const withoutSpace = (text: string) => text.replace(/\s+/g, '')

/**
 * Whether a text is one without any Markdown: paragraphs of nothing but words, as they were typed. `1986\\. A year` has a sign of
 * Markdown in it, which no reader should see.
 */
export function isPlain(source: string, blocks: readonly Block[]): boolean {
  const areWords = blocks.every((block) => block.type === 'paragraph' && block.content.every(isText))
  return areWords && withoutSpace(plainText(blocks)) === withoutSpace(source)
}

function words(inlines: readonly Inline[]): string {
  return inlines.map((inline) => ('content' in inline ? words(inline.content) : inline.text)).join('')
}

function lineOf(block: Block): string {
  if (block.type === 'embed') return ''
  if (block.type === 'code') return block.text
  if (block.type === 'quote') return plainText(block.content)
  if (block.type === 'list') {
    const { start } = block
    const sign = (at: number) => (start === null ? '–' : `${start + at}.`)
    return block.items.map(({ content }, at) => `${sign(at)} ${plainText(content)}`).join('\n')
  }
  return words(block.content)
}

/** The words of a text, as previews, feeds and the search have them. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .map(lineOf)
    .filter((line) => line !== '')
    .join('\n\n')
}
