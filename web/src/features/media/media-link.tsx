import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { cardFace, cardLinkClass } from '../../page/card.tsx'
import { classes } from '../../ui/classes.ts'

interface Props {
  to: string
  icon: LucideIcon
  title: string
  text: string
  /** One of the three kinds of media; the other tiles are actions. */
  isMain: boolean
  /** Width of the tiles, in columns of the grid. */
  columns: string
}

/** A link into the media, as a tile of a grid of six columns. */
export function MediaLink({ to, icon: Icon, title, text, isMain, columns }: Props) {
  return (
    <div
      className={classes(
        cardFace,
        'gap-3 p-3 min-[820px]:p-5',
        isMain
          ? `${columns} flex flex-col items-start min-[820px]:p-6`
          : 'col-span-3 grid grid-cols-[auto_1fr] content-center items-center max-[519px]:gap-2',
      )}
    >
      <span
        className={classes(
          'grid place-items-center rounded-full bg-accent-wash text-accent',
          isMain ? 'size-11 min-[820px]:size-14' : 'size-6 min-[520px]:size-11 max-[519px]:bg-transparent',
        )}
      >
        <Icon aria-hidden="true" className={isMain ? 'size-5 min-[820px]:size-6' : 'size-5'} />
      </span>
      <div>
        <Link
          to={to}
          className={classes(cardLinkClass, 'font-heading text-base font-semibold min-[520px]:text-h3')}
        >
          {title}
        </Link>
        <p className="text-sm text-soft max-[519px]:hidden">{text}</p>
      </div>
    </div>
  )
}
