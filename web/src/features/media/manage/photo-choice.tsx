import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import { useState } from 'react'
import { notifyFailure } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'

interface Props {
  /** What the photo is chosen for. */
  label: string
  /** Whether it is chosen, or what that would do. */
  note: string
  /** The button; missing where there is nothing to choose. */
  action?: string | undefined
  /** A failure is shown. */
  onChoose(): Promise<void>
}

/** What a photo may be chosen for, once for a whole album or for the portal. */
export function PhotoChoice({ label, note, action, onChoose }: Props) {
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
        <Button variant="secondary" busy={isBusy && manageMediaTexts.saving} onClick={choose}>
          {action}
        </Button>
      )}
      <p className="text-sm text-soft">{note}</p>
    </section>
  )
}
