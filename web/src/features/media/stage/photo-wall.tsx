import { homeCounts } from '@dlm/contract/constants'
import { photoAlt } from '@dlm/contract/format/photo-alt'
import { landingTexts } from '@dlm/contract/site/landing.texts'
import { isOffered } from '@dlm/contract/site/offered'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { publicQuery } from '../../../lib/api/query.ts'
import { paths, photoPath } from '../../../lib/paths.ts'
import { Picture } from '../../../ui/picture.tsx'
import { useNearViewport } from '../../../ui/use-near-viewport.ts'
import { latestMedia } from './latest-media.ts'

const newest = publicQuery('get_latest_media', { photosOnly: 'yes' })

/** Full rows at each width: of 3, 4 and 6 photos, or half as many rows where there are fewer than twelve. */
const gridClass = 'grid grid-cols-3 gap-1 xl:grid-cols-6'
const sizes = '(min-width: 1280px) 17vw, (min-width: 640px) 25vw, 33vw'
const places = Array.from({ length: homeCounts.wall }, (_, at) => at)

/** The newest photos of all open albums across the window, each of which leads to itself. Renders nothing where no album is open. */
export function PhotoWall() {
  const { data } = useQuery({ ...latestMedia, enabled: isOffered(paths.media) })
  return data?.album ? <Wall /> : null
}

/** Its room is reserved from the beginning; its photos are requested when it comes near the window. */
function Wall() {
  const place = useRef<HTMLElement>(null)
  const near = useNearViewport(place)
  const { data, isError } = useQuery({ ...newest, enabled: near })
  const half = places.length / 2
  const slots = data && data.photos.length < places.length ? places.slice(0, half) : places
  if (isError || (data && data.photos.length < half)) return null
  return (
    <section ref={place} aria-label={landingTexts.latestPhotos} className="pt-14">
      <ul className={slots === places ? `${gridClass} sm:grid-cols-4` : gridClass}>
        {slots.map((at) => {
          const photo = data?.photos[at]
          return (
            <li key={at} className="aspect-square overflow-hidden bg-raised">
              {photo?.picture && (
                <Link to={photoPath(photo)} className="group block size-full -outline-offset-2">
                  <Picture
                    picture={photo.picture}
                    alt={photoAlt(photo, at + 1)}
                    sizes={sizes}
                    className="size-full transition-transform group-hover:scale-[1.03]"
                  />
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
