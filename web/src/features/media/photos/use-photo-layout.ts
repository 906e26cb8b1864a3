import type { AlbumLayout } from '@dlm/contract/media/media.schema'
import { type RefObject, useMemo } from 'react'
import { columnsLayout, layoutOf, type PhotoLayout, type PhotosToPlace, rowsLayout } from './photo-layout.ts'
import { storyLayout } from './story-layout.ts'
import { useCaptionHeights } from './use-caption-heights.ts'

/** Where the photos of an album are in its layout, and placeholders for those that are not loaded. */
export function usePhotoLayout(
  layout: AlbumLayout,
  frame: RefObject<HTMLElement | null>,
  { photos, pendingCount, width }: PhotosToPlace,
): PhotoLayout {
  const isStory = layout === 'story'
  // Not as the window changes: the bars of a phone's browser come and go while it scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with another width
  const windowHeight = useMemo(() => globalThis.innerHeight, [width])
  const captions = useCaptionHeights(frame, photos, isStory ? width : 0, windowHeight)
  return useMemo(() => {
    if (width === 0) return layoutOf([])
    const toPlace = { photos, pendingCount, width }
    if (isStory) return storyLayout(toPlace, windowHeight, captions)
    return layout === 'columns' ? columnsLayout(toPlace) : rowsLayout(toPlace)
  }, [layout, isStory, photos, pendingCount, width, windowHeight, captions])
}
