import { roomToolTexts } from '@dlm/contract/rooms/room-tool.texts'
import type { NamedPiece, RoomSection } from '@dlm/contract/rooms/rooms.schema'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { PiecePicker } from './piece-picker.tsx'
import { PieceRow } from './piece-row.tsx'
import { movedUp, newSection, withSection } from './sections.ts'

interface Props {
  sections: readonly RoomSection[]
  /** The names of the pieces, as far as they are known. */
  names: readonly NamedPiece[]
  onNamed(piece: NamedPiece): void
  onChange(sections: RoomSection[]): void
}

/** The sections of a room: each with a heading, and the albums, videos and audio in it. */
export function SectionFields({ sections, names, onNamed, onChange }: Props) {
  return (
    <fieldset className="grid gap-4">
      <legend className="pb-2 text-sm font-semibold">{roomToolTexts.sections}</legend>
      {sections.map((section, at) => (
        <OneSection
          key={section.id}
          {...{ section, sections, names, onNamed }}
          at={at}
          onChange={(changed) => onChange(withSection(sections, changed))}
          onRemove={() => onChange(sections.filter(({ id }) => id !== section.id))}
        />
      ))}
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => onChange([...sections, newSection()])}
      >
        <Plus aria-hidden="true" className="size-5" />
        {roomToolTexts.addSection}
      </Button>
    </fieldset>
  )
}

interface SectionProps extends Omit<Props, 'onChange'> {
  section: RoomSection
  /** Its index, from 0. */
  at: number
  onChange(section: RoomSection): void
  onRemove(): void
}

function OneSection({ section, sections, at, names, onNamed, onChange, onRemove }: SectionProps) {
  const [isPicking, setPicking] = useState(section.pieces.length === 0 && sections.length === 1)
  const { title, pieces } = section
  const number = at + 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within another is read out twice
    <div
      role="group"
      aria-label={roomToolTexts.section(number)}
      className="grid grid-cols-1 gap-3 rounded-card border border-line p-3"
    >
      <div className="flex items-end gap-2">
        <TextField
          label={roomToolTexts.heading}
          className="min-w-0 flex-1"
          value={title}
          maxLength={100}
          onChange={(event) => onChange({ ...section, title: event.target.value })}
        />
        <IconButton label={roomToolTexts.removeSection(number)} onClick={onRemove}>
          <Trash aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {pieces.length === 0 && <p className="text-sm text-soft">{roomToolTexts.noPieces}</p>}
      <ul className="grid grid-cols-1 gap-1">
        {pieces.map((piece, index) => (
          <PieceRow
            key={`${piece.kind}-${piece.id}`}
            {...{ piece, sections, names, onNamed }}
            onChange={(changed) => onChange({ ...section, pieces: pieces.with(index, changed) })}
            onMoveUp={
              index === 0 ? undefined : () => onChange({ ...section, pieces: movedUp(pieces, index) })
            }
            onRemove={() => onChange({ ...section, pieces: pieces.toSpliced(index, 1) })}
          />
        ))}
      </ul>
      {isPicking ? (
        <PiecePicker
          sections={sections}
          onPick={(piece) => {
            onNamed(piece)
            onChange({ ...section, pieces: [...pieces, { kind: piece.kind, id: piece.id }] })
          }}
          onDone={() => setPicking(false)}
        />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setPicking(true)}>
          <Plus aria-hidden="true" className="size-5" />
          {roomToolTexts.addPieces(number)}
        </Button>
      )}
    </div>
  )
}
