import { type ReactNode, useId } from 'react'
import { classes } from '../ui/classes.ts'
import { cardFace } from './card.ts'

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
