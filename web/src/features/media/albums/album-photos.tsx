import { albumTexts } from '@dlm/contract/media/albums.texts'
import type { Album, Photo } from '@dlm/contract/media/media.schema'
import { pageTexts } from '@dlm/contract/site/pages.texts'
import { useQuery } from '@tanstack/react-query'
import Images from 'lucide-react/icons/images'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ListSearch } from '../../../lib/api/use-search.ts'
import { lazyModule } from '../../../lib/code/lazy-module.ts'
import { useCloseOverlay } from '../../../lib/focus/overlay.ts'
import { albumPath } from '../../../lib/paths.ts'
import { NothingFound } from '../../../page/nothing-found.tsx'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { PhotoRows } from '../photos/photo-rows.tsx'
import type { PhotoRowsHandle } from '../photos/photo-rows-handle.ts'
import { useLightbox } from './use-lightbox.ts'
import type { PhotoResults } from './use-open-photo.ts'

const selection = lazyModule('selection', () => import('../photos/photo-selection.tsx'))
/** Placeholder photos while a search is pending. */
const expected = 12
/** Photos before the last loaded one at which the lightbox requests the next page. */
const nearEnd = 8

interface Props {
  album: Album
  results: PhotoResults
  search: ListSearch
  open: Photo | null
}

/** The photos of an album in each of their states, and the lightbox over them. */
export function AlbumPhotos({ album, results, search, open }: Props) {
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } =
    results
  const rows = useRef<PhotoRowsHandle>(null)
  const [list, setList] = useState<HTMLElement | null>(null)
  // A failure is silent: the photos are visible without it.
  const { data: selecting } = useQuery({ ...selection, enabled: list !== null })
  const photos = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data])
  const missingCount = search.search ? expected : album.photos - photos.length
  const pendingCount = hasNextPage || isPending ? Math.max(1, missingCount) : 0
  const isStuck = Boolean(error) && !isFetchingNextPage
  const more = () => {
    if (hasNextPage && !isFetchingNextPage && !isPlaceholderData) void fetchNextPage()
  }

  const { AlbumLightbox, onClosed } = useLightbox(
    open,
    rows,
    useCloseOverlay(albumPath(album.fid, search.search)),
  )
  const openAt = open ? photos.findIndex(({ pid }) => pid === open.pid) : 0
  const isNearEnd = open !== null && !isStuck && (openAt < 0 || openAt >= photos.length - nearEnd)
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage])

  if (error && !data)
    return <ReadFailure error={error} onRetry={() => results.refetch()} isRetrying={results.isFetching} />
  if (data && photos.length === 0 && !hasNextPage)
    return (
      <NothingFound
        search={search.search}
        onClearSearch={() => search.onSearch('')}
        words={albumTexts.photoWords}
        icon={Images}
      />
    )
  const count = search.search ? photos.length : album.photos
  return (
    <>
      <p
        role="status"
        dir="auto"
        className={search.search ? 'min-h-[37px] pb-4 text-sm text-soft' : 'sr-only'}
      >
        {/* Until they are there, the photos are those of the search before. */}
        {data &&
          !isPlaceholderData &&
          pageTexts.listed(
            count,
            Boolean(search.search) && hasNextPage,
            albumTexts.photoWords,
            search.search,
          )}
      </p>
      <div className={classes('transition-opacity', isPlaceholderData && 'opacity-60')}>
        <PhotoRows
          ref={rows}
          label={albumTexts.photosIn(album.name)}
          photos={photos}
          pendingCount={pendingCount}
          onLoadMore={more}
          search={search.search}
          Check={selecting?.TileCheck}
          onNear={setList}
          failure={
            isStuck && (
              <div role="alert" className="grid justify-items-center gap-3 pt-6 text-center">
                <p className="text-danger">{error?.message}</p>
                <Button variant="secondary" onClick={() => fetchNextPage()}>
                  {albumTexts.tryAgain}
                </Button>
              </div>
            )
          }
        />
      </div>
      {count > expected && (
        // The line has its height from the start, so that the end of the page does not move.
        <p className="mt-8 min-h-[1.5em] text-center text-sm text-soft tabular-nums">
          {pendingCount === 0 && albumTexts.end(photos.length)}
        </p>
      )}
      {list && selecting && (
        <selecting.PhotoSelection album={album} photos={photos} list={list} rows={rows} />
      )}
      {AlbumLightbox && (
        <AlbumLightbox
          album={album}
          photos={photos}
          total={Math.max(photos.length, count)}
          photo={open}
          search={search.search}
          rows={rows}
          onClosed={onClosed}
        />
      )}
    </>
  )
}
