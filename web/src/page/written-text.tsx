import type { Block, Embed, Inline, Written } from '@dlm/contract/site/blocks.schema'
import { isOffered } from '@dlm/contract/site/offered'
import { documentedPath } from '@dlm/contract/site/readable-paths'
import { Link } from 'react-router'
import { Paragraphs } from '../ui/paragraphs.tsx'
import { EmbedCard } from './embed-card.tsx'

interface Props {
  /** Its words, for a text of nothing but paragraphs. */
  text: string
  blocks: Written['blocks'] | undefined
  embeds: Written['embeds'] | undefined
  className: string
}

/** A text that an admin wrote: paragraphs, or the blocks of its Markdown. Nothing of it is ever read as HTML. */
export function WrittenText({ text, blocks, embeds = [], className }: Props) {
  if (!blocks) return <Paragraphs text={text} className={className} />
  return (
    <div className={className}>
      <Blocks blocks={blocks} embeds={embeds} />
    </div>
  )
}

interface BlocksProps {
  blocks: readonly Block[]
  embeds: readonly Embed[]
}

// Blocks and words have no identity but their place.
function Blocks({ blocks, embeds }: BlocksProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return blocks.map((block, at) => <OneBlock key={at} block={block} embeds={embeds} />)
}

function OneBlock({ block, embeds }: { block: Block; embeds: readonly Embed[] }) {
  switch (block.type) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return (
        <Heading dir="auto" className={block.level === 2 ? 'mt-3' : 'mt-1 text-h3'}>
          <Words content={block.content} />
        </Heading>
      )
    }
    case 'list': {
      const List = block.start === null ? 'ul' : 'ol'
      return (
        <List
          start={block.start ?? undefined}
          className={`grid gap-2 ps-6 ${block.start === null ? 'list-disc' : 'list-decimal'} marker:text-soft`}
        >
          {block.items.map(({ content }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={at} dir="auto" className="ps-1">
              <div className="grid gap-2">
                <Blocks blocks={content} embeds={embeds} />
              </div>
            </li>
          ))}
        </List>
      )
    }
    case 'quote':
      return (
        <blockquote className="grid gap-3 border-s-4 border-accent ps-5 text-soft">
          <Blocks blocks={block.content} embeds={embeds} />
        </blockquote>
      )
    case 'code':
      return (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by the keys too
          tabIndex={0}
          className="overflow-x-auto rounded-control border border-line bg-raised p-4 font-mono text-sm"
        >
          <code>{block.text}</code>
        </pre>
      )
    case 'embed': {
      const embed = embeds.find(({ kind, id }) => kind === block.kind && id === block.id)
      return embed && <EmbedCard embed={embed} />
    }
    case 'paragraph':
      return (
        <p dir="auto" className="whitespace-pre-line">
          <Words content={block.content} />
        </p>
      )
  }
}

function Words({ content }: { content: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return content.map((inline, at) => <Word key={at} inline={inline} />)
}

const linkClass = 'text-accent underline underline-offset-4'
const codeClass = 'rounded-[4px] bg-raised px-1.5 py-0.5 font-mono text-[0.9em]'

function Word({ inline }: { inline: Inline }) {
  switch (inline.type) {
    case 'text':
      return inline.text
    case 'code':
      return <code className={codeClass}>{inline.text}</code>
    case 'strong':
      return (
        <strong>
          <Words content={inline.content} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Words content={inline.content} />
        </em>
      )
    case 'link':
      // A link to a hidden area is rendered as its words.
      if (!isOffered(documentedPath(inline.address) ?? inline.address))
        return <Words content={inline.content} />
      return inline.address.startsWith('/') ? (
        <Link to={inline.address} className={linkClass}>
          <Words content={inline.content} />
        </Link>
      ) : (
        <a href={inline.address} rel="noopener nofollow" className={linkClass}>
          <Words content={inline.content} />
        </a>
      )
  }
}
