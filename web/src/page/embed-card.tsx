import type { Embed } from '@dlm/contract/site/blocks.schema'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyComponent } from '../lib/code/lazy-component.ts'
import { Picture } from '../ui/picture.tsx'
import { cardFace, cardLinkClass } from './card.tsx'

// Most texts have neither film nor sound.
const EmbedPlayer = lazyComponent(async () => ({ default: (await import('./embed-player.tsx')).EmbedPlayer }))

/** What a text shows of the portal: a photo whole, a film and a sound with a player, else a card that leads there. */
export function EmbedCard({ embed }: { embed: Embed }) {
  const { kind, title, text, picture, path } = embed
  if (kind === 'video' || kind === 'audio')
    return (
      // The text around it is read meanwhile.
      <Suspense>
        <EmbedPlayer embed={embed} />
      </Suspense>
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
