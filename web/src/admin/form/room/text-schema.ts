import type { EmbedKind } from '@dlm/contract/site/blocks.schema'
import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'

/** The same classes as on the page (page/written-text.tsx). */
const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    group: 'block',
    content: 'inline*',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', { dir: 'auto' }, 0],
  },
  heading: {
    group: 'block',
    content: 'text*',
    defining: true,
    attrs: { level: { default: 2, validate: 'number' } },
    parseDOM: [
      ...['h1', 'h2'].map((tag) => ({ tag, attrs: { level: 2 } })),
      ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
    ],
    toDOM: ({ attrs }) =>
      attrs.level === 2
        ? ['h2', { dir: 'auto', class: 'mt-3' }, 0]
        : ['h3', { dir: 'auto', class: 'mt-1 text-h3' }, 0],
  },
  bullets: {
    group: 'block',
    content: 'item+',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', { class: 'grid gap-2 ps-6 list-disc marker:text-soft' }, 0],
  },
  numbers: {
    group: 'block',
    content: 'item+',
    attrs: { start: { default: 1, validate: 'number' } },
    parseDOM: [{ tag: 'ol', getAttrs: (list: HTMLElement) => ({ start: (list as HTMLOListElement).start }) }],
    toDOM: ({ attrs }) => [
      'ol',
      { start: attrs.start, class: 'grid gap-2 ps-6 list-decimal marker:text-soft' },
      0,
    ],
  },
  item: {
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', { dir: 'auto', class: 'ps-1' }, ['div', { class: 'grid gap-2' }, 0]],
  },
  quote: {
    group: 'block',
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', { class: 'grid gap-3 border-s-4 border-accent ps-5 text-soft' }, 0],
  },
  codeBlock: {
    group: 'block',
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => [
      'pre',
      { class: 'overflow-x-auto rounded-control border border-line bg-raised p-4 font-mono text-sm' },
      ['code', 0],
    ],
  },
  embed: {
    group: 'block',
    atom: true,
    attrs: { kind: { validate: 'string' }, id: { validate: 'string' } },
    parseDOM: [
      {
        tag: 'div[data-embed]',
        getAttrs: ({ dataset }: HTMLElement) => ({ kind: dataset.embed, id: dataset.id }),
      },
    ],
    toDOM: ({ attrs }) => ['div', { 'data-embed': attrs.kind, 'data-id': attrs.id }],
  },
  /** A picture on its way into the text, by the key of its upload. */
  upload: {
    group: 'block',
    atom: true,
    attrs: { key: { validate: 'string' } },
    toDOM: () => ['div'],
  },
  lineBreak: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
} as const satisfies Record<string, NodeSpec>

/** From the outer to the inner one. */
const marks = {
  link: {
    inclusive: false,
    attrs: { address: { validate: 'string' } },
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link: HTMLElement) => ({ address: link.getAttribute('href') ?? '' }),
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: attrs.address, class: 'text-accent underline underline-offset-4' }],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong'] },
  emphasis: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em'] },
  code: {
    parseDOM: [{ tag: 'code' }],
    toDOM: () => ['code', { class: 'rounded-[4px] bg-raised px-1.5 py-0.5 font-mono text-[0.9em]' }],
  },
} as const satisfies Record<string, MarkSpec>

/** A written text as the editor has it: exactly what the portal's Markdown can be (`Block` of the contract). */
export const textSchema = new Schema({ nodes, marks })

/** The line that shows a part of the portal. */
export const embedLine = (kind: EmbedKind, id: string) => `::${kind}(${id})`
