import './focus-field.css'
import type { FocalPoint, Picture as PictureData } from '@dlm/contract/common.schema'
import { focusTexts } from '@dlm/contract/media/focus.texts'
import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import { type FieldValues, type Path, type PathValue, useController } from 'react-hook-form'
import type { ContractForm } from '../../../forms/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldNote } from '../../../ui/field-note.tsx'
import { Picture } from '../../../ui/picture.tsx'

interface Props<Fields extends FieldValues, Values> {
  form: ContractForm<Fields, Values>
  picture: PictureData
}

const centre: FocalPoint = { x: 0.5, y: 0.5 }

/** Steps of the arrow keys, as shares of the picture; the larger one with Shift. */
const [step, largeStep] = [0.01, 0.1]
const arrows: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 1000) / 1000))

/** The crops that are shown: of a phone's landing, of a square and of a wide card. */
const crops = ['aspect-[4/5]', 'aspect-square', 'aspect-video']

/** The field `focus` of a form: a ring on the picture, and the crops that follow from it. */
export function FocusField<Fields extends FieldValues, Values>({ form, picture }: Props<Fields, Values>) {
  const id = useId()
  const { field, fieldState } = useController({ control: form.control, name: 'focus' as Path<Fields> })
  const focus: FocalPoint = field.value ?? centre
  const change = ({ x, y }: FocalPoint) =>
    field.onChange({ x: within(x), y: within(y) } as PathValue<Fields, Path<Fields>>)

  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (!by) return
    event.preventDefault()
    const length = event.shiftKey ? largeStep : step
    change({ x: focus.x + by.x * length, y: focus.y + by.y * length })
  }
  const followPointer = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    change({ x: (clientX - left) / width, y: (clientY - top) / height })
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    followPointer(event)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) followPointer(event)
  }

  const { width, height } = picture
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <span id={`${id}-label`} className="text-sm font-semibold">
          {focusTexts.label}
        </span>
        <Button variant="secondary" onClick={() => change(centre)}>
          {focusTexts.centre}
        </Button>
      </div>
      <button
        ref={field.ref}
        type="button"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-position ${id}-note`}
        onBlur={field.onBlur}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        style={{ aspectRatio: `${width} / ${height}` }}
        className="relative block w-full touch-none overflow-hidden rounded-card bg-raised"
      >
        <Picture picture={picture} alt="" sizes="(min-width: 1280px) 400px, 94vw" className="size-full" />
        <span
          aria-hidden="true"
          className="focus-ring"
          style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
        />
      </button>
      <p id={`${id}-position`} role="status" className="text-sm tabular-nums">
        {focusTexts.position(focus)}
      </p>
      <FieldNote
        id={`${id}-note`}
        note={fieldState.error?.message ?? focusTexts.hint}
        isError={fieldState.error !== undefined}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, since there is nothing to fill in */}
      <div role="group" aria-label={focusTexts.crops} className="focus-crops">
        {crops.map((shape) => (
          <Picture
            key={shape}
            picture={{ ...picture, focus }}
            alt=""
            sizes="200px"
            className={`${shape} rounded-control`}
          />
        ))}
      </div>
    </div>
  )
}
