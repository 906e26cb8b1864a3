import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import X from 'lucide-react/icons/x'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Removal } from './use-removal.ts'

/** Says what was deleted, and restores it on request. */
export function UndoBar({ removal: { removed, busy, undo, dismiss } }: { removal: Removal }) {
  if (!removed) return null
  return (
    <div
      role="status"
      className="above-dock sticky bottom-4 z-30 mx-auto flex w-fit max-w-full items-center gap-3 rounded-card border border-line bg-surface py-2 pe-2 ps-4 shadow-dock"
    >
      <p className="min-w-0">
        <span className="font-semibold">{removed.title}</span>{' '}
        <bdi className="text-soft wrap-anywhere">{removed.name}</bdi>
      </p>
      <Button variant="secondary" onClick={undo} busy={busy.length > 0 && listTexts.restoring}>
        {listTexts.undo}
      </Button>
      <IconButton label={listTexts.dismiss} onClick={dismiss}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  )
}
