import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { JustifiedRow } from './justify.ts'
import { neighbour } from './neighbours.ts'

/**
 * Moves the focus among photos that may not be in the page: their row is brought there first.
 * @param focused the place of the photo that has the focus
 * @param reveal brings a photo, by its place, into the window
 */
export function usePhotoFocus(
  frame: RefObject<HTMLElement | null>,
  rows: readonly JustifiedRow[],
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
    const to = neighbour(rows, focused, event.key)
    if (to === undefined) return
    event.preventDefault()
    focusPhoto(to)
  }
  return { focusPhoto, onKeyDown }
}
