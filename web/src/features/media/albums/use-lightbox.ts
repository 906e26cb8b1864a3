import type { Photo } from '@dlm/contract/media/media.schema'
import { type RefObject, useEffect, useState } from 'react'
import { useLazyModule } from '../../../lib/code/lazy-module.ts'
import { lightbox } from '../lightbox/lightbox.lazy.ts'
import { takeHeldKeys } from '../photos/held-keys.ts'
import type { PhotoRowsHandle } from '../photos/photo-rows-handle.ts'

/**
 * Mounts the lightbox until its closing animation ends, a moment longer than the URL has its photo, and then focuses the
 * photo seen last.
 * @param onFailed leaves the photo whose lightbox cannot be fetched
 * @returns the lightbox component, once it is needed and loaded
 */
export function useLightbox(
  photo: Photo | null,
  rows: RefObject<PhotoRowsHandle | null>,
  onFailed: () => void,
) {
  const [isThere, setThere] = useState(photo !== null)
  const [seenLast, setSeenLast] = useState<string | null>(null)
  // It may be gone before the address is: going back is a transition, which a long album holds up.
  const [left, setLeft] = useState<string | null>(null)
  if (left !== null && photo?.pid !== left) setLeft(null)
  if (photo && !isThere && photo.pid !== left) setThere(true)
  const code = useLazyModule(lightbox, isThere, onFailed)
  // Left before there was anything to close.
  if (!photo && isThere && !code) setThere(false)

  const isOpen = photo !== null
  useEffect(() => {
    if (!isOpen) return
    return () => void takeHeldKeys()
  }, [isOpen])

  // Its dialog has given the focus back to what opened it by then.
  useEffect(() => {
    if (!isThere && seenLast !== null) rows.current?.focus(seenLast)
  }, [isThere, seenLast, rows])

  const onClosed = (pid: string) => {
    setThere(false)
    setLeft(photo?.pid ?? null)
    setSeenLast(pid)
  }
  return { AlbumLightbox: isThere ? code?.AlbumLightbox : undefined, onClosed }
}
