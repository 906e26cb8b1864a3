import { albumTexts } from '@dlm/contract/media/albums.texts'
import { Title } from '../../../page/title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PhotoRows } from '../photos/photo-rows.tsx'
import { albumHeaderClass } from './album-header.tsx'

/** Placeholder photos while the album's size is unknown. */
const fewRows = 24
const nothing = () => {}

/** Placeholder of an album while it loads. */
export function AlbumSkeleton() {
  return (
    <div aria-busy="true">
      <Title>{albumTexts.album}</Title>
      <h1 className="sr-only">{albumTexts.album}</h1>
      <div className={albumHeaderClass}>
        <div className="grid gap-1">
          <Skeleton className="h-[calc(var(--text-h1)*1.15)] w-64 max-w-full" />
          <Skeleton className="h-[1.6rem] w-28" />
        </div>
        <Skeleton className="h-12" />
        <Skeleton className="h-11 w-28 max-[1079px]:row-start-2" />
      </div>
      <PhotoRows
        label={albumTexts.photos}
        photos={[]}
        pendingCount={fewRows}
        onLoadMore={nothing}
        search=""
      />
    </div>
  )
}
