import { albumTexts } from '@dlm/contract/media/albums.texts'
import type { Album } from '@dlm/contract/media/media.schema'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import { memo } from 'react'
import { Link } from 'react-router'
import { albumPath } from '../../../lib/paths.ts'
import { CardSkeleton, cardClass, cardLinkClass } from '../../../page/card.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { contentsOf } from './photo-count.ts'

const coverClass = 'aspect-[4/3] w-full'
/** In three columns: the renditions are the same ones in four. To the pixel: phones of a common density then take the smallest rendition, which fits just so. */
const sizes = '(min-width: 1808px) 573px, (min-width: 820px) calc(33.3vw - 31px), calc(50vw - 24px)'

interface Props {
  album: Album
  /** This browser has unlocked it. */
  isUnlocked: boolean
  eager?: boolean
}

/** An album in a list: cover, name, number of photos. A locked one shows its blurred cover and a padlock. */
export const AlbumCard = memo(function AlbumCard({ album, isUnlocked, eager = false }: Props) {
  return (
    <article className={cardClass}>
      <div className="relative">
        <Picture picture={album.cover} alt="" sizes={sizes} eager={eager} className={coverClass} />
        {album.locked && <Padlock isOpen={isUnlocked} />}
      </div>
      <div className="flex flex-col gap-0.5 p-3 sm:p-4">
        <h2 dir="auto" className="line-clamp-2 text-base font-semibold sm:text-h3">
          <Link to={albumPath(album.fid)} className={cardLinkClass}>
            {album.name}
          </Link>
        </h2>
        <p className="text-sm text-soft tabular-nums">
          {contentsOf(album)}
          {album.locked && (
            <span className="sr-only">{isUnlocked ? albumTexts.unlocked : albumTexts.shut}</span>
          )}
        </p>
      </div>
    </article>
  )
})

/** A closed padlock in the middle of a blurred cover, an open one in the corner of an unlocked cover. */
function Padlock({ isOpen }: { isOpen: boolean }) {
  const Icon = isOpen ? LockOpen : Lock
  return (
    <span
      aria-hidden="true"
      className={`absolute grid place-items-center rounded-full border border-line bg-surface ${
        isOpen ? 'top-3 end-3 size-9 text-success' : 'inset-0 m-auto size-14 text-ink shadow-card'
      }`}
    >
      <Icon className={isOpen ? 'size-4' : 'size-6'} />
    </span>
  )
}

/** Placeholder of a card while the list loads. */
export function AlbumCardSkeleton() {
  return (
    <CardSkeleton
      coverClass={coverClass}
      textClass="gap-0.5 p-3 sm:p-4"
      lines={['h-[1.6rem] w-3/5', 'h-[1.3rem] w-2/5']}
    />
  )
}

/** The grid of album cards. */
export const albumGridClass = 'grid grid-cols-2 gap-3 min-[820px]:grid-cols-3 min-[820px]:gap-5'

/** For a full-width list: more columns in a wide window. */
export const wideAlbumGridClass = `${albumGridClass} min-[1200px]:grid-cols-4 full-rows full-rows-2`
