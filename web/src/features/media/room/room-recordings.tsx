import type { Audio, Video } from '@dlm/contract/media/media.schema'
import { roomScreenTexts } from '@dlm/contract/rooms/room-screen.texts'
import { type ReactNode, useEffect, useId } from 'react'
import { useSearchParams } from 'react-router'
import { useLazyModule } from '../../../lib/code/lazy-module.ts'
import { useCloseOverlay } from '../../../lib/focus/overlay.ts'
import { type RoomPlace, roomPath } from '../../../lib/room-paths.ts'
import { lendGrant } from '../albums/renew-grant.ts'
import { AudioRow } from '../audios/audio-row.tsx'
import { VideoCard, videoGridClass } from '../videos/video-card.tsx'
import { videoStage } from '../videos/video-stage.lazy.ts'
import { FilmReview } from './comments/film-review.tsx'
import { OpenComments } from './comments/open-comments.tsx'
import { SoundComments } from './comments/sound-comments.tsx'
import { useReviewing } from './reviewing.ts'
import { RoomDownload } from './room-download.tsx'

interface Props {
  room: RoomPlace
  /** For the captions of its films. */
  grant: string
  videos: readonly Video[]
  audios: readonly Audio[]
}

/** No public page leads on from here. */
const untagged = { tags: '' }

/** The films and sounds of a part of a client room; the film of the address plays over them. */
export function RoomRecordings({ room, grant, videos, audios }: Props) {
  const [parameters] = useSearchParams()
  const film = videos.find(({ vid }) => vid === parameters.get('film'))
  const leave = useCloseOverlay(roomPath(room))
  const reviewing = useReviewing()
  const stage = useLazyModule(videoStage, film !== undefined && !reviewing, leave)
  const fid = film?.fid
  useEffect(() => (fid === undefined ? undefined : lendGrant(fid, grant)), [fid, grant])
  return (
    <>
      {videos.length > 0 && (
        <Group title={roomScreenTexts.films} gridClass={videoGridClass}>
          {videos.map((video) => (
            <div key={video.vid} className="relative grid">
              <VideoCard video={video} path={roomPath(room, { film: video.vid })} />
              {reviewing && <OpenComments piece={{ kind: 'video', id: video.vid }} reviewing={reviewing} />}
            </div>
          ))}
        </Group>
      )}
      {audios.length > 0 && (
        <Group title={roomScreenTexts.sounds} gridClass="grid gap-3">
          {audios.map((audio) => {
            const row = { audio: { ...audio, ...untagged }, actions: <RoomDownload medium={audio} /> }
            return reviewing ? (
              <SoundComments
                key={audio.aid}
                {...{ ...row, reviewing }}
                isLinked={parameters.get('sound') === audio.aid}
              />
            ) : (
              <AudioRow key={audio.aid} {...row} />
            )
          })}
        </Group>
      )}
      {film && reviewing && (
        <FilmReview
          key={film.vid}
          video={film}
          reviewing={reviewing}
          listPath={roomPath(room)}
          actions={<RoomDownload medium={film} />}
        />
      )}
      {film && !reviewing && stage && (
        <stage.VideoStage
          key={film.vid}
          video={{ ...film, ...untagged }}
          listPath={roomPath(room)}
          place={{ isViewOnly: true }}
          actions={<RoomDownload medium={film} />}
        />
      )}
    </>
  )
}

function Group({ title, gridClass, children }: { title: string; gridClass: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3 pb-6">
      <h3 id={id} className="text-h3">
        {title}
      </h3>
      <div className={gridClass}>{children}</div>
    </section>
  )
}
