import { zipButtonTexts } from '@dlm/contract/media/zip-buttons.texts'
import { zipDialogTexts } from '@dlm/contract/media/zip-dialogs.texts'
import type { LucideIcon } from 'lucide-react'
import FolderCheck from 'lucide-react/icons/folder-check'
import FolderPlus from 'lucide-react/icons/folder-plus'
import { notify } from '../../../lib/notify.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Medium } from '../medium.ts'
import { addToZip, isInZip, removeFromZip, useZipEntries, type ZipEntry } from './zip-basket.ts'

/** The zip entry of a medium. */
export function zipEntryOf({ kind, id, album }: Pick<Medium, 'kind' | 'id' | 'album'>): ZipEntry {
  return album === undefined ? { kind, id } : { kind, id, fid: album }
}

/** Whether a medium is in the zip, and what puts it there or removes it. */
export function useInZip(medium: Medium) {
  const entry = zipEntryOf(medium)
  const isIn = isInZip(useZipEntries(), entry)
  const toggle = () => {
    if (isIn) removeFromZip([entry])
    else if (addToZip([entry]) === 0) void notify(zipDialogTexts.zipFull)
  }
  const Icon: LucideIcon = isIn ? FolderCheck : FolderPlus
  return { isIn, toggle, Icon }
}

/** Puts a medium into the zip, or removes it. */
export function ZipButton({ medium }: { medium: Medium }) {
  const { isIn, toggle, Icon } = useInZip(medium)
  return (
    <IconButton
      label={isIn ? zipButtonTexts.inZipFile(medium.name) : zipButtonTexts.addFile(medium.name)}
      title={isIn ? zipButtonTexts.remove : zipButtonTexts.addToZip}
      aria-pressed={isIn}
      onClick={toggle}
      className={isIn ? 'text-accent' : undefined}
    >
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  )
}
