import { manageAlbumsTexts } from '@dlm/contract/media/manage-albums.texts'
import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import type { Photo } from '@dlm/contract/media/media.schema'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import Images from 'lucide-react/icons/images'
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { refreshPublic } from '../../../admin/admin-query.ts'
import { rowsClass } from '../../../admin/desk/tool-screen.tsx'
import { publicReadsOf } from '../../../admin/public-reads.ts'
import type { ListPage } from '../../../lib/api/encoded-lists.ts'
import { dashboardToolPath } from '../../../lib/dashboard-tools.ts'
import { ListStates } from '../../../page/list-states.tsx'
import { BackLink } from '../../../page/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { albumPhotosQuery } from './album-photos-query.ts'
import { DescribedPhoto } from './described-photo.tsx'
import type { PhotoText } from './photo-texts.ts'

/** The photos of an album under each other, to write their alt texts and captions one after the other. */
export function DescribeSheet({ adid, fid }: { adid: string; fid: string }) {
  const results = useInfiniteQuery(albumPhotosQuery(fid, ''))
  // As the list draws its photos: both change in one render.
  const hasMore = useDeferredValue(results.hasNextPage)
  return (
    <div className="grid gap-5">
      <BackLink
        to={dashboardToolPath(adid, 'media', { album: fid })}
        label={manageAlbumsTexts.backToPhotos}
      />
      <div className="grid gap-1">
        <h2 className="text-h3">{manageMediaTexts.describeTitle}</h2>
        <p className="max-w-[68ch] text-soft">{manageMediaTexts.describeHint}</p>
      </div>
      <div>
        <ListStates
          list={{ results }}
          words={manageMediaTexts.photoList}
          icon={Images}
          skeleton={<Skeletons />}
        >
          {(photos) => (
            <Sheet photos={photos} hasMore={hasMore} onMore={() => void results.fetchNextPage()} />
          )}
        </ListStates>
      </div>
    </div>
  )
}

function Skeletons() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-5 w-56" />
      <Skeleton className="h-96 sm:h-48" />
      <Skeleton className="h-96 sm:h-48" />
      <Skeleton className="h-96 sm:h-48" />
    </div>
  )
}

interface SheetProps {
  photos: readonly Photo[]
  hasMore: boolean
  onMore(): void
}

function Sheet({ photos, hasMore, onMore }: SheetProps) {
  const client = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  /** Index from which the next photo without an alt text is searched. */
  const [from, setFrom] = useState<number | null>(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: more photos may be loaded
  useEffect(() => {
    if (from === null) return
    const next = withoutAlt(list.current, from, !hasMore)
    // The next page is searched once it is loaded.
    if (!next && hasMore) return onMore()
    next?.focus()
    setFrom(null)
  }, [from, photos.length, hasMore])

  const onSaved = useCallback(
    (pid: string, name: PhotoText, text: string) => {
      client.setQueriesData<InfiniteData<ListPage<Photo>>>(
        { queryKey: ['admin', 'photos_all'] },
        (lists) => lists && withText(lists, pid, { [name]: text }),
      )
      void refreshPublic(client, publicReadsOf('photo'))
    },
    [client],
  )
  const onEnter = useCallback((at: number) => setFrom(at + 1), [])

  const lacking = photos.filter(({ alt }) => !alt).length
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm font-semibold tabular-nums">
        {lacking === 0 ? manageMediaTexts.allDescribed : manageMediaTexts.notDescribed(lacking)}
        {hasMore && ` · ${manageMediaTexts.firstPhotos(photos.length)}`}
      </p>
      <ul ref={list} className={rowsClass}>
        {photos.map((photo, at) => (
          <DescribedPhoto key={photo.pid} photo={photo} at={at} onSaved={onSaved} onEnter={onEnter} />
        ))}
      </ul>
    </div>
  )
}

/** The next empty alt text field from this index on; from the first on, if no more pages follow. */
function withoutAlt(list: HTMLElement | null, from: number, isAll: boolean): HTMLTextAreaElement | undefined {
  const fields = Array.from(list?.querySelectorAll<HTMLTextAreaElement>('textarea[name="alt"]') ?? [])
  const others = isAll ? fields.slice(0, from) : []
  return [...fields.slice(from), ...others].find(({ value }) => value.trim() === '')
}

function withText(
  lists: InfiniteData<ListPage<Photo>>,
  pid: string,
  text: Partial<Pick<Photo, PhotoText>>,
): InfiniteData<ListPage<Photo>> {
  const pages = lists.pages.map((page) => ({
    ...page,
    data: page.data.map((photo) => (photo.pid === pid ? { ...photo, ...text } : photo)),
  }))
  return { ...lists, pages }
}
