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
      <Title>{kind === 'video' ? 'Video not found' : 'Audio not found'}</Title>
      <MessagePanel
        icon={icon}
        title={`This ${kind} is not here`}
        action={
          <Link to={mediaTabPath(kind)} className={buttonClass('primary')}>
            {kind === 'video' ? 'See all videos' : 'See all audio'}
          </Link>
        }
      >
        It does not exist or was removed.
      </MessagePanel>
    </>
  )
}
