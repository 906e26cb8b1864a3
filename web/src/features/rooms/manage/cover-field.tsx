import { roomToolTexts } from '@dlm/contract/rooms/room-tool.texts'
import type { NamedPiece, RoomSection } from '@dlm/contract/rooms/rooms.schema'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { PhotoGrid } from './photo-grid.tsx'

interface Props {
  sections: readonly RoomSection[]
  names: readonly NamedPiece[]
  /** Id of the photo on the cover; empty for the first one of the room. */
  chosen: string
  onChoose(pid: string): void
}

/** Which photo of the room’s albums is on its cover. */
export function CoverField({ sections, names, chosen, onChoose }: Props) {
  const [isChoosing, setChoosing] = useState(false)
  const albums = sections.flatMap(({ pieces }) => pieces.filter(({ kind }) => kind === 'album'))
  if (albums.length === 0) return null
  const options = albums.map(({ id }) => ({
    ...{ value: id, label: names.find((piece) => piece.kind === 'album' && piece.id === id)?.name || id },
  }))
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 text-sm font-semibold">{roomToolTexts.cover}</legend>
      <p className="text-soft">{chosen ? roomToolTexts.coverChosen : roomToolTexts.coverFirst}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {roomToolTexts.chooseCover}
        </Button>
        {chosen && (
          <Button variant="ghost" onClick={() => onChoose('')}>
            {roomToolTexts.firstPhoto}
          </Button>
        )}
      </div>
      {isChoosing && <Choices {...{ options, chosen, onChoose }} />}
    </fieldset>
  )
}

interface ChoicesProps extends Pick<Props, 'chosen' | 'onChoose'> {
  options: readonly { value: string; label: string }[]
}

function Choices({ options, chosen, onChoose }: ChoicesProps) {
  const [fid, setFid] = useState(options[0]?.value ?? '')
  return (
    <div className="grid gap-3">
      {options.length > 1 && (
        <SelectField
          label={roomToolTexts.coverAlbum}
          options={options}
          value={fid}
          onChange={(event) => setFid(event.target.value)}
        />
      )}
      <PhotoGrid
        fid={fid}
        isPicked={(pid) => pid === chosen}
        labelOf={roomToolTexts.putOnCover}
        onPick={onChoose}
      />
    </div>
  )
}
