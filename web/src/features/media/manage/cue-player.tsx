import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import type { Video } from '@dlm/contract/media/media.schema'
import type { TrackLanguage } from '@dlm/contract/media/track-languages'
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { setCues } from '../../../page/tracks/text-tracks.ts'
import { useFilm } from '../../../page/use-film.ts'
import { type CueRow, checkRows } from './cue-rows.ts'

interface Props {
  video: Video
  language: TrackLanguage
  rows: readonly CueRow[]
  /** The player, for the time that it is at. */
  player: RefObject<HTMLVideoElement | null>
}

/** Milliseconds without a change after which the player shows the rows as they are. */
const pause = 300

/** Plays a video with the cues that are being edited; chapters are shown like captions. */
export function CuePlayer({ video, language, rows, player }: Props) {
  const [isUnplayable, setUnplayable] = useState(false)
  const film = useFilm(video, video.poster, (fault) => setUnplayable(fault !== undefined))
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(player, () => film.ref.current)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!film.ref.current) return
      setCues(film.ref.current, { kind: 'captions', language }, checkRows(rows).cues).mode = 'showing'
    }, pause)
    return () => clearTimeout(timer)
  }, [film.ref, language, rows])
  return (
    <>
      <video
        {...film}
        poster={video.poster?.sources.at(-1)?.url}
        controls
        preload="metadata"
        playsInline
        className="cue-film rounded-control bg-stage -outline-offset-2"
      />
      {isUnplayable && (
        <p role="alert" className="text-sm text-danger">
          {manageMediaTexts.notPlayable}
        </p>
      )}
    </>
  )
}
