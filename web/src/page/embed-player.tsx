import { playerTexts } from '@dlm/contract/media/player.texts'
import type { Embed } from '@dlm/contract/site/blocks.schema'
import { useState } from 'react'
import { Link } from 'react-router'
import { togglePlaying } from '../shell/player/audio-player.ts'
import { useAudioState } from '../shell/player/audio-state.ts'
import { PlayIcon } from '../shell/player/play-icon.tsx'
import { FilmCaptions } from './tracks/film-tracks.tsx'
import { useFilm } from './use-film.ts'

/** A film of the portal in a text, with the browser's player, or a sound, which the mini player takes over. */
export function EmbedPlayer({ embed }: { embed: Embed }) {
  return embed.kind === 'audio' ? <Sound embed={embed} /> : <Film embed={embed} />
}

function Caption({ title, path }: Embed) {
  return (
    <Link to={path} dir="auto" className="text-accent underline underline-offset-4">
      {title}
    </Link>
  )
}

function Film({ embed }: { embed: Embed }) {
  const { id, title, picture, tracks } = embed
  const [isBroken, setBroken] = useState(false)
  const [hasPlayed, setPlayed] = useState(false)
  const film = useFilm(embed, picture, (fault) => setBroken(fault !== undefined))
  return (
    <figure className="grid gap-2">
      <video
        {...film}
        poster={picture?.sources.at(-1)?.url}
        controls
        playsInline
        preload="none"
        onPlay={() => setPlayed(true)}
        aria-label={title}
        className="aspect-video w-full rounded-card bg-raised"
      />
      {hasPlayed && tracks && <FilmCaptions vid={id} tracks={tracks} player={film.ref} />}
      {isBroken && <p role="alert">{playerTexts.videoUnplayable}</p>}
      <figcaption className="text-sm">
        <Caption {...embed} />
      </figcaption>
    </figure>
  )
}

function Sound({ embed }: { embed: Embed }) {
  const { id, title, file = '', type = '' } = embed
  const { status } = useAudioState(id)
  const isSounding = status === 'playing' || status === 'loading'
  return (
    <figure className="flex items-center gap-3 rounded-card border border-line bg-surface p-3">
      <button
        type="button"
        aria-label={isSounding ? playerTexts.pauseTitle(title) : playerTexts.playTitle(title)}
        onClick={() => togglePlaying({ id, aid: id, name: title, file, type, size: 0, tags: '' })}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-solid text-on-accent"
      >
        <PlayIcon status={status} />
      </button>
      <figcaption className="min-w-0">
        <Caption {...embed} />
        {status === 'failed' && (
          <p role="alert" className="text-sm text-danger">
            {playerTexts.unplayable}
          </p>
        )}
      </figcaption>
    </figure>
  )
}
