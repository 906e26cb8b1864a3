import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Video } from '@dlm/contract/media/media.schema'
import { recordingTexts } from '@dlm/contract/media/recordings.texts'
import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import X from 'lucide-react/icons/x'
import { type CSSProperties, type ReactNode, useId, useRef, useState } from 'react'
import { useCloseOverlay } from '../../../../lib/focus/overlay.ts'
import { formatTime } from '../../../../lib/format/format-time.ts'
import { frameAt, frameRateOf } from '../../../../lib/frame-rate.ts'
import { FilmTracks } from '../../../../page/tracks/film-tracks.tsx'
import { type FilmFault, useFilm } from '../../../../page/use-film.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import type { Reviewing } from '../reviewing.ts'
import type { Thread } from './comment-reads.ts'
import { CommentsPanel } from './comments-panel.tsx'
import { FilmControls } from './film-controls.tsx'
import { onFilmKey } from './film-keys.ts'
import { MomentField } from './moment-field.tsx'
import { Moments } from './moments.tsx'
import { Drawing, Strokes } from './strokes.tsx'
import { useComments } from './use-comments.ts'
import { useFilmPlayer } from './use-film-player.ts'
import { useWriting } from './use-writing.ts'
import { Writer } from './writer.tsx'

/** Seconds around a comment in which its drawing is seen, where the rate of the film is unknown. */
const nearby = 0.05

interface Props {
  video: Video
  reviewing: Reviewing
  /** The list that it is over. */
  listPath: string
  actions: ReactNode
}

/** A film of a room with the comments on its frames: beside it, or below it on a phone. */
export function FilmReview({ video, reviewing, listPath, actions }: Props) {
  const leave = useCloseOverlay(listPath)
  const titleId = useId()
  const { vid, name, poster, tracks } = video
  const piece = { kind: 'video', id: vid } as const
  const rate = frameRateOf(video.frameRate)
  const [fault, setFault] = useState<FilmFault>()
  const { autoPlay: _, ...film } = useFilm(video, poster, setFault)
  const player = useFilmPlayer(film.ref, rate)
  const comments = useComments(reviewing, piece)
  const written = useWriting(reviewing.id, piece)
  const writing = {
    ...written,
    /** What is drawn belongs to the frame of the comment: it is in view first. */
    setDrawing(isOn: boolean) {
      const anchor = written.draft?.anchor
      if (isOn && anchor?.at === 'time') {
        player.pause()
        player.seek(anchor.seconds)
      }
      written.setDrawing(isOn)
    },
  }
  const [active, setActive] = useState<string | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { draft, isDrawing } = writing
  const title = mediaTitle(name)
  const duration = player.length || video.duration
  const format = (seconds: number) =>
    commentTexts.moment(formatTime(seconds), rate ? frameAt(seconds, rate) : undefined)

  const activate = ({ comment: { id, anchor } }: Thread) => {
    setActive(id === active ? null : id)
    if (anchor.at !== 'time') return
    player.pause()
    player.seek(anchor.seconds)
  }
  const open = draft ?? comments.threads.find(({ comment }) => comment.id === active)?.comment
  const isSeen = (seconds: number) =>
    rate ? frameAt(seconds, rate) === player.frame : Math.abs(seconds - player.time) < nearby
  const isThere = open?.anchor.at === 'time' && isSeen(open.anchor.seconds)
  const proportions = poster && ({ '--proportions': poster.width / poster.height } as CSSProperties)
  return (
    <Modal
      variant="stage"
      aria-labelledby={titleId}
      onDismiss={leave}
      onKeyDown={(event) => onFilmKey(event, player)}
    >
      <div className="film-review">
        <header className="flex items-center gap-1 [grid-area:head]">
          <h2 id={titleId} dir="auto" className="me-auto truncate ps-2 text-base">
            {title}
          </h2>
          {actions}
          <IconButton label={recordingTexts.close} onClick={leave}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </header>
        <div className="film-review-player">
          <div className="fitted-stage">
            {fault && (
              <div role="alert" className="grid justify-items-center gap-2">
                <p>{recordingTexts.videoUnplayable}</p>
                <Button
                  variant="secondary"
                  onClick={() => {
                    setFault(undefined)
                    film.ref.current?.load()
                  }}
                >
                  {recordingTexts.tryAgain}
                </Button>
              </div>
            )}
            <div ref={frame} className="fitted-frame" style={proportions} hidden={fault !== undefined}>
              <video
                {...film}
                poster={poster?.sources.at(-1)?.url}
                preload="metadata"
                playsInline
                onClick={player.toggle}
                className="size-full object-contain"
              />
              {open && isThere && !isDrawing && open.strokes.length > 0 && <Strokes strokes={open.strokes} />}
              {isDrawing && isThere && draft && (
                <Drawing strokes={draft.strokes} onDrawn={(strokes) => writing.change({ strokes })} />
              )}
            </div>
          </div>
          {tracks ? (
            <FilmTracks vid={vid} tracks={tracks} player={film.ref} withGrant={reviewing.withGrant} />
          ) : (
            <div />
          )}
          <FilmControls
            {...{ title, player, duration }}
            onFullScreen={() => void frame.current?.requestFullscreen().catch(() => undefined)}
          >
            <Moments {...{ duration, active }} threads={comments.threads} onActivate={activate} />
          </FilmControls>
        </div>
        <CommentsPanel
          {...{ reviewing, piece, comments, active }}
          onActivate={activate}
          className="film-comments"
        >
          <Writer
            {...{ writing, comments }}
            start={commentTexts.commentAt(format(player.time))}
            onStart={() => {
              player.pause()
              setActive(null)
              writing.begin({ at: 'time', seconds: player.moment() })
            }}
            canDraw={draft?.anchor.at === 'time'}
            place={<MomentField writing={writing} now={player.moment()} format={format} />}
          />
        </CommentsPanel>
      </div>
    </Modal>
  )
}
