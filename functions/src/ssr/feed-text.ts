import type { Block, Embed, Inline } from '@dlm/contract/site/blocks.schema'
import { isOffered } from '@dlm/contract/site/offered'
import { documentedPath } from '@dlm/contract/site/readable-paths'
import { escapeMarkup } from './escape.ts'

/** Pixels across that a picture in a feed has at most; readers show no more. */
const widthInReaders = 960

/** A text without Markdown as HTML, a paragraph each. */
export function paragraphsAsHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${withBreaks(paragraph)}</p>`)
    .join('')
}

/**
 * A written text as HTML for readers of feeds, which have neither the portal's styles nor its address: every address in it is absolute.
 * @param embeds the public entries that it embeds; others are left out
 * @param origin the portal's own
 */
export function blocksAsHtml(blocks: readonly Block[], embeds: readonly Embed[], origin: string): string {
  const absolute = (address: string) => escapeMarkup(address.startsWith('/') ? origin + address : address)

  function block(each: Block): string {
    switch (each.type) {
      case 'heading':
        return element(`h${each.level}`, words(each.content))
      case 'paragraph':
        return element('p', words(each.content))
      case 'code':
        return element('pre', element('code', escapeMarkup(each.text)))
      case 'quote':
        return element('blockquote', all(each.content))
      case 'list': {
        const items = each.items.map(({ content }) => element('li', all(content))).join('')
        return each.start === null ? element('ul', items) : `<ol start="${each.start}">${items}</ol>`
      }
      case 'embed': {
        const embed = embeds.find(({ kind, id }) => kind === each.kind && id === each.id)
        return embed ? element('figure', figure(embed)) : ''
      }
    }
  }

  function figure({ kind, title, text, picture, path, file }: Embed): string {
    const link = (content: string) => `<a href="${absolute(path)}">${content}</a>`
    const image = picture ? imageTag(picture, kind === 'photo' ? title : '') : ''
    const name = element('figcaption', link(escapeMarkup(title)) + (text ? `<br>${withBreaks(text)}` : ''))
    if (kind === 'photo') return link(image) + (text ? element('figcaption', withBreaks(text)) : '')
    if (file === undefined) return (image && link(image)) + name
    const poster = kind === 'video' && picture ? ` poster="${absolute(addressOf(picture))}"` : ''
    return `<${kind} controls src="${absolute(file)}"${poster}></${kind}>${name}`
  }

  function imageTag(picture: NonNullable<Embed['picture']>, alt: string): string {
    const { width, height } = picture
    const size = `width="${width}" height="${height}"`
    return `<img src="${absolute(addressOf(picture))}" alt="${escapeMarkup(alt)}" ${size}>`
  }

  function word(inline: Inline): string {
    switch (inline.type) {
      case 'text':
        return withBreaks(inline.text)
      case 'code':
        return element('code', escapeMarkup(inline.text))
      case 'strong':
        return element('strong', words(inline.content))
      case 'emphasis':
        return element('em', words(inline.content))
      case 'link': {
        // To what the owner hides there is no way; its words stay.
        const isThere = isOffered(documentedPath(inline.address) ?? inline.address)
        const content = words(inline.content)
        return isThere ? `<a href="${absolute(inline.address)}">${content}</a>` : content
      }
    }
  }

  const words = (content: readonly Inline[]) => content.map(word).join('')
  const all = (content: readonly Block[]): string => content.map(block).join('')
  return all(blocks)
}

const element = (name: string, content: string) => `<${name}>${content}</${name}>`
const withBreaks = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>')

/** The address of the widest rendition that a feed shows, or of the smallest one. */
function addressOf({ sources }: NonNullable<Embed['picture']>): string {
  const sorted = [...sources].sort((one, other) => one.width - other.width)
  const fitting = sorted.filter(({ width }) => width <= widthInReaders)
  return (fitting.at(-1) ?? sorted[0])?.url ?? ''
}
