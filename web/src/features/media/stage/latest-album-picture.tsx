import { isOffered } from '@dlm/contract/site/offered'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { albumPath, paths } from '../../../lib/paths.ts'
import { Picture } from '../../../ui/picture.tsx'
import { latestMedia } from './latest-media.ts'

/** The latest album's first photo, beside a form in a wide window. Renders nothing without one. */
export function LatestAlbumPicture() {
  const { data } = useQuery({ ...latestMedia, enabled: isOffered(paths.media) })
  const photo = data?.photos.find(({ picture }) => picture)
  if (!data?.album || !photo?.picture) return null
  return (
    <figure className="grid content-start gap-3 max-lg:hidden">
      <Picture
        picture={photo.picture}
        alt=""
        sizes="(min-width: 1200px) 608px, 50vw"
        className="aspect-[4/3] w-full rounded-card"
      />
      <figcaption className="text-sm text-soft">
        <Link to={albumPath(data.album.fid)} className="inline-flex min-h-11 items-center hover:text-ink">
          <bdi>{data.album.name}</bdi>
        </Link>
      </figcaption>
    </figure>
  )
}
