import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import type { PhotoListHandle } from '../photos/photo-list-handle.ts'
import type { ShownPhotos } from './use-shown-photos.ts'

const prefix = '#section-'

/** What names a section at the end of an album's address. */
export const sectionHash = (id: string) => `${prefix}${id}`

/** Scrolls to the section that the address names, once for each visit; the pages before it are loaded first. */
export function useOpenSection(
  { photos, hasMore, isLoadingMore, isPlaceholder, error, loadMore }: ShownPhotos,
  rows: RefObject<PhotoListHandle | null>,
): void {
  const { hash, key } = useLocation()
  const opened = useRef<string>(undefined)
  const named = hash.startsWith(prefix) ? hash.slice(prefix.length) : undefined
  const first = named === undefined ? undefined : photos.find(({ section }) => section === named)
  const isAwaited = named !== undefined && !first && !error && !isPlaceholder
  const open = useEffectEvent((pid: string, visit: string) => {
    if (opened.current === visit) return
    opened.current = visit
    rows.current?.openSection(pid)
  })
  useEffect(() => {
    // Back from the lightbox leads to where the album was.
    if (first) open(first.pid, key)
  }, [first, key])
  const more = useEffectEvent(loadMore)
  useEffect(() => {
    if (isAwaited && hasMore && !isLoadingMore) more()
  }, [isAwaited, hasMore, isLoadingMore])
}
