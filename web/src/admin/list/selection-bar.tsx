import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import { plural } from '@dlm/contract/format/plural'
import type { LucideIcon } from 'lucide-react'
import Trash from 'lucide-react/icons/trash-2'
import { useEffect } from 'react'
import { useStore } from '../../lib/storage/store.ts'
import { isTypedInto } from '../../lib/use-typing.ts'
import { Button } from '../../ui/button.tsx'
import type { Selection } from './use-selection.ts'

interface Props {
  selection: Selection
  /** What one entry is called. */
  one: string
  isBusy: boolean
  onDelete(ids: readonly string[]): void
  /** What else can be done with them. */
  changes: readonly { label: string; icon: LucideIcon; onChange(ids: readonly string[]): void }[]
}

/** What can be done with the selected entries. Escape selects none, Ctrl or ⌘ with A selects all while one is. */
export function SelectionBar({ selection, one, isBusy, onDelete, changes }: Props) {
  const selected = useStore(selection.selected, (ids) => ids, none)
  const isShown = selected.size > 0
  useEffect(() => {
    if (!isShown) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTypedInto(event.target)) return
      if (event.key === 'Escape') selection.clear()
      if (event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      selection.selectAll()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isShown, selection])
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && listTexts.selected(plural(selected.size, one))}
      </p>
      {isShown && <div className="h-16 max-sm:h-32" />}
      {isShown && (
        <div className="above-dock fixed inset-x-4 bottom-4 z-30 mx-auto flex w-fit max-w-full flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-2 ps-4 shadow-dock">
          <div className="flex items-center gap-2 max-sm:w-full">
            <p aria-hidden="true" className="me-auto font-semibold tabular-nums">
              {listTexts.selected(plural(selected.size, one))}
            </p>
            <Button variant="ghost" className="px-3" onClick={selection.selectAll}>
              {listTexts.selectAll}
            </Button>
            <Button variant="ghost" className="px-3" onClick={selection.clear}>
              {listTexts.clear}
            </Button>
          </div>
          {changes.map(({ label, icon: Icon, onChange }) => (
            <Button
              key={label}
              variant="secondary"
              disabled={isBusy}
              onClick={() => onChange([...selected])}
              className="px-4 max-sm:px-3"
            >
              <Icon aria-hidden="true" className="size-5" />
              {label}
            </Button>
          ))}
          <Button
            variant="danger"
            busy={isBusy && listTexts.deleting}
            onClick={() => onDelete([...selected])}
            className="px-4"
          >
            <Trash aria-hidden="true" className="size-5" />
            <span>
              {listTexts.delete}
              <span className="max-sm:sr-only"> {listTexts.deleteSelected}</span>
            </span>
          </Button>
        </div>
      )}
    </>
  )
}

const none: ReadonlySet<string> = new Set()
