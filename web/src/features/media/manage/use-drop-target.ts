import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** The photo that is dragged, the tile that it would be dropped next to, and on which side of that. */
export interface DropPlace {
  dragged: string
  pid: string
  side: 'before' | 'after'
}

/**
 * Where on the list a dragged tile would be dropped.
 * @param onDrop gets what was dragged, and where it was dropped
 */
export function useDropTarget(
  list: RefObject<HTMLElement | null>,
  onDrop: (place: DropPlace) => void,
): DropPlace | null {
  const [place, setPlace] = useState<DropPlace | null>(null)
  // Between two tiles the last one counts.
  const read = ({ data: { pid } }: Source, input: Point) => {
    const next = placeAt(input)
    return next && typeof pid === 'string' ? { ...next, dragged: pid } : place
  }
  const over = useEffectEvent((source: Source, input: Point) => {
    const next = read(source, input)
    if (next?.pid !== place?.pid || next?.side !== place?.side) setPlace(next)
  })
  const dropped = useEffectEvent((source: Source, input: Point) => {
    const target = read(source, input)
    setPlace(null)
    if (target) onDrop(target)
  })
  useEffect(() => {
    if (!list.current) return
    return dropTargetForElements({
      element: list.current,
      canDrop: ({ source }) => typeof source.data.pid === 'string',
      onDrag: ({ source, location }) => over(source, location.current.input),
      onDragLeave: () => setPlace(null),
      onDrop: ({ source, location }) => dropped(source, location.current.input),
    })
  }, [list])
  return place
}

/** What is dragged. */
interface Source {
  data: Record<string | symbol, unknown>
}

/** Where the pointer is in the window. */
interface Point {
  clientX: number
  clientY: number
}

function placeAt({ clientX: x, clientY: y }: Point): Omit<DropPlace, 'dragged'> | null {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-pid]')
  if (!tile?.dataset.pid) return null
  const { left, width } = tile.getBoundingClientRect()
  const isRight = x > left + width / 2
  const isRightToLeft = getComputedStyle(tile).direction === 'rtl'
  return { pid: tile.dataset.pid, side: isRight === isRightToLeft ? 'before' : 'after' }
}
