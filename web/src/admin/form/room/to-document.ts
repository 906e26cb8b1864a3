import type { Block, Inline } from '@dlm/contract/site/blocks.schema'
import type { Mark, Node } from 'prosemirror-model'
import { textSchema } from './text-schema.ts'

const { nodes, marks } = textSchema

/** A line break within words is a node of its own, but in code and headings. */
function wordsOf(text: string, active: readonly Mark[]): Node[] {
  return text
    .split('\n')
    .flatMap((line, at) => [
      ...(at > 0 ? [nodes.lineBreak.create(null, null, active)] : []),
      ...(line === '' ? [] : [textSchema.text(line, active)]),
    ])
}

function inlinesOf(content: readonly Inline[], active: readonly Mark[] = []): Node[] {
  return content.flatMap((inline) => {
    if (inline.type === 'text') return wordsOf(inline.text, active)
    const mark = marks[inline.type].create(inline.type === 'link' ? { address: inline.address } : null)
    const all = mark.addToSet(active)
    return inline.type === 'code' ? wordsOf(inline.text, all) : inlinesOf(inline.content, all)
  })
}

/** A quote or an item without content has an empty line to write on. */
function filled(blocks: readonly Block[]): Node[] {
  return blocks.length === 0 ? [nodes.paragraph.create()] : blocks.map(nodeOf)
}

function nodeOf(block: Block): Node {
  switch (block.type) {
    case 'heading':
      return nodes.heading.create({ level: block.level }, inlinesOf(block.content))
    case 'paragraph':
      return nodes.paragraph.create(null, inlinesOf(block.content))
    case 'quote':
      return nodes.quote.create(null, filled(block.content))
    case 'code':
      return nodes.codeBlock.create(null, block.text === '' ? null : textSchema.text(block.text))
    case 'embed':
      return nodes.embed.create({ kind: block.kind, id: block.id })
    case 'list': {
      const items = block.items.map(({ content }) => nodes.item.create(null, filled(content)))
      return block.start === null
        ? nodes.bullets.create(null, items)
        : nodes.numbers.create({ start: block.start }, items)
    }
  }
}

/** Lines of a paragraph have no spaces at their ends, as in Markdown. */
const trimmedLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()

/**
 * The document of a written text.
 * @param blocks as the server parses them; undefined for a text of nothing but paragraphs
 */
export function toDocument(text: string, blocks: readonly Block[] | undefined): Node {
  const all =
    blocks ??
    text.split(/\n\s*\n/).map((paragraph): Block => {
      return { type: 'paragraph', content: [{ type: 'text', text: trimmedLines(paragraph) }] }
    })
  return nodes.doc.create(null, filled(all))
}
