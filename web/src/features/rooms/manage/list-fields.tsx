import { quotas } from '@dlm/contract/limits'
import { roomToolTexts } from '@dlm/contract/rooms/room-tool.texts'
import type { RoomList } from '@dlm/contract/rooms/rooms.schema'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

interface Props {
  lists: readonly RoomList[]
  onChange(lists: RoomList[]): void
}

/** How many photos a package usually has. */
const usualLimit = 12

/** What clients choose photos for: each list with the number of photos in its package. */
export function ListFields({ lists, onChange }: Props) {
  const change = (id: string, changed: Partial<RoomList>) =>
    onChange(lists.map((list) => (list.id === id ? { ...list, ...changed } : list)))
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1 text-sm font-semibold">{roomToolTexts.lists}</legend>
      <p className="text-sm text-soft">{roomToolTexts.listsHint}</p>
      {lists.map(({ id, title, limit }, at) => (
        <div key={id} className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-end gap-2">
          <TextField
            label={roomToolTexts.listName(at + 1)}
            value={title}
            maxLength={60}
            onChange={(event) => change(id, { title: event.target.value })}
          />
          <TextField
            label={roomToolTexts.listLimit}
            type="number"
            min={0}
            max={quotas.roomChoices}
            value={limit}
            onChange={({ target }) =>
              change(id, { limit: Math.max(0, Math.floor(target.valueAsNumber) || 0) })
            }
          />
          <IconButton
            label={roomToolTexts.removeList(at + 1)}
            onClick={() => onChange(lists.filter((list) => list.id !== id))}
          >
            <Trash aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      ))}
      {lists.length < quotas.roomLists && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => onChange([...lists, { id: crypto.randomUUID(), title: '', limit: usualLimit }])}
        >
          <Plus aria-hidden="true" className="size-5" />
          {roomToolTexts.addList}
        </Button>
      )}
    </fieldset>
  )
}
