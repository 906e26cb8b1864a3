import { photoAlt } from '@dlm/contract/format/photo-alt'
import type { Audio, Photo, Video } from '@dlm/contract/media/media.schema'
import { recordingTexts } from '@dlm/contract/media/recordings.texts'
import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import { type CSSProperties, useEffect, useState } from 'react'
import type { VersionStack } from '../../../../lib/version-stack.ts'
import { type FilmFault, useFilm } from '../../../../page/use-film.ts'
import { nameOf } from '../comments/author-name.tsx'
import type { Thread } from '../comments/comment-reads.ts'
import { Strokes } from '../comments/strokes.tsx'

interface Props {
  stack: VersionStack
  /** Index of the version, from 0. */
  version: number
  /** Called with the player of a film or a sound, and with null once that is gone; the function has to stay the same. */
  onPlayer(player: HTMLMediaElement | null): void
  threads: readonly Thread[]
  /** Id of the comment whose drawing is over the picture. */
  active: string | null
  onActivate(thread: Thread): void
}

/** A version itself: a photo with the pins of its comments, or a player. */
export function VersionMedium({ stack, version, onPlayer, ...marks }: Props) {
  if (stack.kind === 'photo') {
    const photo = stack.versions[version]
    return photo ? <PhotoVersion {...{ photo, version }} {...marks} /> : null
  }
  if (stack.kind === 'video') {
    const video = stack.versions[version]
    return video ? <FilmVersion {...{ video, onPlayer }} {...marks} /> : null
  }
  const audio: Audio | undefined = stack.versions[version]
  return audio ? (
    <div className="version-sound">
      {/* biome-ignore lint/a11y/useMediaCaption: sounds of clients have none */}
      <audio ref={onPlayer} src={audio.file} controls preload="metadata" className="w-full" />
    </div>
  ) : null
}

type Marks = Pick<Props, 'threads' | 'active' | 'onActivate'>

function PhotoVersion({
  photo,
  version,
  threads,
  active,
  onActivate,
}: Marks & { photo: Photo; version: number }) {
  const { picture } = photo
  if (!picture) return <div className="fitted-stage" />
  const open = threads.find(({ comment }) => comment.id === active)
  return (
    <div className="fitted-stage">
      <div
        className="fitted-frame"
        style={{ '--proportions': picture.width / picture.height } as CSSProperties}
      >
        <img
          src={picture.sources.at(-1)?.url}
          srcSet={picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
          sizes="(min-width: 640px) 50vw, 100vw"
          width={picture.width}
          height={picture.height}
          alt={photoAlt(photo, version + 1)}
          className="size-full"
        />
        {open && <Strokes strokes={open.comment.strokes} />}
        {threads.map((thread) => {
          const { id, anchor, by, resolved } = thread.comment
          return (
            anchor.at === 'point' && (
              <button
                key={id}
                type="button"
                aria-label={commentTexts.pin(thread.number, nameOf(by))}
                aria-pressed={id === active}
                onClick={() => onActivate(thread)}
                style={{ left: `${anchor.x * 100}%`, top: `${anchor.y * 100}%` }}
                className="comment-place"
              >
                <span className="comment-pin" data-resolved={resolved !== null || undefined}>
                  {thread.number}
                </span>
              </button>
            )
          )
        })}
      </div>
    </div>
  )
}

interface FilmProps extends Marks {
  video: Video
  onPlayer(player: HTMLMediaElement | null): void
}

function FilmVersion({ video, onPlayer, threads, active }: FilmProps) {
  const { poster } = video
  const [fault, setFault] = useState<FilmFault>()
  const film = useFilm(video, poster, setFault)
  const { ref } = film
  useEffect(() => {
    onPlayer(ref.current)
    return () => onPlayer(null)
  }, [ref, onPlayer])
  const open = threads.find(({ comment }) => comment.id === active)
  const style = poster && ({ '--proportions': poster.width / poster.height } as CSSProperties)
  return (
    <div className="fitted-stage">
      {fault && <p role="alert">{recordingTexts.videoUnplayable}</p>}
      <div className="fitted-frame" style={style} hidden={fault !== undefined}>
        <video
          {...film}
          poster={poster?.sources.at(-1)?.url}
          controls
          preload="metadata"
          playsInline
          className="size-full object-contain"
        />
        {open && open.comment.strokes.length > 0 && <Strokes strokes={open.comment.strokes} />}
      </div>
    </div>
  )
}
