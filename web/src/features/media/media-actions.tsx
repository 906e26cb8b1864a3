import { mediaTitle } from '@dlm/contract/format/media-title'
import { mediaActionTexts } from '@dlm/contract/media/media-actions.texts'
import Bookmark from 'lucide-react/icons/bookmark'
import Download from 'lucide-react/icons/download'
import { Link } from 'react-router'
import { absoluteUrl } from '../../lib/paths.ts'
import { ShareButton } from '../../page/share/share-button.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx'
import { downloadPathOf, type Medium } from './medium.ts'
import { useSaved } from './saved/use-saved.ts'
import { ZipButton } from './zip/zip-button.tsx'

const labels = {
  photo: mediaActionTexts.photo,
  video: mediaActionTexts.video,
  audio: mediaActionTexts.audio,
} as const

/** The actions of a photo, a video or an audio, as a row of icons. */
export function MediaActions({ medium, className }: { medium: Medium; className?: string }) {
  const { kind, name, path, isViewOnly, isUnsaved } = medium
  return (
    <div className={classes('flex', className)}>
      {!isViewOnly && (
        <>
          <Link
            to={downloadPathOf(medium)}
            aria-label={mediaActionTexts.downloadFile(name)}
            title={mediaActionTexts.download}
            className={iconButtonClass}
          >
            <Download aria-hidden="true" className="size-5" />
          </Link>
          <ZipButton medium={medium} />
        </>
      )}
      {!isUnsaved && <BookmarkButton medium={medium} />}
      <ShareButton
        isCompact
        label={labels[kind]}
        title={mediaTitle(name)}
        url={absoluteUrl(path)}
        needsCode={medium.album !== undefined}
      />
    </div>
  )
}

/** Saves a medium, or removes it from the saved ones. */
export function BookmarkButton({ medium }: { medium: Pick<Medium, 'id' | 'name' | 'album'> }) {
  const { id, name, album } = medium
  const { ids, toggle } = useSaved()
  const isSaved = ids.includes(id)
  return (
    <IconButton
      label={isSaved ? mediaActionTexts.savedFile(name) : mediaActionTexts.saveFile(name)}
      title={isSaved ? mediaActionTexts.removeSaved : mediaActionTexts.save}
      aria-pressed={isSaved}
      onClick={() => void toggle(id, album)}
      className={isSaved ? 'text-accent' : undefined}
    >
      <Bookmark aria-hidden="true" className={isSaved ? 'size-5 fill-current' : 'size-5'} />
    </IconButton>
  )
}
