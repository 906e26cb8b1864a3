import { useCallback, useMemo, useRef } from 'react'
import { columnsLayout } from './columns-layout.ts'
import type { PhotosToPlace } from './photo-layout.ts'
import { PhotoList, type PhotoListProps } from './photo-list.tsx'
import { storyLayout } from './story-layout.ts'
import { useCaptionHeights } from './use-caption-heights.ts'
import { useElementBounds } from './use-element-bounds.ts'

type Props = Omit<PhotoListProps, 'place'>

/** Photos in columns. */
export function PhotoColumns(props: Props) {
  return <PhotoList {...props} place={columnsLayout} />
}

/** One photo below the other, with its caption. */
export function PhotoStory(props: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const { width } = useElementBounds(frame)
  // Not as the window changes: the bars of a phone's browser come and go while it scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with another width
  const windowHeight = useMemo(() => innerHeight, [width])
  const captions = useCaptionHeights(frame, props.photos, width, windowHeight)
  const place = useCallback(
    (toPlace: PhotosToPlace) => storyLayout(toPlace, windowHeight, captions),
    [windowHeight, captions],
  )
  return (
    <div ref={frame} className="relative">
      <PhotoList {...props} place={place} isStory />
    </div>
  )
}
