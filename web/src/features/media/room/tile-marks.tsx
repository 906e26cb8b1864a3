import { mediaTitle } from '@dlm/contract/format/media-title'
import type { Photo } from '@dlm/contract/media/media.schema'
import { choosingTexts } from '@dlm/contract/rooms/choosing.texts'
import Heart from 'lucide-react/icons/heart'
import Star from 'lucide-react/icons/star'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useChoosing } from './choosing.ts'
import { SheetLine } from './sheet-line.tsx'
import { watchTile } from './watch-tile.ts'
import './choosing.css'

/** On a tile: the heart, and what the client thinks of the photo. A tile that was in view for a while has been looked at. */
export function TileMarks({ photo }: { photo: Photo }) {
  const { pid, name } = photo
  const choosing = useChoosing()
  const heart = useRef<HTMLButtonElement>(null)
  const see = choosing?.see
  useEffect(() => {
    const tile = heart.current?.parentElement
    return see && tile ? watchTile(tile, () => see(pid)) : undefined
  }, [see, pid])
  if (!choosing) return <SheetLine photo={photo} />
  const isChosen = choosing.pids.includes(pid)
  const stars = choosing.stars.get(pid)
  return (
    <>
      <button
        ref={heart}
        type="button"
        aria-pressed={isChosen}
        aria-label={choosingTexts.choose(mediaTitle(name), choosing.title)}
        disabled={choosing.isClosed}
        onClick={() => choosing.toggle(pid)}
        className="tile-heart absolute end-0 top-0 grid size-11 place-items-center"
      >
        <span className="grid size-8 place-items-center rounded-full">
          <Heart aria-hidden="true" className={classes('size-5', isChosen && 'fill-current')} />
        </span>
      </button>
      <SheetLine {...{ photo, isChosen, stars }} isRejected={choosing.rejected.has(pid)} />
      {choosing.rejected.has(pid) && (
        <span className="tile-mark tile-rejected absolute">
          <X aria-hidden="true" className="size-4" />
          <span className="sr-only">{choosingTexts.rejected}</span>
        </span>
      )}
      {stars !== undefined && (
        <span className="tile-mark tile-stars absolute">
          <Star aria-hidden="true" className="size-4 fill-current" />
          <span aria-hidden="true">{stars}</span>
          <span className="sr-only">{choosingTexts.stars(stars)}</span>
        </span>
      )}
    </>
  )
}
