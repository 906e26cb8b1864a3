import { arrangeTexts } from '@dlm/contract/media/arrange.texts'
import type { AlbumSection } from '@dlm/contract/media/media.schema'
import ListPlus from 'lucide-react/icons/list-plus'
import {
  type CSSProperties,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { TileSize } from '../../../admin/list/tile-size.tsx'
import { useTileSize } from '../../../admin/list/use-view.ts'
import { Button } from '../../../ui/button.tsx'
import { nextAt, reachedBy, without } from './arrange-moves.ts'
import { ArrangeTile, SectionTile } from './arrange-tile.tsx'
import { type Item, isSection } from './arrangement.ts'
import './arrange.css'
import { type DropPlace, useDropTarget } from './use-drop-target.ts'
import { useHeldPhotos } from './use-held-photos.ts'

/** Pixels: smaller than where photos are looked at, since many are seen at once. */
const usualSize = 160

interface Props {
  items: readonly Item[]
  onMove(ids: readonly string[], before: string | null): void
  /** Asks for a new section in front of a photo, or at the end. */
  onAddSection(before: string | null): void
  onEditSection(section: AlbumSection): void
}

/** The tiles: dragged with the pointer, or picked up, moved and dropped with the keyboard; several where some are selected. */
export function ArrangeGrid({ items, onMove, onAddSection, onEditSection }: Props) {
  const hint = useId()
  const list = useRef<HTMLDivElement>(null)
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items])
  const order = useMemo(() => [...byId.keys()], [byId])
  const [marked, select] = useState<ReadonlySet<string>>(new Set())
  const selected = useMemo(() => new Set(order.filter((id) => marked.has(id))), [order, marked])
  const [focused, setFocused] = useState<string | null>(null)
  const [tileSize, setTileSize] = useTileSize(usualSize)
  const photos = order.length - items.filter(isSection).length
  const nameOf = (id: string) => {
    const item = byId.get(id)
    if (item && isSection(item)) return arrangeTexts.section(item.title)
    return arrangeTexts.photo(numbers.get(id) ?? 0, photos)
  }
  const holding = useHeldPhotos(order, onMove, nameOf)
  const { listed, held } = holding
  const numbers = useMemo(() => numbersOf(listed, byId), [listed, byId])
  const active = focused !== null && byId.has(focused) ? focused : (listed[0] ?? '')
  const movedWith = (id: string) => (selected.has(id) ? [...selected] : [id])

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
  /** Selects a photo, or no longer; opens the form of a section. */
  const choose = (id: string) => {
    const item = byId.get(id)
    if (item && isSection(item)) return onEditSection(item)
    const rest = new Set(selected)
    if (!rest.delete(id)) rest.add(id)
    select(rest)
    holding.say(arrangeTexts.selected(rest.size))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const at = held?.at ?? listed.indexOf(active)
    const to = reachedBy(key, at, held ? holding.last : listed.length - 1, gridOf(event.currentTarget))
    if (key === 'Tab') return holding.putBack()
    if (key === 'Escape' && held) holding.putBack()
    else if (key === 'Enter' && !held) choose(active)
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
      <div className="flex items-center justify-between gap-3">
        <Button variant="secondary" onClick={() => onAddSection([...selected][0] ?? null)}>
          <ListPlus aria-hidden="true" className="size-5" />
          {arrangeTexts.addSection}
        </Button>
        <TileSize size={tileSize} onChange={setTileSize} />
      </div>
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
          if (pid && !held) choose(pid)
        }}
        style={{ '--tile': `${tileSize}px` } as CSSProperties}
        className="arrange-tiles grid gap-2"
      >
        {listed.map((id) => {
          const item = byId.get(id)
          if (!item) return null
          const tile = {
            isActive: id === active,
            isSelected: selected.has(id),
            isDragged: dragged.has(id),
            isHeld: held?.pids.includes(id) ?? false,
            side: place?.pid === id ? place.side : undefined,
          }
          return isSection(item) ? (
            <SectionTile key={id} section={item} {...tile} />
          ) : (
            <ArrangeTile key={id} photo={item} label={nameOf(id)} number={numbers.get(id) ?? 0} {...tile} />
          )
        })}
      </div>
    </div>
  )
}

/** The numbers of the photos in this order, by their ids. */
function numbersOf(order: readonly string[], byId: ReadonlyMap<string, Item>): ReadonlyMap<string, number> {
  const photos = order.filter((id) => {
    const item = byId.get(id)
    return item !== undefined && !isSection(item)
  })
  return new Map(photos.map((id, at) => [id, at + 1]))
}

/** How the tiles of the list are laid out. */
function gridOf(list: Element) {
  const { gridTemplateColumns, direction } = getComputedStyle(list)
  return { columns: gridTemplateColumns.split(' ').length, isRightToLeft: direction === 'rtl' }
}
