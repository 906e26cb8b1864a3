import { controlTexts } from '@dlm/contract/site/controls.texts'
import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

interface Props {
  submitLabel: string
  /** What is shown while it is sent; false where it is not. */
  busy: string | false
  isDangerous?: boolean
  cancelLabel?: string
  /** Its width and the space between its fields. */
  className?: string
  onSubmit: FormEventHandler
  onCancel(): void
  children: ReactNode
}

/** A form within a page: its fields, the button that sends it, and one that goes back to what was there. */
export function CancellableForm(props: Props) {
  const { submitLabel, busy, isDangerous, cancelLabel = controlTexts.cancel, className = 'gap-4' } = props
  return (
    <form noValidate onSubmit={props.onSubmit} className={`grid ${className}`}>
      {props.children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={busy}>
          {submitLabel}
        </Button>
        <Button variant="secondary" onClick={props.onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </form>
  )
}
