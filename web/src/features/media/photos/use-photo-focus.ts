import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Box } from './box.ts'
import { neighbour } from './neighbours.ts'

/**
 * Moves the focus among photos that may not be in the DOM: they are scrolled to first.
 * @param boxes those of the photos
 * @param focused the index of the focused photo
 * @param reveal scrolls to a photo, by its index
 */
export function usePhotoFocus(
  frame: RefObject<HTMLElement | null>,
  boxes: readonly Box[],
  focused: number | null,
  reveal: (photo: number) => void,
) {
  const awaited = useRef<number | null>(null)
  const focusAwaited = () => {
    if (awaited.current === null) return
    const link = frame.current?.querySelector<HTMLElement>(`[data-at="${awaited.current}"]`)
    if (!link) return
    awaited.current = null
    link.focus({ preventScroll: true })
  }
  useLayoutEffect(focusAwaited)

  const focusPhoto = (photo: number) => {
    awaited.current = photo
    reveal(photo)
    focusAwaited()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || focused === null) return
    const to = neighbour(boxes, focused, event.key)
    if (to === undefined) return
    event.preventDefault()
    focusPhoto(to)
  }
  return { focusPhoto, onKeyDown }
}
