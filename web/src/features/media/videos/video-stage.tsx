import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Video } from '@dlm/contract/media/media.schema'
import { recordingTexts } from '@dlm/contract/media/recordings.texts'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { useLocation } from 'react-router'
import { isOverlay, useCloseOverlay } from '../../../lib/focus/overlay.ts'
import { formatSize } from '../../../lib/format/format-size.ts'
import { formatTime } from '../../../lib/format/format-time.ts'
import { recordingPath } from '../../../lib/paths.ts'
import { TagLinks } from '../../../page/tag-links.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { MediaActions } from '../media-actions.tsx'
import type { Medium } from '../medium.ts'
import { VideoPlayer } from './video-player.tsx'
import './video-stage.css'

interface Props {
  video: Video
  /** The list that it is over. */
  listPath: string
  /** What its actions have to know of its album, where it is over that. */
  place?: Partial<Medium>
  /** In place of the actions of public media. */
  actions?: ReactNode
}

/** A video over a list, on the dark stage of the photos. It starts automatically if it was opened from the list. */
export function VideoStage({ video, listPath, place, actions }: Props) {
  const titleId = useId()
  const { state } = useLocation()
  const leave = useCloseOverlay(listPath)
  const { vid, name, type, size, duration, tags, downloads } = video
  const medium: Medium = {
    kind: 'video',
    id: vid,
    name,
    type,
    size,
    path: recordingPath('video', vid),
    ...(downloads && { isViewOnly: true }),
    ...place,
  }
  return (
    <Modal variant="stage" aria-labelledby={titleId} onDismiss={leave}>
      <div className="film-stage grid size-full grid-rows-[auto_minmax(0,1fr)_auto] bg-stage">
        <header className="flex items-center gap-1 p-2 pt-[max(8px,env(safe-area-inset-top))]">
          <h2 id={titleId} dir="auto" className="me-auto truncate ps-2 text-base">
            {mediaTitle(name)}
          </h2>
          {actions ?? <MediaActions medium={medium} />}
          <IconButton label={recordingTexts.close} onClick={leave}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </header>
        <VideoPlayer video={video} medium={medium} autoPlays={isOverlay(state)} />
        <footer className="grid gap-2 p-4 pb-[max(16px,env(safe-area-inset-bottom))]">
          <p className="text-center text-sm text-soft tabular-nums">
            {duration !== undefined && `${formatTime(duration)} · `}
            {formatSize(size)}
          </p>
          <TagLinks tags={tags} className="justify-center" />
        </footer>
      </div>
    </Modal>
  )
}
