import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { albumPath } from '../../../lib/paths.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { latestMedia } from './latest-media.ts'

/** Pixels that the cover is fetched at, at most: it is in the first view, and a first load has a budget (DESIGN §8). */
const widest = 960
/** A phone of a common density takes the smallest rendition, which is nearly as wide. */
const sizes = '(min-width: 1808px) 848px, (min-width: 1024px) 46vw, (min-width: 480px) 94vw, 320px'
const coverClass = 'aspect-[16/10] w-full rounded-card'

/** The cover of the latest album in the first view of a screen, in the server's HTML. Renders nothing without one. */
export function LatestAlbumCover() {
  const { data, isPending } = useQuery(latestMedia)
  if (isPending)
    return (
      <div className="grid gap-1">
        <Skeleton className={coverClass} />
        <Skeleton className="h-11 w-2/5" />
      </div>
    )
  if (!data?.album) return null
  const { fid, name, cover } = data.album
  const picture = { ...cover, sources: cover.sources.filter(({ width }) => width <= widest) }
  return (
    <figure className="grid gap-1">
      <Picture picture={picture} alt="" sizes={sizes} eager className={coverClass} />
      <figcaption className="text-sm text-soft">
        <Link to={albumPath(fid)} className="inline-flex min-h-11 items-center hover:text-ink">
          <bdi>{name}</bdi>
        </Link>
      </figcaption>
    </figure>
  )
}
