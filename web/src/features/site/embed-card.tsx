import type { Embed } from '@dlm/contract/site/blocks.schema'
import { type SyntheticEvent, useState } from 'react'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture.tsx'
import { cardFace, cardLinkClass } from './card.ts'

/** What a text shows of the portal: a photo whole, a film and a sound with the browser's player, else a card that leads there. */
export function EmbedCard({ embed }: { embed: Embed }) {
  const { kind, title, text, picture, path, file } = embed
  const [isBroken, setBroken] = useState(false)
  // Of a film whose picture is in a format that it does not know, a browser would play the sound to black.
  const look = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => setBroken(!currentTarget.videoWidth)
  if (kind === 'video' || kind === 'audio')
    return (
      <figure className="grid gap-2">
        {kind === 'video' ? (
          // biome-ignore lint/a11y/useMediaCaption: a video is one file, and no captions come with it
          <video
            src={file}
            poster={picture?.sources.at(-1)?.url}
            controls
            playsInline
            preload="none"
            aria-label={title}
            onError={look}
            onLoadedMetadata={look}
            className="aspect-video w-full rounded-card bg-raised"
          />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: a sound is one file, and no captions come with it
          <audio src={file} controls preload="none" aria-label={title} className="w-full" />
        )}
        {isBroken && <p role="alert">Your browser cannot show this video.</p>}
        <figcaption className="text-sm">
          <Link to={path} dir="auto" className="text-accent underline underline-offset-4">
            {title}
          </Link>
        </figcaption>
      </figure>
    )
  if (kind === 'photo' && picture)
    return (
      <figure className="grid gap-2">
        <Link to={path} className="rounded-card">
          <Picture
            picture={picture}
            alt={title}
            sizes="(min-width: 760px) 712px, 94vw"
            className={`w-full rounded-card ${picture.height > picture.width ? 'aspect-[4/5]' : 'aspect-[3/2]'}`}
          />
        </Link>
        {text && (
          <figcaption dir="auto" className="text-sm text-soft">
            {text}
          </figcaption>
        )}
      </figure>
    )
  return (
    <div className={`${cardFace} flex items-center gap-4 p-3`}>
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes="128px"
          className="aspect-[4/3] w-32 shrink-0 rounded-control"
        />
      )}
      <div className="grid min-w-0 gap-1">
        <Link to={path} dir="auto" className={`font-semibold ${cardLinkClass}`}>
          {title}
        </Link>
        {text && (
          <p dir="auto" className="text-sm text-soft">
            {text}
          </p>
        )}
      </div>
    </div>
  )
}
