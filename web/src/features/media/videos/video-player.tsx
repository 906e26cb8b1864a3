import type { Video } from '@dlm/contract/media/media.schema'
import { recordingTexts } from '@dlm/contract/media/recordings.texts'
import FilmIcon from 'lucide-react/icons/film'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { MessagePanel } from '../../../ui/message-panel.tsx'
import { downloadPathOf, type Medium } from '../medium.ts'

interface Props {
  video: Video
  medium: Medium
  autoPlays: boolean
}

const faults = {
  away: recordingTexts.videoBlocked,
  // A browser may play the sound with a black picture: HEVC, for instance.
  unknown: recordingTexts.videoFormat,
} as const

/** The browser's own player on the original, which is fetched in ranges; an alternative if it cannot be played. */
export function VideoPlayer({ video, medium, autoPlays }: Props) {
  const [fault, setFault] = useState<keyof typeof faults>()
  const player = useRef<HTMLVideoElement>(null)
  // The address of a film of a locked album ends with its grant. A new one is used once the one that plays has ended, where it stopped.
  const [src, setSrc] = useState(video.file)
  const [resumesAt, setResumesAt] = useState(0)
  const onError = () => {
    if (src === video.file) return setFault('away')
    setResumesAt(player.current?.currentTime ?? 0)
    setSrc(video.file)
  }
  // It is focused from the start, for its keys; the focus ring is hidden until the focus returns to it.
  const [isOpening, setOpening] = useState(true)
  if (fault)
    return (
      <MessagePanel
        role="alert"
        icon={FilmIcon}
        title={recordingTexts.videoUnplayable}
        action={
          <>
            {!medium.isViewOnly && (
              <Link to={downloadPathOf(medium)} className={buttonClass('primary')}>
                {recordingTexts.download}
              </Link>
            )}
            <Button variant="secondary" onClick={() => setFault(undefined)}>
              {recordingTexts.tryAgain}
            </Button>
          </>
        }
      >
        {faults[fault]} {!medium.isViewOnly && recordingTexts.downloadInstead}
      </MessagePanel>
    )
  return (
    // biome-ignore lint/a11y/useMediaCaption: a video is one file, and no captions come with it
    <video
      data-first-focus
      ref={player}
      src={src}
      poster={video.poster?.sources.at(-1)?.url}
      controls
      autoPlay={autoPlays || resumesAt > 0}
      preload="metadata"
      playsInline
      onError={onError}
      onLoadedMetadata={({ currentTarget }) => {
        if (currentTarget.videoWidth === 0) setFault('unknown')
        if (resumesAt > 0) currentTarget.currentTime = resumesAt
      }}
      onBlur={() => setOpening(false)}
      className={classes('size-full object-contain -outline-offset-2', isOpening && 'outline-none')}
    />
  )
}
