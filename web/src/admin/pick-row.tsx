import type { Picture as PictureData } from '@dlm/contract/common.schema'
import type { LucideIcon } from 'lucide-react'
import { Picture } from '../ui/picture.tsx'

interface Props {
  title: string
  picture: PictureData | undefined
  /** In place of a picture. */
  icon: LucideIcon
  /** What it is, or why it cannot be picked. */
  note?: string | undefined
  disabled?: boolean
  onPick(): void
}

/** An entry in the list of a picker: its picture, its title and a note. */
export function PickRow({ title, picture, icon: Icon, note, disabled, onPick }: Props) {
  return (
    <li>
      <button
        type="button"
        disabled={disabled}
        onClick={onPick}
        className="flex min-h-12 w-full items-center gap-3 rounded-control p-1.5 text-start enabled:hover:bg-accent-wash"
      >
        {picture ? (
          <Picture picture={picture} alt="" sizes="40px" className="size-10 shrink-0 rounded-control" />
        ) : (
          <span className="grid size-10 shrink-0 place-items-center rounded-control border border-line text-soft">
            <Icon aria-hidden="true" className="size-5" />
          </span>
        )}
        <span className="min-w-0">
          <span dir="auto" className="block truncate">
            {title}
          </span>
          {note && <span className="block text-xs text-soft">{note}</span>}
        </span>
      </button>
    </li>
  )
}
