import type { AlbumSection, Photo } from '@dlm/contract/media/media.schema'
import type { InfiniteData } from '@tanstack/react-query'
import type { PhotoPage } from '../../../lib/api/encoded-lists.ts'
import { type Move, withMove } from './arrange-moves.ts'

/** What an album that is arranged by hand consists of: its photos, and headings of sections in front of them. */
export type Item = Photo | AlbumSection

type Lists = InfiniteData<PhotoPage>

export const isSection = (item: Item): item is AlbumSection => !('pid' in item)

/** Photos and sections in one order; sections without photos too. */
export function itemsOf(lists: Lists | undefined): Item[] {
  const sections = lists?.pages[0]?.about?.sections ?? []
  const items: Item[] = []
  let next = 0
  for (const photo of lists?.pages.flatMap((page) => page.data) ?? []) {
    const at = sections.findIndex(({ id }) => id === photo.section)
    if (at >= next) items.push(...sections.slice(next, at + 1))
    next = Math.max(next, at + 1)
    items.push(photo)
  }
  return [...items, ...sections.slice(next)]
}

/** The items after a move. */
export function moved(items: readonly Item[], move: Move): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return withMove([...byId.keys()], move).flatMap((id) => byId.get(id) ?? [])
}

/** The items with a section, new or renamed, in front of another item or at the end. */
export function withSection(items: readonly Item[], section: AlbumSection, before: string | null): Item[] {
  const others = items.filter(({ id }) => id !== section.id)
  return moved([...others, section], { pids: [section.id], before })
}

/** The pages of a list with its items in another order. */
export function inPages(lists: Lists, items: readonly Item[]): Lists {
  const photos: Photo[] = []
  const sections: AlbumSection[] = []
  for (const item of items) {
    if (isSection(item)) sections.push(item)
    else photos.push(inSection(item, sections.at(-1)))
  }
  let from = 0
  const pages = lists.pages.map((page, at) => {
    const to = from + page.data.length
    const data = photos.slice(from, to)
    from = to
    return { ...page, data, ...(at === 0 && { about: { text: '', ...page.about, sections } }) }
  })
  return { ...lists, pages }
}

function inSection({ section: _, ...photo }: Photo, section: AlbumSection | undefined): Photo {
  return section ? { ...photo, section: section.id } : photo
}
