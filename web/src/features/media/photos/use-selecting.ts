import type { Photo } from '@dlm/contract/media/media.schema'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isTypedInto } from '../../../lib/use-typing.ts'
import { clearSelection, select, selection, selectUpTo, toggleSelected } from './selection.ts'

/** Milliseconds of a long press, and pixels that it may move. */
const longPress = { time: 450, slack: 10 }

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('li')?.querySelector<HTMLElement>('[data-pid]') : null

/**
 * Selects photos of a list: by the checkbox of a tile, Shift for a range, a long press, or the keys x, space and Ctrl or ⌘ A.
 * While some are selected, a click on a photo selects it instead of opening it; Escape ends that.
 */
export function useSelecting(list: HTMLElement, photos: readonly Photo[]): void {
  const choose = (link: HTMLElement, isRange: boolean) => {
    const photo = photos.find(({ pid }) => pid === link.dataset.pid)
    if (!photo) return
    if (isRange) selectUpTo(photo, photos)
    else toggleSelected(photo)
  }

  /** The end of a long press is a click, too. */
  const isHeld = useRef(false)
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event.target)
    if (!link) return
    const isCheck = (event.target as Element).closest('.tile-check') !== null
    const opensTab = event.ctrlKey || event.metaKey
    if (!isHeld.current && !isCheck && (selection.get().size === 0 || opensTab)) return
    // Before React, whose link would open the photo.
    event.preventDefault()
    event.stopPropagation()
    if (!isHeld.current) choose(link, event.shiftKey)
    isHeld.current = false
    link.focus({ preventScroll: true })
  })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    if (altKey || isTypedInto(target) || document.querySelector('dialog[open]')) return
    const isSelecting = selection.get().size > 0
    const link = list.contains(document.activeElement) ? linkOf(document.activeElement) : null
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== 'a' || !(isSelecting || link)) return
      select(photos)
    } else if (link && (key.toLowerCase() === 'x' || (key === ' ' && isSelecting))) choose(link, shiftKey)
    else if (key === 'Escape' && isSelecting) clearSelection()
    else return
    event.preventDefault()
  })

  const onLongPress = useEffectEvent((link: HTMLElement) => {
    isHeld.current = true
    choose(link, false)
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let timer: ReturnType<typeof setTimeout> | undefined
    let start = { x: 0, y: 0 }
    const cancel = () => clearTimeout(timer)
    const press = (event: PointerEvent) => {
      const link = linkOf(event.target)
      isHeld.current = false
      start = { x: event.clientX, y: event.clientY }
      cancel()
      if (link && event.pointerType === 'touch') timer = setTimeout(() => onLongPress(link), longPress.time)
    }
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > longPress.slack) cancel()
    }
    // The browser's context menu of a long press, which may open before the timer ends.
    const openMenu = (event: PointerEvent) => {
      const link = linkOf(event.target)
      if (!link || event.pointerType !== 'touch') return
      event.preventDefault()
      cancel()
      if (!isHeld.current) onLongPress(link)
    }
    list.addEventListener('click', (event) => onClick(event), { capture: true, signal })
    list.addEventListener('pointerdown', press, { signal })
    list.addEventListener('pointermove', move, { signal })
    list.addEventListener('pointerup', cancel, { signal })
    list.addEventListener('pointercancel', cancel, { signal })
    list.addEventListener('contextmenu', openMenu, { signal })
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    return () => {
      cancel()
      listening.abort()
    }
  }, [list])
}
