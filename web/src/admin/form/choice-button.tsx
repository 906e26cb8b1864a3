import { formTexts } from '@dlm/contract/dashboard/forms.texts'
import { useState } from 'react'
import { notifyFailure } from '../../lib/notify.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  /** What the entry is chosen for. */
  label: string
  /** Whether it is chosen, or what that would do. */
  note: string
  /** The button; missing where there is nothing to choose. */
  action?: string | undefined
  /** A failure is shown. */
  onChoose(): Promise<void>
}

/** Chooses an entry for a place that few have: the cover of an album, the start of a list. */
export function ChoiceButton({ label, note, action, onChoose }: Props) {
  const [isBusy, setBusy] = useState(false)
  const choose = async () => {
    setBusy(true)
    try {
      await onChoose()
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section aria-label={label} className="grid justify-items-start gap-2 border-line border-t pt-5">
      {action && (
        <Button variant="secondary" busy={isBusy && formTexts.saving} onClick={choose}>
          {action}
        </Button>
      )}
      <p className="text-sm text-soft">{note}</p>
    </section>
  )
}
