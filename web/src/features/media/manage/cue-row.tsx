import { cueMax, type TrackKind } from '@dlm/contract/media/tracks.schema'
import { trackTexts } from '@dlm/contract/media/tracks.texts'
import Play from 'lucide-react/icons/play'
import Trash2 from 'lucide-react/icons/trash-2'
import { type Dispatch, memo, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { CueChange, CueField, CueRow as Row, RowErrors } from './cue-rows.ts'

interface Props {
  row: Row
  kind: TrackKind
  /** Of the row, from 1. */
  position: number
  errors: RowErrors | undefined
  /** It was added last, by the user, who writes its text now. */
  isNew: boolean
  onChange: Dispatch<CueChange>
  /** Sends the player to a time as it is typed. */
  onSeek(time: string): void
  /** The time of the player, as it would be typed. */
  now(): string
}

/** The fields of a cue. Of thousands, only the one that changes is rendered again. */
export const CueRow = memo(function CueRow(props: Props) {
  const { row, kind, position, errors, isNew, onChange, onSeek, now } = props
  const { key, from, to, text } = row
  const textArea = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isNew) textArea.current?.focus()
  }, [isNew])
  const set = (field: CueField, value: string) => onChange({ type: 'set', key, field, value })
  const time = (field: 'from' | 'to', value: string, label: string, name: string, nowLabel: string) => (
    <div className="cue-time">
      <TextField
        label={label}
        aria-label={name}
        value={value}
        error={errors?.[field]}
        maxLength={12}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => set(field, target.value)}
        className="min-w-0"
      />
      <Button variant="ghost" className="px-3" aria-label={nowLabel} onClick={() => set(field, now())}>
        {trackTexts.now}
      </Button>
    </div>
  )
  return (
    <li className="cue-row">
      <IconButton className="cue-go" label={trackTexts.goTo(kind, position)} onClick={() => onSeek(from)}>
        <Play aria-hidden="true" className="size-5" />
      </IconButton>
      {time(
        'from',
        from,
        trackTexts.start,
        trackTexts.startOf(kind, position),
        trackTexts.startNow(kind, position),
      )}
      {time('to', to, trackTexts.end, trackTexts.endOf(kind, position), trackTexts.endNow(kind, position))}
      <TextArea
        ref={textArea}
        label={trackTexts.text}
        aria-label={trackTexts.textOf(kind, position)}
        value={text}
        error={errors?.text}
        maxLength={cueMax}
        rows={1}
        onClick={() => onSeek(from)}
        onChange={({ target }) => set('text', target.value)}
        className="cue-text"
      />
      <IconButton
        className="cue-remove"
        label={trackTexts.removeCue(kind, position)}
        onClick={() => onChange({ type: 'remove', key })}
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  )
})
