import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { arrangeTexts } from '@dlm/contract/media/arrange.texts'
import type { AlbumSection, Photo } from '@dlm/contract/media/media.schema'
import Check from 'lucide-react/icons/check'
import Images from 'lucide-react/icons/images'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { EntryPicture } from '../../../admin/list/entry-parts.tsx'
import { classes } from '../../../ui/classes.ts'
import type { DropPlace } from './use-drop-target.ts'

interface TileProps {
  /** It has the focus, or gets it first. */
  isActive: boolean
  isSelected: boolean
  isHeld: boolean
  isDragged: boolean
  /** On which side of it what is dragged would be dropped. */
  side: DropPlace['side'] | undefined
}

interface PhotoProps extends TileProps {
  photo: Photo
  /** What it is called, by its position. */
  label: string
  /** Its number among the photos. */
  number: number
}

/** A photo that can be dragged, and picked up with the keyboard, which its list listens to. */
export const ArrangeTile = memo(function ArrangeTile({ photo, label, number, ...tile }: PhotoProps) {
  const { pid, name, alt, picture, renditions } = photo
  return (
    <Tile {...tile} id={pid} label={`${label}, ${alt || name}`}>
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
        {tile.isSelected && <Check className="size-4" />}
        {number}
      </span>
    </Tile>
  )
})

/** The heading of a section among the tiles of its photos, which is moved as they are. */
export const SectionTile = memo(function SectionTile({
  section: { id, title },
  ...tile
}: TileProps & { section: AlbumSection }) {
  return (
    <Tile {...tile} id={id} label={arrangeTexts.section(title)} className="arrange-section">
      <span dir="auto" className="line-clamp-4 hyphens-auto text-sm font-semibold break-words">
        {title}
      </span>
    </Tile>
  )
})

interface Props extends TileProps {
  id: string
  label: string
  className?: string
  children: ReactNode
}

function Tile({ id, label, className, isActive, isSelected, isHeld, isDragged, side, children }: Props) {
  const tile = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!tile.current) return
    return draggable({ element: tile.current, getInitialData: () => ({ pid: id }) })
  }, [id])
  return (
    <div
      ref={tile}
      role="option"
      aria-selected={isSelected}
      aria-label={label}
      tabIndex={isActive ? 0 : -1}
      data-pid={id}
      data-held={isHeld || undefined}
      data-dragged={isDragged || undefined}
      data-side={side}
      className={classes('arrange-tile relative rounded-control', className)}
    >
      {children}
    </div>
  )
}
