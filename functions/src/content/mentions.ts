import { Id } from '@dlm/contract/common.schema'
import type { ContentKind } from '@dlm/contract/dashboard/dashboard.schema'
import type { Block, Inline } from '@dlm/contract/site/blocks.schema'
import { paths } from '@dlm/contract/site/paths'
import { documentedPath } from '@dlm/contract/site/readable-paths'
import { storedBlocks } from './written-text.ts'

/** Which entry a parameter of an address names (SPEC §2). */
const named: Readonly<Record<string, Readonly<Record<string, ContentKind>>>> = {
  [paths.readNews]: { id: 'news' },
  [paths.viewEvents]: { id: 'event' },
  [paths.viewProducts]: { id: 'product' },
  [paths.purchaseProducts]: { id: 'product' },
  [paths.services]: { id: 'service' },
  [paths.viewAlbums]: { album: 'album', photo: 'photo' },
  [`${paths.viewAlbums}?tab=video`]: { id: 'video' },
  [`${paths.viewAlbums}?tab=audio`]: { id: 'audio' },
}

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
  const kinds = named[tab ? `${url.pathname}?tab=${tab}` : url.pathname] ?? {}
  return Object.entries(kinds).flatMap(([parameter, kind]) => {
    const id = Id.safeParse(url.searchParams.get(parameter))
    return id.success ? `${kind}/${id.data}` : []
  })
}
