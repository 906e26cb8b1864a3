import { isSamePiece, versionsOf } from '@dlm/contract/rooms/pieces'
import { roomToolTexts } from '@dlm/contract/rooms/room-tool.texts'
import type { NamedPiece, RoomPiece, RoomSection, SectionPiece } from '@dlm/contract/rooms/rooms.schema'
import ArrowUp from 'lucide-react/icons/arrow-up'
import CopyPlus from 'lucide-react/icons/copy-plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { kindIcons } from '../../../lib/kind-icons.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PiecePicker } from './piece-picker.tsx'
import { withoutVersion, withVersion } from './sections.ts'

interface Props {
  piece: SectionPiece
  sections: readonly RoomSection[]
  /** The names of the pieces, as far as they are known. */
  names: readonly NamedPiece[]
  onNamed(piece: NamedPiece): void
  onChange(piece: SectionPiece): void
  onMoveUp: (() => void) | undefined
  onRemove(): void
}

/** A piece of a section, with its earlier versions below it. */
export function PieceRow({ piece, sections, names, onNamed, onChange, onMoveUp, onRemove }: Props) {
  const [isPicking, setPicking] = useState(false)
  const { kind } = piece
  const Icon = kindIcons[kind]
  const nameOf = (version: RoomPiece) => names.find(isSamePiece(version))?.name
  const name = nameOf(piece)
  const title = name || roomToolTexts.pieceGone
  const earlier = versionsOf(piece).slice(0, -1)
  return (
    <li className="grid grid-cols-1 gap-1">
      <div className="flex min-h-11 items-center gap-2">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-soft" />
        <span dir="auto" className={name ? 'min-w-0 flex-1 truncate' : 'min-w-0 flex-1 truncate text-danger'}>
          {title}
        </span>
        {kind !== 'album' && (
          <IconButton
            label={roomToolTexts.addVersion(title)}
            aria-expanded={isPicking}
            onClick={() => setPicking(!isPicking)}
          >
            <CopyPlus aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        {onMoveUp && (
          <IconButton label={roomToolTexts.moveUp(title)} onClick={onMoveUp}>
            <ArrowUp aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        <IconButton label={roomToolTexts.removePiece(title)} onClick={onRemove}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {earlier.length > 0 && (
        <ol className="ms-7 grid grid-cols-1">
          {earlier.map((version, at) => (
            <li key={version.id} className="flex min-h-11 items-center gap-2 text-sm text-soft">
              <span dir="auto" className="min-w-0 flex-1 truncate">
                {roomToolTexts.earlierVersion(at + 1, nameOf(version) || roomToolTexts.pieceGone)}
              </span>
              <IconButton
                label={roomToolTexts.removeVersion(at + 1, title)}
                onClick={() => onChange(withoutVersion(piece, version.id))}
              >
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {isPicking && kind !== 'album' && (
        <PiecePicker
          only={kind}
          sections={sections}
          onPick={(newest) => {
            onNamed(newest)
            onChange(withVersion(piece, newest.id))
            setPicking(false)
          }}
          onDone={() => setPicking(false)}
        />
      )}
    </li>
  )
}
