import { arrangeTexts } from '@dlm/contract/media/arrange.texts'
import type { Photo } from '@dlm/contract/media/media.schema'
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { nextAt, reachedBy, without } from './arrange-moves.ts'
import { ArrangeTile } from './arrange-tile.tsx'
import './arrange.css'
import { type DropPlace, useDropTarget } from './use-drop-target.ts'
import { useHeldPhotos } from './use-held-photos.ts'

interface Props {
  photos: readonly Photo[]
  onMove(pids: readonly string[], before: string | null): void
}

/** The tiles: dragged with the pointer, or picked up, moved and dropped with the keyboard; several where some are selected. */
export function ArrangeGrid({ photos, onMove }: Props) {
  const hint = useId()
  const list = useRef<HTMLDivElement>(null)
  const byId = useMemo(() => new Map(photos.map((photo) => [photo.pid, photo])), [photos])
  const order = useMemo(() => [...byId.keys()], [byId])
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [focused, setFocused] = useState<string | null>(null)
  const holding = useHeldPhotos(order, onMove)
  const { listed, held } = holding
  const active = focused !== null && byId.has(focused) ? focused : (listed[0] ?? '')
  const movedWith = (pid: string) => (selected.has(pid) ? order.filter((each) => selected.has(each)) : [pid])

  const drop = ({ dragged, pid: target, side }: DropPlace) => {
    const pids = movedWith(dragged)
    const at = order.indexOf(target) + (side === 'after' ? 1 : 0)
    const index = without(order.slice(0, at), pids).length
    const isSame = pids.length === 1 && order.indexOf(dragged) === index
    if (!isSame) onMove(pids, nextAt(without(order, pids), index))
  }
  const place = useDropTarget(list, drop)
  const dragged = new Set(place ? movedWith(place.dragged) : [])

  const hasMoved = useRef(false)
  useLayoutEffect(() => {
    // A tile that is moved within the document loses the focus.
    if (hasMoved.current) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    hasMoved.current = false
  })
  const toggle = (pid: string) => {
    const rest = new Set(selected)
    if (!rest.delete(pid)) rest.add(pid)
    select(rest)
    holding.say(arrangeTexts.selected(rest.size))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const at = held?.at ?? listed.indexOf(active)
    const to = reachedBy(key, at, held ? holding.last : listed.length - 1, gridOf(event.currentTarget))
    if (key === 'Tab') return holding.putBack()
    if (key === 'Escape' && held) holding.putBack()
    else if (key === 'Enter' && !held) toggle(active)
    else if (key === ' ' && held) holding.putDown()
    else if (key === ' ') holding.pickUp(movedWith(active), at)
    else if (to !== undefined && held) holding.moveTo(to)
    else if (to !== undefined) setFocused(listed[to] ?? null)
    else return
    event.preventDefault()
    hasMoved.current = true
  }

  return (
    <div className="grid gap-4">
      <div id={hint} className="grid max-w-[68ch] gap-1 text-soft">
        <p>{arrangeTexts.hint}</p>
        <p className="text-sm max-sm:hidden">{arrangeTexts.keys}</p>
      </div>
      <p role="status" className="sr-only">
        {holding.said}
      </p>
      {selected.size > 0 && (
        <div className="arrange-selection flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3 shadow-card">
          <p className="font-semibold tabular-nums">{arrangeTexts.selected(selected.size)}</p>
          <Button variant="secondary" onClick={() => select(new Set())}>
            {arrangeTexts.clear}
          </Button>
        </div>
      )}
      <div
        ref={list}
        role="listbox"
        aria-label={arrangeTexts.title}
        aria-describedby={hint}
        aria-multiselectable="true"
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => target.dataset.pid && setFocused(target.dataset.pid)}
        onClick={({ target }) => {
          const pid = target instanceof Element && target.closest<HTMLElement>('[data-pid]')?.dataset.pid
          if (pid && !held) toggle(pid)
        }}
        className="arrange-tiles grid gap-2"
      >
        {listed.map((pid, at) => {
          const photo = byId.get(pid)
          return (
            photo && (
              <ArrangeTile
                key={pid}
                {...{ photo, at, count: listed.length }}
                isActive={pid === active}
                isSelected={selected.has(pid)}
                isDragged={dragged.has(pid)}
                isHeld={held?.pids.includes(pid) ?? false}
                side={place?.pid === pid ? place.side : undefined}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

/** How the tiles of the list are laid out. */
function gridOf(list: Element) {
  const { gridTemplateColumns, direction } = getComputedStyle(list)
  return { columns: gridTemplateColumns.split(' ').length, isRightToLeft: direction === 'rtl' }
}
