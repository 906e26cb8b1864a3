import { Id } from '@dlm/contract/common.schema'
import type { Kind } from '@dlm/contract/kinds/kind'
import { type ContentKind, kinds } from '@dlm/contract/kinds/kinds'
import type { Block, Inline } from '@dlm/contract/site/blocks.schema'
import { documentedPath } from '@dlm/contract/site/readable-paths'
import { storedBlocks } from './written-text.ts'

/** The addresses of all kinds, each with the parameter that names an entry (SPEC §2). */
const addresses = Object.entries(kinds as Readonly<Record<ContentKind, Kind>>).flatMap(
  ([kind, { address, shareAddress = address }]) =>
    [address, shareAddress].map((each) => {
      const [, screen = '', parameter = ''] = /^(.*)[?&](\w+)=$/.exec(each) ?? []
      return { kind, screen, parameter }
    }),
)

/** The entries that a stored text shows or has a link to, each once: `photo/harbour-03`. */
export function mentionsIn(blocks: string): string[] {
  return blocks === '' ? [] : [...new Set(storedBlocks(blocks).flatMap(inBlock))]
}

function inBlock(block: Block): string[] {
  if (block.type === 'embed') return [`${block.kind}/${block.id}`]
  if (block.type === 'code') return []
  if (block.type === 'quote') return block.content.flatMap(inBlock)
  if (block.type === 'list') return block.items.flatMap(({ content }) => content.flatMap(inBlock))
  return block.content.flatMap(inWords)
}

function inWords(words: Inline): string[] {
  if (!('content' in words)) return []
  const within = words.content.flatMap(inWords)
  return words.type === 'link' ? [...entriesAt(words.address), ...within] : within
}

/** The entries that an address of the portal names; none for one that leads elsewhere. */
function entriesAt(address: string): string[] {
  if (!address.startsWith('/')) return []
  const base = 'https://portal.example'
  const { pathname } = new URL(address, base)
  const url = new URL(documentedPath(pathname) ?? address, base)
  const tab = url.searchParams.get('tab')
  const screen = tab ? `${url.pathname}?tab=${tab}` : url.pathname
  return addresses
    .filter((each) => each.screen === screen)
    .flatMap(({ kind, parameter }) => {
      const id = Id.safeParse(url.searchParams.get(parameter))
      return id.success ? `${kind}/${id.data}` : []
    })
}
