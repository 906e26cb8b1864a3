import { albumTexts } from '@dlm/contract/media/albums.texts'
import { useQuery } from '@tanstack/react-query'
import { readEncoded } from '../../../lib/api/encoded-lists.ts'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { AlbumCard, AlbumCardSkeleton, albumGridClass } from './album-card.tsx'
import { useGrants } from './grants.ts'

/** Full rows in a grid of two columns as in one of three. */
const places = [0, 1, 2, 3, 4, 5]
const latest = readEncoded('get_all_albums', { limit: places.length })

/** The newest albums. */
export function LatestAlbums() {
  const { data, error, isFetching, refetch } = useQuery(latest)
  const grants = useGrants()
  if (data?.data.length === 0) return null
  return (
    <section aria-labelledby="latest-albums">
      <h2 id="latest-albums" className="mb-5">
        {albumTexts.latestAlbums}
      </h2>
      {error && !data ? (
        <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <div className={albumGridClass} aria-busy={!data}>
          {data
            ? data.data.map((album) => (
                <AlbumCard key={album.fid} album={album} isUnlocked={grants.has(album.fid)} />
              ))
            : places.map((at) => <AlbumCardSkeleton key={at} />)}
        </div>
      )}
    </section>
  )
}
