import { mediaTitle } from '@dlm/contract/format/media-title'
import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import type { Audio, Video } from '@dlm/contract/media/media.schema'
import { useEffect, useState } from 'react'
import { useFilm } from '../../../page/use-film.ts'
import { togglePlaying } from '../../../shell/player/audio-player.ts'
import { type AudioState, useAudioState } from '../../../shell/player/audio-state.ts'
import { PlayIcon } from '../../../shell/player/play-icon.tsx'

interface PlayProps {
  label: string
  status: AudioState['status']
  onPress(): void
}

/** Covers the picture of an entry, all of which is the target. */
function PlayButton({ label, status, onPress }: PlayProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="absolute inset-0 grid place-items-center rounded-control -outline-offset-2"
    >
      <span className="grid size-9 place-items-center rounded-full bg-accent-solid text-on-accent shadow-card">
        <PlayIcon status={status} />
      </span>
    </button>
  )
}

function CannotBePlayed() {
  return (
    <p role="alert" className="absolute inset-0 grid place-items-center bg-surface p-1 text-xs text-danger">
      {manageMediaTexts.notPlayable}
    </p>
  )
}

/** Plays an audio from its entry; the mini player takes over. */
export function SoundPlayer({ audio }: { audio: Audio }) {
  const { status } = useAudioState(audio.aid)
  const isSounding = status === 'playing' || status === 'loading'
  if (status === 'failed') return <CannotBePlayed />
  return (
    <PlayButton
      label={(isSounding ? manageMediaTexts.pause : manageMediaTexts.play)(mediaTitle(audio.name))}
      status={status}
      onPress={() => togglePlaying(audio)}
    />
  )
}

function Film({ video, onFault }: { video: Video; onFault(): void }) {
  const film = useFilm(video, video.poster, (fault) => fault && onFault())
  useEffect(() => film.ref.current?.focus(), [film.ref])
  return (
    <video
      {...film}
      controls
      autoPlay
      playsInline
      className="absolute inset-0 size-full bg-raised object-contain -outline-offset-2"
    />
  )
}

/** Plays a video instead of its poster. */
export function FilmPlayer({ video }: { video: Video }) {
  const [status, setStatus] = useState<AudioState['status']>('stopped')
  if (status === 'failed') return <CannotBePlayed />
  if (status === 'stopped')
    return (
      <PlayButton
        label={manageMediaTexts.play(mediaTitle(video.name))}
        status={status}
        onPress={() => setStatus('playing')}
      />
    )
  return <Film video={video} onFault={() => setStatus('failed')} />
}
