import { albumTexts } from '@dlm/contract/media/albums.texts'
import type { Photo } from '@dlm/contract/media/media.schema'
import { pageTexts } from '@dlm/contract/site/pages.texts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { lazyModule } from '../../../lib/code/lazy-module.ts'
import { useCloseOverlay } from '../../../lib/focus/overlay.ts'
import { type AlbumFilter, albumPath } from '../../../lib/paths.ts'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import type { LightboxExtras } from '../lightbox/lightbox.tsx'
import { LaidOutPhotos } from '../photos/laid-out-photos.tsx'
import type { PhotoListHandle } from '../photos/photo-list-handle.ts'
import type { PhotosAlbum } from '../photos/photos-album.ts'
import type { Sections } from '../photos/sections.ts'
import { useLightbox } from './use-lightbox.ts'
import type { ShownPhotos } from './use-shown-photos.ts'

const selection = lazyModule('selection', () => import('../photos/photo-selection.tsx'))
/** Photos before the last loaded one at which the lightbox requests the next page. */
const nearEnd = 8
/** A longer list says where it ends. */
const longList = 12

interface Props {
  album: PhotosAlbum
  shown: ShownPhotos
  /** The sections that they are shown in. */
  sections?: Sections | undefined
  /** Which of its photos these are. */
  filter: AlbumFilter
  open: Photo | null
  /** On each tile, in place of the box that selects it. */
  Check?: ComponentProps<typeof LaidOutPhotos>['Check']
  /** In the lightbox, in place of the actions of public media. */
  extras?: LightboxExtras
  /** Shown where there is no photo. */
  empty: ReactNode
}

/** The photos of an album in each of their states, and the lightbox over them. */
export function AlbumPhotos({ album, shown, sections, filter, open, Check, extras, empty }: Props) {
  const { photos, isPending, isPlaceholder, pendingCount, count, error, hasMore, isLoadingMore } = shown
  const { search = '', isSaved = false, inRoom } = filter
  const handle = useRef<PhotoListHandle>(null)
  const [list, setList] = useState<HTMLElement | null>(null)
  // A failure is silent: the photos are visible without it.
  const { data: selecting } = useQuery({ ...selection, enabled: list !== null && !inRoom })
  const isStuck = Boolean(error) && !isLoadingMore
  const more = () => {
    if (hasMore && !isLoadingMore && !isPlaceholder) shown.loadMore()
  }

  const { AlbumLightbox, onClosed } = useLightbox(open, handle, useCloseOverlay(albumPath(album.fid, filter)))
  const openAt = open ? photos.findIndex(({ pid }) => pid === open.pid) : 0
  const isNearEnd = open !== null && !isStuck && (openAt < 0 || openAt >= photos.length - nearEnd)
  const loadMore = useEffectEvent(shown.loadMore)
  useEffect(() => {
    if (isNearEnd && hasMore && !isLoadingMore) loadMore()
  }, [isNearEnd, hasMore, isLoadingMore])

  if (error && photos.length === 0)
    return <ReadFailure error={error} onRetry={shown.retry} isRetrying={shown.isFetching} />
  if (photos.length === 0 && !isPending && !hasMore) return empty
  return (
    <>
      <p role="status" dir="auto" className={search ? 'min-h-[37px] pb-4 text-sm text-soft' : 'sr-only'}>
        {/* Until they are there, the photos are those of the search before. */}
        {!isPending &&
          !isPlaceholder &&
          pageTexts.listed(count, Boolean(search) && hasMore, albumTexts.photoWords, search)}
      </p>
      <div className={classes('transition-opacity', isPlaceholder && 'opacity-60')}>
        <LaidOutPhotos
          ref={handle}
          layout={album.layout}
          label={albumTexts.photosIn(album.name)}
          photos={photos}
          sections={sections}
          pendingCount={pendingCount}
          onLoadMore={more}
          filter={filter}
          Check={Check ?? selecting?.TileCheck}
          onNear={setList}
          failure={
            isStuck && (
              <div role="alert" className="grid justify-items-center gap-3 pt-6 text-center">
                <p className="text-danger">{error?.message}</p>
                <Button variant="secondary" onClick={shown.loadMore}>
                  {albumTexts.tryAgain}
                </Button>
              </div>
            )
          }
        />
      </div>
      {count > longList && (
        // The line has its height from the start, so that the end of the page does not move.
        <p className="mt-8 min-h-[1.5em] text-center text-sm text-soft tabular-nums">
          {pendingCount === 0 &&
            (isSaved ? albumTexts.endOfSaved : inRoom ? albumTexts.endOfPart : albumTexts.end)(photos.length)}
        </p>
      )}
      {sections && <sections.Opening shown={shown} rows={handle} />}
      {list && selecting && (
        <selecting.PhotoSelection album={album} photos={photos} list={list} rows={handle} />
      )}
      {AlbumLightbox && (
        <AlbumLightbox
          album={album}
          photos={photos}
          total={Math.max(photos.length, count)}
          photo={open}
          filter={filter}
          rows={handle}
          extras={extras}
          onClosed={onClosed}
        />
      )}
    </>
  )
}
