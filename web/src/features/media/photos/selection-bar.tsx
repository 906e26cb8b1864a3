import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Album, Photo } from '@dlm/contract/media/media.schema'
import { selectionTexts } from '@dlm/contract/media/selection.texts'
import { zipDialogTexts } from '@dlm/contract/media/zip-dialogs.texts'
import Bookmark from 'lucide-react/icons/bookmark'
import Download from 'lucide-react/icons/download'
import FolderPlus from 'lucide-react/icons/folder-plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { notify } from '../../../lib/notify.ts'
import { absoluteUrl, albumPath, paths, photoPath } from '../../../lib/paths.ts'
import { ShareButton } from '../../../page/share/share-button.tsx'
import { IconButton, iconButtonClass } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { downloadPathOf } from '../medium.ts'
import { useSaved } from '../saved/use-saved.ts'
import { addToZip, isInZip, zipEntries } from '../zip/zip-basket.ts'
import { zipEntryOf } from '../zip/zip-button.tsx'
import { photoMedium } from './photo-medium.ts'

/** What the actions have to know of the album. */
export type SelectionAlbum = Pick<Album, 'fid' | 'name' | 'locked' | 'downloads'>

interface Props {
  album: SelectionAlbum
  /** At least one. */
  selected: readonly Photo[]
  /** Ends selecting. */
  onLeave(): void
}

/** The number of selected photos, and the actions on them. */
export function SelectionBar({ album, selected, onLeave }: Props) {
  const [first] = selected
  const isOffered = album.downloads !== 'off'
  const only = selected.length === 1 ? first : undefined
  return (
    <section
      aria-label={selectionTexts.selectedPhotos}
      className="selection-bar fixed inset-x-0 z-10 mx-auto flex w-fit max-w-full items-center gap-1 rounded-card border border-line bg-surface p-2 shadow-dock"
    >
      <IconButton label={selectionTexts.clear} onClick={onLeave}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
      <p aria-hidden="true" className="pe-2 font-semibold tabular-nums">
        {selectionTexts.selected(selected.length)}
      </p>
      {isOffered && <ZipSelected album={album} selected={selected} onDone={onLeave} />}
      <SaveSelected album={album} selected={selected} onDone={onLeave} />
      {only ? (
        <ShareButton
          isCompact
          label={selectionTexts.photo}
          title={mediaTitle(only.name)}
          url={absoluteUrl(photoPath({ fid: album.fid, pid: only.pid }))}
        />
      ) : (
        // Several photos have no URL except their album's.
        <ShareButton
          isCompact
          label={selectionTexts.album}
          title={album.name}
          url={absoluteUrl(albumPath(album.fid))}
          needsCode={album.locked}
        />
      )}
      {isOffered &&
        (only ? (
          <Link
            to={downloadPathOf(photoMedium(album, only))}
            aria-label={selectionTexts.downloadFile(only.name)}
            title={selectionTexts.download}
            className={iconButtonClass}
          >
            <Download aria-hidden="true" className="size-5" />
          </Link>
        ) : (
          <DownloadSelected album={album} selected={selected} />
        ))}
    </section>
  )
}

/** Puts photos into the zip. @returns whether all of them are in it: it may be full */
function zipAll(album: SelectionAlbum, photos: readonly Photo[]): boolean {
  const entries = photos.map((photo) => zipEntryOf(photoMedium(album, photo)))
  addToZip(entries)
  const zip = zipEntries()
  const isWhole = entries.every((entry) => isInZip(zip, entry))
  if (!isWhole) void notify(zipDialogTexts.zipFull)
  return isWhole
}

type ActionProps = Omit<Props, 'onLeave'> & { onDone(): void }

function ZipSelected({ album, selected, onDone }: ActionProps) {
  return (
    <IconButton label={selectionTexts.addToZip} onClick={() => zipAll(album, selected) && onDone()}>
      <FolderPlus aria-hidden="true" className="size-5" />
    </IconButton>
  )
}

function SaveSelected({ album, selected, onDone }: ActionProps) {
  const { save } = useSaved()
  const [isSaving, setSaving] = useState(false)
  const saveAll = async () => {
    setSaving(true)
    const ids = selected.map(({ pid }) => pid)
    const isSaved = await save(ids, album.locked ? album.fid : undefined)
    setSaving(false)
    if (isSaved) onDone()
  }
  return (
    <IconButton label={selectionTexts.save} disabled={isSaving} onClick={() => void saveAll()}>
      {isSaving ? <Spinner /> : <Bookmark aria-hidden="true" className="size-5" />}
    </IconButton>
  )
}

/** Several files are downloaded as a zip. */
function DownloadSelected({ album, selected }: Omit<Props, 'onLeave'>) {
  const navigate = useNavigate()
  return (
    <IconButton
      label={selectionTexts.downloadZip}
      onClick={() => zipAll(album, selected) && void navigate(paths.downloadZip)}
    >
      <Download aria-hidden="true" className="size-5" />
    </IconButton>
  )
}
