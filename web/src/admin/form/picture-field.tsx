import type { Picture as PictureData } from '@dlm/contract/common.schema'
import { formTexts } from '@dlm/contract/dashboard/forms.texts'
import { writingTexts } from '@dlm/contract/dashboard/writing.texts'
import { acceptOf, takenFormats } from '@dlm/contract/media/media-types'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type DragEvent, type Ref, useId, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { FieldNote } from '../../ui/field-note.tsx'
import { useIncomingFiles } from '../desk/use-incoming-files.ts'
import { ChosenPicture } from './chosen-picture.tsx'
import { unfitness } from './inspect-file.ts'

interface Props {
  label: string
  file: File | null
  /** The name of one that was chosen before, and is uploaded. */
  uploadedName?: string | undefined
  /** The picture there is already. */
  current?: PictureData | undefined
  error?: string | undefined
  /** What there is to know of the chosen one. */
  note?: string | undefined
  /** A band above a title: low where there is no picture yet, and its label is for assistive technology. */
  isBand?: boolean
  onChoose(file: File): void
  /** The input, for the focus. */
  ref?: Ref<HTMLInputElement>
}

/** A picture of a form: chosen, dropped or pasted, shown at once, and sent with the form. */
export function PictureField({
  label,
  file,
  uploadedName,
  current,
  error,
  note,
  isBand = false,
  onChoose,
  ref,
}: Props) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const chooseFirst = (files: readonly File[]) => {
    // One that is no picture is refused with its reason.
    const first = files.find((file) => unfitness('image', file) === null) ?? files[0]
    if (first) onChoose(first)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    chooseFirst(Array.from(event.dataTransfer.files))
  }
  const isIncoming = useIncomingFiles(chooseFirst)
  const hasPicture = Boolean(file || current || uploadedName)
  const isShown = Boolean(file || current)
  const about = note ?? (file === null && uploadedName ? formTexts.uploaded(uploadedName) : undefined)
  // Above a title, formats are said until there is a picture.
  const hint = error ?? about ?? (isBand && isShown ? undefined : formTexts.formats(takenFormats('image')))

  return (
    <div className="grid gap-1.5">
      {!isBand && <span className="text-sm font-semibold">{label}</span>}
      <label
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classes(
          isBand && !hasPicture ? 'min-h-16' : isBand ? 'aspect-video max-h-80' : 'aspect-video max-h-52',
          'relative grid w-full cursor-pointer place-items-center overflow-hidden rounded-control bg-canvas text-center text-sm text-soft focus-within:outline-2 focus-within:outline-accent hover:border-accent',
          isBand && isShown ? 'rounded-card' : 'border border-dashed',
          isOver || isIncoming
            ? 'border-accent bg-accent-wash'
            : error === undefined
              ? 'border-line'
              : 'border-danger',
        )}
      >
        <span className="absolute inset-0">
          <ChosenPicture file={file} current={current} className="size-full" />
        </span>
        <span
          className={classes(
            'relative inline-flex items-center gap-2 rounded-control px-3 py-2',
            isShown && 'bg-surface text-ink shadow-card',
            isShown && isBand && 'm-3 self-end justify-self-end',
          )}
        >
          <ImagePlus aria-hidden="true" className="size-5" />
          {hasPicture ? formTexts.chooseAnother : isBand ? writingTexts.addCover : formTexts.chooseImage}
        </span>
        <input
          ref={ref}
          type="file"
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={hint === undefined ? undefined : `${id}-note`}
          accept={acceptOf('image')}
          className="sr-only"
          onChange={(event) => {
            const chosen = event.target.files?.[0]
            if (chosen) onChoose(chosen)
          }}
        />
      </label>
      {hint !== undefined && <FieldNote id={`${id}-note`} note={hint} isError={error !== undefined} />}
    </div>
  )
}
