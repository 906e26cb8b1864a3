import { errors } from '@dlm/contract/errors'
import { downloadScreenTexts } from '@dlm/contract/media/download-screens.texts'
import CirclePause from 'lucide-react/icons/circle-pause'
import FileX from 'lucide-react/icons/file-x'
import Lock from 'lucide-react/icons/lock'
import { Link } from 'react-router'
import type { ApiFailure } from '../../../lib/api/api-failure.ts'
import { paths, photoPath } from '../../../lib/paths.ts'
import { Title } from '../../../page/title.tsx'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { MessagePanel } from '../../../ui/message-panel.tsx'
import type { DownloadKey } from './download-link.ts'

/** The documented answer to a request that names no file (SPEC §8). */
export function InvalidRequest() {
  const { title, msg } = errors['download-not-found']
  return (
    <>
      <Title>{title}</Title>
      <MessagePanel role="alert" icon={FileX} title={title}>
        {msg}
      </MessagePanel>
    </>
  )
}

interface Props {
  downloadKey: DownloadKey
  error: ApiFailure
  onRetry(): void
  isRetrying: boolean
}

/** Shown instead of a file that could not be loaded. For one of a locked album it links to unlocking. */
export function DownloadFailure({ downloadKey, error, onRetry, isRetrying }: Props) {
  if (error.code === 'downloads-paused' || error.code === 'downloads-off')
    return (
      <>
        <Title>{error.title}</Title>
        <MessagePanel
          role="alert"
          icon={CirclePause}
          title={error.title}
          action={
            <Link to={paths.media} className={buttonClass()}>
              {downloadScreenTexts.backToMedia}
            </Link>
          }
        >
          {error.message}
        </MessagePanel>
      </>
    )
  if (error.code !== 'download-not-found')
    return (
      <>
        <Title>{error.title}</Title>
        <ReadFailure error={error} onRetry={onRetry} isRetrying={isRetrying} />
      </>
    )
  if (downloadKey.album === undefined) return <InvalidRequest />
  return (
    <>
      <Title>{downloadScreenTexts.lockedAlbum}</Title>
      <MessagePanel
        icon={Lock}
        title={downloadScreenTexts.lockedTitle}
        action={
          <Link to={photoPath({ fid: downloadKey.album, pid: downloadKey.fid })} className={buttonClass()}>
            {downloadScreenTexts.unlockAlbum}
          </Link>
        }
      >
        {downloadScreenTexts.lockedHint}
      </MessagePanel>
    </>
  )
}
