import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Photo } from '@dlm/contract/media/media.schema'
import { selectionTexts } from '@dlm/contract/media/selection.texts'
import Check from 'lucide-react/icons/check'
import { type RefObject, useEffect } from 'react'
import { useStore } from '../../../lib/storage/store.ts'
import type { PhotoListHandle } from './photo-list-handle.ts'
import '../../../styles/floating.css'
import './selection.css'
import { clearSelection, noSelection, selection } from './selection.ts'
import { type SelectionAlbum, SelectionBar } from './selection-bar.tsx'
import { useSelecting } from './use-selecting.ts'

interface Props {
  album: SelectionAlbum
  photos: readonly Photo[]
  /** The list element of the photos. */
  list: HTMLElement
  rows: RefObject<PhotoListHandle | null>
}

/** Selecting photos of an album, and the actions on the selection (LOOK "Media"). */
export function PhotoSelection({ album, photos, list, rows }: Props) {
  useSelecting(list, photos)
  const selected = useStore(selection, (now) => now, noSelection)
  const isSelecting = selected.size > 0
  useEffect(() => clearSelection, [])
  useEffect(() => {
    list.toggleAttribute('data-selecting', isSelecting)
    return () => list.removeAttribute('data-selecting')
  }, [list, isSelecting])

  /** Moves the focus from the closing bar to the photo that was selected last. */
  const leave = () => {
    const last = [...selected.keys()].at(-1)
    clearSelection()
    if (last !== undefined) rows.current?.focus(last)
  }
  return (
    <>
      <p role="status" className="sr-only">
        {isSelecting && selectionTexts.selectedPhotosCount(selected.size)}
      </p>
      {isSelecting && <SelectionBar album={album} selected={[...selected.values()]} onLeave={leave} />}
    </>
  )
}

/** The checkbox at a photo's corner. The list handles its clicks (use-selecting.ts). */
export function TileCheck({ photo: { pid, name, alt } }: { photo: Photo }) {
  const isSelected = useStore(selection, (selected) => selected.has(pid), false)
  return (
    <button
      type="button"
      // Keys select the photo that has the focus.
      tabIndex={-1}
      aria-pressed={isSelected}
      aria-label={selectionTexts.select(alt ?? mediaTitle(name))}
      className="tile-check absolute grid size-11 place-items-center"
    >
      <span className="grid size-6 place-items-center rounded-full">
        <Check aria-hidden="true" className="size-4" />
      </span>
    </button>
  )
}
