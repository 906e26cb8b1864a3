import { dashboardTexts } from '@dlm/contract/dashboard/dashboard.texts'
import { plural } from '@dlm/contract/format/plural'
import { manageAlbumsTexts } from '@dlm/contract/media/manage-albums.texts'
import type { Album } from '@dlm/contract/media/media.schema'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminMedia } from '../../../admin/admin-media.ts'
import { useRefresh } from '../../../admin/admin-query.ts'
import type { OpenBulkForm } from '../../../admin/form/bulk-form.tsx'
import { callForEach } from '../../../admin/list/bulk-calls.ts'
import { publicReadsOf } from '../../../admin/public-reads.ts'
import { SidePanel } from '../../../admin/side-panel.tsx'
import { useDebounced } from '../../../lib/api/use-debounced.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { photoCount } from '../albums/photo-count.ts'

/** Milliseconds of debounce before the search is sent. */
const debounce = 200

interface Props extends OpenBulkForm {
  /** The album of the photos. */
  from: string
}

/** Moves many photos to another open album; the notification has an undo. */
export function MovePanel({ from, ids, onClose, onDone }: Props) {
  const [isBusy, setBusy] = useState(false)
  const refresh = useRefresh(publicReadsOf('photo'))

  const takeBack = async (moved: readonly string[], to: string) => {
    try {
      await callForEach('move_photos', { from: to, to: from }, moved, manageAlbumsTexts.movedBack)
    } catch (error) {
      notifyFailure(error)
    }
    void refresh()
  }
  const move = async ({ fid: to, name }: Album) => {
    setBusy(true)
    try {
      const moved = await callForEach('move_photos', { from, to }, ids, manageAlbumsTexts.moved)
      onClose()
      if (moved.length === ids.length) onDone()
      if (moved.length > 0)
        void notify(dashboardTexts.moved(plural(moved.length, 'photo'), name), {
          undo: () => void takeBack(moved, to),
        })
    } catch (error) {
      notifyFailure(error)
      setBusy(false)
    }
    // Some may be moved where others failed.
    void refresh()
  }

  return (
    <SidePanel title={manageAlbumsTexts.moveTitle} onClose={onClose}>
      <p className="text-soft">{manageAlbumsTexts.selected(ids.length)}</p>
      <AlbumChoice from={from} isBusy={isBusy} onChoose={move} />
    </SidePanel>
  )
}

interface ChoiceProps extends Pick<Props, 'from'> {
  isBusy: boolean
  onChoose(album: Album): void
}

/** The open albums except one, searched by name. */
function AlbumChoice({ from, isBusy, onChoose }: ChoiceProps) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), debounce)
  const list = useInfiniteQuery(adminMedia('get_all_albums', { search, limit: 24, unlisted: true }))
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = list
  const albums = data?.pages.flatMap((page) => page.data).filter(({ fid, locked }) => !locked && fid !== from)
  if (error) return <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  return (
    <div className="grid gap-3">
      <SearchField label={manageAlbumsTexts.searchAlbums} value={typed} onChange={setTyped} />
      {!albums && <Skeleton className="h-40" />}
      <p role="status" className="text-sm text-soft">
        {albums?.length === 0 && !hasNextPage && manageAlbumsTexts.noOtherAlbum}
      </p>
      <ul className="grid gap-1">
        {albums?.map((album) => (
          <li key={album.fid}>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => onChoose(album)}
              className="flex min-h-14 w-full items-center gap-3 rounded-control p-1.5 text-start hover:bg-raised disabled:opacity-60"
            >
              <Picture
                picture={album.cover}
                alt=""
                sizes="48px"
                className="size-12 shrink-0 rounded-control"
              />
              <span className="min-w-0">
                <span dir="auto" className="block truncate font-semibold">
                  {album.name}
                </span>
                <span className="block text-sm text-soft tabular-nums">
                  {photoCount(album.photos)}
                  {album.unlisted && ` · ${manageAlbumsTexts.unlisted}`}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={isFetching && manageAlbumsTexts.loading}
          onClick={() => void fetchNextPage()}
        >
          {manageAlbumsTexts.moreAlbums}
        </Button>
      )}
    </div>
  )
}
