import type { Picture as PictureData } from '@dlm/contract/common.schema'
import { type ReactNode, useId } from 'react'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { cardFace } from './card.tsx'

interface Props {
  /** What kind of thing this is: "Film". It names the tile. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** One thing of the studio's work on the landing. */
export function Tile({ label, className, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes(cardFace, 'tile flex flex-col', className)}>
      <h2
        id={id}
        className="order-first px-5 pt-4 pb-3 font-text text-sm font-semibold tracking-normal text-soft"
      >
        {label}
      </h2>
      {children}
    </section>
  )
}

interface EntryTileProps extends Props {
  /** Undefined while the entry loads. */
  picture: PictureData | undefined
  pictureClass: string
}

/** An entry on the landing: a small picture, and words beside it. */
export function EntryTile({ label, picture, pictureClass, children }: EntryTileProps) {
  return (
    <Tile label={label}>
      {picture ? (
        <div className="grid flex-1 grid-cols-[88px_1fr] content-start gap-4 px-5 pb-5">
          <Picture
            picture={picture}
            alt=""
            sizes="88px"
            className={`w-full rounded-control ${pictureClass}`}
          />
          {children}
        </div>
      ) : (
        <Skeleton className="m-5 mt-0 h-28" />
      )}
    </Tile>
  )
}
