import type { Video } from '@dlm/contract/media/media.schema'
import { recordingTexts } from '@dlm/contract/media/recordings.texts'
import FilmIcon from 'lucide-react/icons/film'
import { useState } from 'react'
import { Link } from 'react-router'
import { FilmTracks } from '../../../page/tracks/film-tracks.tsx'
import { type FilmFault, useFilm } from '../../../page/use-film.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { MessagePanel } from '../../../ui/message-panel.tsx'
import { withGrant } from '../albums/renew-grant.ts'
import { downloadPathOf, type Medium } from '../medium.ts'

interface Props {
  video: Video
  medium: Medium
  autoPlays: boolean
}

const faults: Readonly<Record<FilmFault, string>> = {
  away: recordingTexts.videoBlocked,
  unknown: recordingTexts.videoFormat,
}

/** The browser's own player on the version that fits it, which is fetched in ranges; an alternative if none can be played. */
export function VideoPlayer({ video, medium, autoPlays }: Props) {
  const [fault, setFault] = useState<FilmFault>()
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
  return <Player video={video} autoPlays={autoPlays} onFault={setFault} />
}

interface PlayerProps extends Pick<Props, 'video' | 'autoPlays'> {
  onFault(fault: FilmFault | undefined): void
}

function Player({ video, autoPlays, onFault }: PlayerProps) {
  const { vid, fid, tracks } = video
  const film = useFilm(video, video.poster, onFault)
  // It is focused from the start, for its keys; the focus ring is hidden until the focus returns to it.
  const [isOpening, setOpening] = useState(true)
  return (
    <div className="film-player grid min-h-0 grid-rows-[minmax(0,1fr)_auto]">
      <video
        data-first-focus
        {...film}
        poster={video.poster?.sources.at(-1)?.url}
        controls
        autoPlay={autoPlays || film.autoPlay}
        preload="metadata"
        playsInline
        onBlur={() => setOpening(false)}
        className={classes('size-full object-contain -outline-offset-2', isOpening && 'outline-none')}
      />
      {tracks && (
        <FilmTracks
          vid={vid}
          tracks={tracks}
          player={film.ref}
          withGrant={fid === undefined ? undefined : (ask) => withGrant(fid, ask)}
        />
      )}
    </div>
  )
}
