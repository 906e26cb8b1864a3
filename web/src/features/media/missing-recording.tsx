import { recordingTexts } from '@dlm/contract/media/recordings.texts'
import { pageTexts } from '@dlm/contract/site/pages.texts'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { mediaTabPath } from '../../lib/paths.ts'
import { Title } from '../../page/title.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { MessagePanel } from '../../ui/message-panel.tsx'

/** Shown instead of the list for the URL of a video or audio that does not exist. */
export function MissingRecording({ kind, icon }: { kind: 'video' | 'audio'; icon: LucideIcon }) {
  return (
    <>
      <Title>{kind === 'video' ? recordingTexts.videoNotFound : recordingTexts.audioNotFound}</Title>
      <MessagePanel
        icon={icon}
        title={kind === 'video' ? recordingTexts.videoNotFoundTitle : recordingTexts.audioNotFoundTitle}
        action={
          <Link to={mediaTabPath(kind)} className={buttonClass('primary')}>
            {kind === 'video' ? recordingTexts.allVideos : recordingTexts.allAudio}
          </Link>
        }
      >
        {pageTexts.notFoundHint}
      </MessagePanel>
    </>
  )
}
