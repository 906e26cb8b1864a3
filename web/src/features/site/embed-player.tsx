import type { Embed } from '@dlm/contract/site/blocks.schema'
import { type SyntheticEvent, useState } from 'react'
import { Link } from 'react-router'

/** A film or a sound of the portal in a text, with the browser's player. */
export function EmbedPlayer({ embed }: { embed: Embed }) {
  const { kind, title, picture, path, file } = embed
  const [isBroken, setBroken] = useState(false)
  // Of a film whose picture is in a format that it does not know, a browser would play the sound to black.
  const look = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => setBroken(!currentTarget.videoWidth)
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
}
