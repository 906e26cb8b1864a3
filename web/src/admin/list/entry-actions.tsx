import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { IconButton } from '../../ui/icon-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'

export interface EntryActionsProps {
  /** The tool is in its delete mode (SPEC §4): a trash button replaces the pencil. */
  isDeleting: boolean
  isBusy: boolean
  onEdit(): void
  onDelete(): void
}

/** What can be done to one entry. */
export function EntryActions({
  name,
  isDeleting,
  isBusy,
  onEdit,
  onDelete,
  opens,
}: EntryActionsProps & {
  name: string
  /** J and K lead to it. */
  opens?: true
}) {
  if (!isDeleting)
    return (
      <IconButton label={listTexts.editEntry(name)} data-opens={opens} onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-5" />
      </IconButton>
    )
  return (
    <IconButton
      label={listTexts.deleteEntry(name)}
      className="text-danger"
      onClick={() => !isBusy && onDelete()}
    >
      {isBusy ? <Spinner /> : <Trash aria-hidden="true" className="size-5" />}
    </IconButton>
  )
}
