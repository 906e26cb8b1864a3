import type { AlbumLayout } from '@dlm/contract/media/media.schema'
import { useQuery } from '@tanstack/react-query'
import { lazyModule } from '../../../lib/code/lazy-module.ts'
import { rowsLayout } from './photo-layout.ts'
import { PhotoList, type PhotoListProps } from './photo-list.tsx'

const otherLayouts = lazyModule('other-layouts', () => import('./other-layouts.tsx'))

const none: PhotoListProps['photos'] = []
const nothing = () => {}

interface Props extends Omit<PhotoListProps, 'place'> {
  layout: AlbumLayout
}

/** The photos of an album in its layout; in rows where the code of another one cannot be loaded. */
export function LaidOutPhotos({ layout, ...props }: Props) {
  const { data, error } = useQuery({ ...otherLayouts, enabled: layout !== 'rows' })
  if (layout === 'story' && data) return <data.PhotoStory {...props} />
  if (layout === 'columns' && data) return <data.PhotoColumns {...props} />
  if (layout === 'rows' || error) return <PhotoList {...props} place={rowsLayout} />
  const { photos, pendingCount } = props
  return (
    <PhotoList
      {...props}
      photos={none}
      pendingCount={photos.length + pendingCount}
      onLoadMore={nothing}
      place={rowsLayout}
    />
  )
}
