import type { Album, Audio, Video } from '@dlm/contract/media/media.schema'
import { recordingTexts } from '@dlm/contract/media/recordings.texts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router'
import { useLazyModule } from '../../../lib/code/lazy-module.ts'
import { useCloseOverlay } from '../../../lib/focus/overlay.ts'
import { albumPath } from '../../../lib/paths.ts'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { AudioRow } from '../audios/audio-row.tsx'
import type { Medium } from '../medium.ts'
import { VideoCard, videoGridClass } from '../videos/video-card.tsx'
import { videoStage } from '../videos/video-stage.lazy.ts'
import { albumRecordings } from './recordings-query.ts'

/** A film, open over its album. */
const filmPath = (fid: string, vid: string) => `${albumPath(fid)}&film=${vid}`

/** What the actions of a recording have to know of its album. One of a locked album is not saved: no list of saved media would find it. */
function inAlbum({ fid, locked }: Album, path: string): Pick<Medium, 'path' | 'album' | 'isUnsaved'> {
  return { path, ...(locked && { album: fid, isUnsaved: true }) }
}

interface Props {
  album: Album
  /** The photos come next, and have no headings of their own. */
  isBeforePhotos: boolean
}

/** The films and sounds of an album; the film of the address plays over them. */
export function AlbumRecordings({ album, isBeforePhotos }: Props) {
  const { fid } = album
  const { data, error, isFetching, refetch } = useQuery(albumRecordings(fid))
  const [parameters] = useSearchParams()
  const film = data?.videos.find(({ vid }) => vid === parameters.get('film'))
  const leave = useCloseOverlay(albumPath(fid))
  const stage = useLazyModule(videoStage, film !== undefined, leave)
  if (error && !data) return <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  const { videos = [], audios = [] }: { videos?: Video[]; audios?: Audio[] } = data ?? {}
  return (
    <>
      {videos.length > 0 && (
        <Group title={recordingTexts.films} gridClass={videoGridClass}>
          {videos.map((video) => (
            <VideoCard key={video.vid} heading="h3" video={video} path={filmPath(fid, video.vid)} />
          ))}
        </Group>
      )}
      {audios.length > 0 && (
        <Group title={recordingTexts.sounds} gridClass="grid gap-3">
          {audios.map((audio) => (
            <AudioRow key={audio.aid} heading="h3" audio={audio} place={inAlbum(album, albumPath(fid))} />
          ))}
        </Group>
      )}
      {isBeforePhotos && videos.length + audios.length > 0 && (
        <h2 className="text-h3">{recordingTexts.photos}</h2>
      )}
      {film && stage && (
        <stage.VideoStage
          key={film.vid}
          video={film}
          listPath={albumPath(fid)}
          place={inAlbum(album, filmPath(fid, film.vid))}
        />
      )}
    </>
  )
}

function Group({ title, gridClass, children }: { title: string; gridClass: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3 pt-2 pb-4">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <div className={gridClass}>{children}</div>
    </section>
  )
}
