import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { arrangeTexts } from '@dlm/contract/media/arrange.texts'
import type { Photo } from '@dlm/contract/media/media.schema'
import Check from 'lucide-react/icons/check'
import Images from 'lucide-react/icons/images'
import { memo, useEffect, useRef } from 'react'
import { EntryPicture } from '../../../admin/list/entry-parts.tsx'
import type { DropPlace } from './use-drop-target.ts'

interface Props {
  photo: Photo
  /** Its index, from 0, among `count`. */
  at: number
  count: number
  /** It has the focus, or gets it first. */
  isActive: boolean
  isSelected: boolean
  isHeld: boolean
  isDragged: boolean
  /** On which side of it the dragged photos would be dropped. */
  side: DropPlace['side'] | undefined
}

/** A photo that can be dragged, and picked up with the keyboard, which its list listens to. */
export const ArrangeTile = memo(function ArrangeTile(props: Props) {
  const { photo, at, count, isActive, isSelected, isHeld, isDragged, side } = props
  const { pid, name, alt, picture, renditions } = photo
  const tile = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!tile.current) return
    return draggable({ element: tile.current, getInitialData: () => ({ pid }) })
  }, [pid])
  return (
    <div
      ref={tile}
      role="option"
      aria-selected={isSelected}
      aria-label={arrangeTexts.photo(at + 1, count, alt || name)}
      tabIndex={isActive ? 0 : -1}
      data-pid={pid}
      data-held={isHeld || undefined}
      data-dragged={isDragged || undefined}
      data-side={side}
      className="arrange-tile relative rounded-control"
    >
      <EntryPicture
        entry={{
          ...{ id: pid, name, icon: Images, facts: [] },
          picture: picture ?? null,
          isWorking: renditions === 'working',
        }}
        sizes="160px"
        className="aspect-square w-full rounded-control"
      />
      <span aria-hidden="true" className="arrange-number">
        {isSelected && <Check className="size-4" />}
        {at + 1}
      </span>
    </div>
  )
})
