import { useStore } from '../../lib/storage/store.ts'
import type { Entry } from './entry.ts'
import type { Selection } from './use-selection.ts'

/** The box that selects an entry; with Shift all from the one before. */
export function SelectBox({ entry: { id, name }, selection }: { entry: Entry; selection: Selection }) {
  const isSelected = useStore(selection.selected, (selected) => selected.has(id), false)
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="size-5 cursor-pointer accent-accent-solid"
      />
    </label>
  )
}
