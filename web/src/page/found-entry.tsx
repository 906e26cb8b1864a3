import type { SearchResult } from '@dlm/contract/site/search.schema'
import { Link } from 'react-router'
import { kindsFound } from '../shell/search/search-entry.ts'
import { Picture } from '../ui/picture.tsx'
import { cardFace, cardLinkClass } from './card.tsx'

/** The grid of entries of several kinds. */
export const foundGridClass = 'grid gap-3 min-[560px]:grid-cols-2 min-[1080px]:grid-cols-3'

/** An entry of whatever kind in a list of several: its kind, its title, its picture. */
export function FoundEntry({ entry: { kind, title, picture, path } }: { entry: SearchResult }) {
  const { one, icon: Icon } = kindsFound[kind]
  return (
    <li className={`${cardFace} flex items-center gap-4 p-3`}>
      {picture ? (
        <Picture picture={picture} alt="" sizes="64px" className="size-16 shrink-0 rounded-control" />
      ) : (
        <span className="grid size-16 shrink-0 place-items-center rounded-control bg-raised text-soft">
          <Icon aria-hidden="true" className="size-6" />
        </span>
      )}
      <span className="min-w-0">
        <span className="block text-xs text-soft">{one}</span>
        <Link to={path} dir="auto" className={`line-clamp-2 font-semibold ${cardLinkClass}`}>
          {title}
        </Link>
      </span>
    </li>
  )
}
