import Bookmark from 'lucide-react/icons/bookmark'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Medium } from '../medium.ts'
import { useSaved } from './use-saved.ts'

/** Saves a medium, or removes it from the saved ones. */
export function BookmarkButton({ medium }: { medium: Pick<Medium, 'id' | 'name' | 'album'> }) {
  const { id, name, album } = medium
  const { ids, toggle } = useSaved()
  const isSaved = ids.includes(id)
  return (
    <IconButton
      label={`${isSaved ? 'Saved' : 'Save'}: ${name}`}
      title={isSaved ? 'Remove from your saved media' : 'Save'}
      aria-pressed={isSaved}
      onClick={() => void toggle(id, album)}
      className={isSaved ? 'text-accent' : undefined}
    >
      <Bookmark aria-hidden="true" className={isSaved ? 'size-5 fill-current' : 'size-5'} />
    </IconButton>
  )
}
