import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Photo } from '@dlm/contract/media/media.schema'
import Check from 'lucide-react/icons/check'
import { useStore } from '../../../lib/storage/store.ts'
import { selection } from './selection.ts'

/** The checkbox at a photo's corner. The list handles its clicks (use-selecting.ts). */
export function TileCheck({ photo: { pid, name, alt } }: { photo: Photo }) {
  const isSelected = useStore(selection, (selected) => selected.has(pid), false)
  return (
    <button
      type="button"
      // Keys select the photo that has the focus.
      tabIndex={-1}
      aria-pressed={isSelected}
      aria-label={`Select ${alt ?? mediaTitle(name)}`}
      className="tile-check absolute grid size-11 place-items-center"
    >
      <span className="grid size-6 place-items-center rounded-full">
        <Check aria-hidden="true" className="size-4" />
      </span>
    </button>
  )
}
