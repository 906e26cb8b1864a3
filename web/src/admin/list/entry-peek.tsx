import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import X from 'lucide-react/icons/x'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Modal } from '../../ui/modal.tsx'
import type { Entry } from './entry.ts'
import { EntryFacts, EntryPicture, SeeMore } from './entry-parts.tsx'
import { PublicationBadge } from './publication-badge.tsx'

interface Props {
  entry: Entry
  onClose(): void
  onEdit(): void
  /** Goes to the entry so many further on. */
  onMove(by: number): void
}

const moves: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** An entry at a glance, over its list: Space opens and closes it, J and K show the next and the one before. */
export function EntryPeek({ entry, onClose, onEdit, onMove }: Props) {
  return (
    <Modal
      aria-label={entry.name}
      onDismiss={onClose}
      dismissBeside
      className="w-[min(100%-24px,640px)] max-w-none overflow-hidden"
      onKeyDown={(event) => {
        const by = moves[event.key]
        const isOnButton =
          event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement
        if (by === undefined && (event.key !== ' ' || isOnButton)) return
        event.preventDefault()
        if (by === undefined) onClose()
        else onMove(by)
      }}
    >
      <EntryPicture entry={{ ...entry, player: undefined }} sizes="640px" className="aspect-video w-full" />
      <div tabIndex={-1} data-first-focus className="grid gap-3 p-5 outline-none">
        <div className="flex items-start justify-between gap-3">
          <h2 dir="auto" className="text-h3 wrap-anywhere">
            {entry.name}
          </h2>
          <IconButton label={listTexts.closePeek} onClick={onClose} className="-m-2">
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        {entry.publication && <PublicationBadge {...entry.publication} />}
        {entry.text && (
          <p dir="auto" className="line-clamp-5 text-soft wrap-anywhere">
            {entry.text}
          </p>
        )}
        <EntryFacts entry={entry} />
        <div className="flex flex-wrap items-center gap-4">
          <Button onClick={onEdit}>{listTexts.edit}</Button>
          <SeeMore entry={entry} />
        </div>
      </div>
    </Modal>
  )
}
