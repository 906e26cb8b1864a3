import type { Picture as PictureData } from '@dlm/contract/common.schema'
import { type ReactNode, useId } from 'react'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { cardFace } from './card.tsx'

interface Props {
  /** What kind of thing this is: "Film". It names the tile. */
  label: string
  children: ReactNode
}

/** One thing of the studio's work on the landing. */
export function Tile({ label, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${cardFace} flex flex-col`}>
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
  sizes: string
  /** How picture and words are placed in a wide window. */
  layoutClass: string
}

/** An entry on the landing: a picture, and words beside it. */
export function EntryTile(props: EntryTileProps) {
  const { label, picture, pictureClass, sizes, layoutClass, children } = props
  const frameClass = `w-full rounded-control ${pictureClass}`
  return (
    <Tile label={label}>
      <div className={`grid flex-1 grid-cols-[88px_1fr] gap-4 px-5 pb-5 ${layoutClass}`}>
        {picture ? (
          <Picture picture={picture} alt="" sizes={sizes} className={frameClass} />
        ) : (
          <Skeleton className={frameClass} />
        )}
        {picture ? children : <Skeleton className="h-24" />}
      </div>
    </Tile>
  )
}
