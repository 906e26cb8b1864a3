import { albumTexts } from '@dlm/contract/media/albums.texts'
import { Title } from '../../../page/title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { rowsLayout } from '../photos/photo-layout.ts'
import { PhotoList } from '../photos/photo-list.tsx'
import { AlbumCoverBand } from './album-cover.tsx'

/** Placeholder photos while the album's size is unknown. */
const fewRows = 24
const all = {}
const nothing = () => {}

/** Placeholder of an album while it loads. */
export function AlbumSkeleton() {
  return (
    <div aria-busy="true">
      <Title>{albumTexts.album}</Title>
      <h1 className="sr-only">{albumTexts.album}</h1>
      <div className="album-cover">
        <Skeleton className="size-full rounded-none" />
        <AlbumCoverBand>
          <div className="grid gap-1">
            <Skeleton className="h-[calc(var(--text-hero)*1.05)] w-64 max-w-full" />
            <Skeleton className="h-[1.6rem] w-28" />
          </div>
          <Skeleton className="h-11 w-36" />
        </AlbumCoverBand>
      </div>
      <div className="media-width pt-18">
        <PhotoList
          label={albumTexts.photos}
          place={rowsLayout}
          photos={[]}
          pendingCount={fewRows}
          onLoadMore={nothing}
          filter={all}
        />
      </div>
    </div>
  )
}
