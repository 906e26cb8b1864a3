import type { Photo } from '@dlm/contract/media/media.schema'
import { type RefObject, useEffect, useState } from 'react'
import { useLazyModule } from '../../../lib/code/lazy-module.ts'
import { lightbox } from '../lightbox/lightbox.lazy.ts'
import { takeHeldKeys } from '../photos/held-keys.ts'
import type { PhotoListHandle } from '../photos/photo-list-handle.ts'

/**
 * Mounts the lightbox until its closing animation ends, a moment longer than the URL has its photo, and then focuses the
 * photo seen last.
 * @param onFailed closes the photo if the lightbox cannot be loaded
 * @returns the lightbox component, once it is needed and loaded
 */
export function useLightbox(
  photo: Photo | null,
  rows: RefObject<PhotoListHandle | null>,
  onFailed: () => void,
) {
  const [isMounted, setMounted] = useState(photo !== null)
  const [seenLast, setSeenLast] = useState<string | null>(null)
  // It may close before the URL changes: going back is a transition, which a long album delays.
  const [closedPid, setClosedPid] = useState<string | null>(null)
  if (closedPid !== null && photo?.pid !== closedPid) setClosedPid(null)
  if (photo && !isMounted && photo.pid !== closedPid) setMounted(true)
  const code = useLazyModule(lightbox, isMounted, onFailed)
  // Closed before the lightbox was loaded.
  if (!photo && isMounted && !code) setMounted(false)

  const isOpen = photo !== null
  useEffect(() => {
    if (!isOpen) return
    return () => void takeHeldKeys()
  }, [isOpen])

  // Its dialog has restored the focus to its opener by then.
  useEffect(() => {
    if (!isMounted && seenLast !== null) rows.current?.focus(seenLast)
  }, [isMounted, seenLast, rows])

  const onClosed = (pid: string) => {
    setMounted(false)
    setClosedPid(photo?.pid ?? null)
    setSeenLast(pid)
  }
  return { AlbumLightbox: isMounted ? code?.AlbumLightbox : undefined, onClosed }
}
