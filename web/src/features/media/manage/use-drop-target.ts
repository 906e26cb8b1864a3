import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** The tile that dragged photos would be dropped next to, and on which side of it. */
export interface DropPlace {
  pid: string
  side: 'before' | 'after'
}

/**
 * Where on the list a dragged tile would be dropped.
 * @param onDrop gets the photo that was dragged, and where it was dropped
 */
export function useDropTarget(
  list: RefObject<HTMLElement | null>,
  onDrop: (pid: string, place: DropPlace) => void,
): DropPlace | null {
  const [place, setPlace] = useState<DropPlace | null>(null)
  const dropped = useEffectEvent((pid: unknown) => {
    if (place && typeof pid === 'string') onDrop(pid, place)
    setPlace(null)
  })
  const over = useEffectEvent((x: number, y: number) => {
    const next = placeAt(x, y)
    // Between two tiles the last one counts.
    if (next && (next.pid !== place?.pid || next.side !== place.side)) setPlace(next)
  })
  useEffect(() => {
    if (!list.current) return
    return dropTargetForElements({
      element: list.current,
      canDrop: ({ source }) => typeof source.data.pid === 'string',
      onDrag: ({ location: { current } }) => over(current.input.clientX, current.input.clientY),
      onDragLeave: () => setPlace(null),
      onDrop: ({ source }) => dropped(source.data.pid),
    })
  }, [list])
  return place
}

function placeAt(x: number, y: number): DropPlace | null {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-pid]')
  if (!tile?.dataset.pid) return null
  const { left, width } = tile.getBoundingClientRect()
  const isRight = x > left + width / 2
  const isRightToLeft = getComputedStyle(tile).direction === 'rtl'
  return { pid: tile.dataset.pid, side: isRight === isRightToLeft ? 'before' : 'after' }
}
