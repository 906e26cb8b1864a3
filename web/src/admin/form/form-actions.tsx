import { formTexts } from '@dlm/contract/dashboard/forms.texts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { PanelActions } from '../panel-actions.tsx'

interface Props {
  submitLabel: string
  /** What is shown while it is sent; false where it is not. */
  busy: string | false
  disabled?: boolean
  /** Said beside the buttons, quietly. */
  note?: ReactNode
  onClose(): void
}

/** The buttons of a form in a side panel: one sends it, one closes the panel. */
export function FormActions({ submitLabel, note, onClose, ...submit }: Props) {
  return (
    <PanelActions>
      <Button type="submit" {...submit}>
        {submitLabel}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {formTexts.close}
      </Button>
      {note && <p className="self-center text-sm text-soft">{note}</p>}
    </PanelActions>
  )
}
